-- Which of the creator's accounts a post belongs to: a night replaces the posts of one account and leaves the others.
-- Null for posts from before.
alter table creator_posts add column handle_key text;
