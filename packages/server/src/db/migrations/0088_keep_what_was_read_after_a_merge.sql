-- Two rooms poured into one: what was read of the second lies beyond what is unread of the first. Numbers of comments
-- that count as read although the read position has not come to them; of one member, and of everybody (archived).
alter table chat_room_members add column read_also int4multirange not null default '{}';
alter table chat_rooms add column read_also int4multirange not null default '{}';
