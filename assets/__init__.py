"""What one can edit without programming: boards, art, words."""
