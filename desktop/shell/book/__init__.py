"""The book beside the board: pages with tabs, facts in rows, steps one below the other."""
