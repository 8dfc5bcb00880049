-- Somebody who becomes a member of a company has a place in every room that is there, but has joined none of them:
-- what was written before they came is not unread to them. Null: has not joined the room.
alter table chat_room_members alter column joined_at drop not null;
