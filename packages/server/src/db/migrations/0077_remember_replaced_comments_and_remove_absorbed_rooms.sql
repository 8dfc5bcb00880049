-- When the server took words out of a comment, as the erasure of a person does. Nobody has edited it, but whoever holds
-- the text from before takes this one.
alter table comments add column replaced_at timestamptz;

-- Rooms that went into another one left their documents in Firestore. Where that is not used, nothing is to be removed.
insert into firestore_removals (kind, uid)
select 'room', a.uid from absorbed_chat_rooms a
where exists (select 1 from firestore_bridge where given is not null or taken is not null)
on conflict do nothing;
