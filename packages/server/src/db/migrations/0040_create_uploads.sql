-- Signs the links of uploads. Made here, so that all processes on one database share it: two uuids, 244 bits of chance.
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
  -- Chat: the room of the company, or the support room (which goes by its creator). Who may see it may see the file.
  room_uid text,
  support_creator_uid text references creators (uid),
  -- A user; where a creator sent it, the managed creator (company's room) or the creator (support room).
  uploader_uid text not null,
  -- The comment that shows it. A chat image without one is thrown away after some days.
  comment_id text,
  -- As the sender called it.
  name text not null,
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp')),
  size integer not null check (size > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null,
  -- Taken away: the file answers no more and is thrown away at night.
  removed_at timestamptz,
  check (purpose = 'chat' or (room_uid is null and support_creator_uid is null)),
  check (room_uid is null or (company_uid is not null and support_creator_uid is null)),
  foreign key (company_uid, room_uid) references chat_rooms (company_uid, uid) on delete set null (room_uid)
);
create index uploads_company on uploads (company_uid, uploader_uid);
create index uploads_age on uploads (created_at);
