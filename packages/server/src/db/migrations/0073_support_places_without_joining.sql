-- A new operator has a place at the end of every support room, but has joined none of them: what was written before they
-- came is not unread to them. Null: has not joined the room.
alter table support_chat_room_members alter column joined_at drop not null;
