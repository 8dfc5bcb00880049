-- Carrying rooms to Firestore asks every few seconds, and at every comment, which ones are new.
create index chat_rooms_created on chat_rooms (created_at);
