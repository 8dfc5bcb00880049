-- Texts that go out by themselves. Sent, the comment has the same id: whoever sends it twice sends it once.
create table scheduled_comments (
  id text primary key,
  company_uid text not null,
  room_uid text not null,
  created_by text not null references users (uid),
  text text not null,
  body_hash text not null,
  send_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'cancelled', 'failed')),
  -- Why it could not be sent, as shown.
  failure text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (company_uid, room_uid) references chat_rooms (company_uid, uid) on delete cascade
);
create index scheduled_comments_room on scheduled_comments (company_uid, room_uid, send_at) where state in ('waiting', 'failed');
create index scheduled_comments_due on scheduled_comments (send_at) where state = 'waiting';
