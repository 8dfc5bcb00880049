-- Signs the links of uploads. The key is made here, so that all processes on one database share it: two uuids hold
-- 244 random bits.
create table link_keys (
  name text primary key,
  secret text not null,
  created_at timestamptz not null default now()
);
insert into link_keys (name, secret)
values ('uploads', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

create table uploads (
  uid text primary key,
  -- Null: of a person or of operators, outside every company.
  company_uid text references companies (uid),
  purpose text not null check (purpose in ('profile', 'company', 'creator', 'chat')),
  -- A chat image belongs to a company's room or to the support room of a creator. Who may see the room may see it.
  room_uid text,
  support_creator_uid text references creators (uid),
  -- A user. Where a creator sent it: the managed creator (company's room) or the creator (support room).
  uploader_uid text not null,
  -- The comment that shows it. A chat image without one is deleted after some days.
  comment_id text,
  -- The file name as the sender called it.
  name text not null,
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp')),
  size integer not null check (size > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null,
  -- Removed: the link answers no more, and the file is deleted at night.
  removed_at timestamptz,
  check (purpose = 'chat' or (room_uid is null and support_creator_uid is null)),
  check (room_uid is null or (company_uid is not null and support_creator_uid is null)),
  foreign key (company_uid, room_uid) references chat_rooms (company_uid, uid) on delete set null (room_uid)
);
create index uploads_company on uploads (company_uid, uploader_uid);
create index uploads_age on uploads (created_at);
-- An upload is found by its sender until a comment shows it, and by its room and comment from then on.
create index uploads_loose on uploads (uploader_uid) where purpose = 'chat' and comment_id is null and removed_at is null;
create index uploads_room on uploads (company_uid, room_uid, comment_id) where room_uid is not null;
create index uploads_support on uploads (support_creator_uid, comment_id) where support_creator_uid is not null;
