-- Where Firestore keeps the comments, everybody sees them in its order: microseconds of `createdAt`. It differs from
-- ours where a member's comment was taken late. Null: written while we kept the comments ourselves.
alter table comments add column store_seq bigint;
-- How far somebody has read in that order: what is taken later and stands before it has been read already.
alter table chat_room_members add column read_store_seq bigint;
