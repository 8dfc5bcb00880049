create table chat_rooms (
  uid text primary key,
  company_uid text not null references companies (uid),
  -- The managed creator on the other side.
  creator_uid text not null,
  type text not null check (type in ('dm', 'job_request')),
  job_request_uid text,
  -- Number of the newest comment; taken under this row's lock, so a room has no gaps.
  last_seq integer not null default 0,
  -- Everything up to here counts as read by all: set when the room is archived.
  read_floor_seq integer not null default 0,
  -- 未返信: the newest message is the creator's and stands after what was marked 返信不要.
  needs_reply boolean not null default false,
  no_reply_seq integer not null default 0,
  flag_color text check (flag_color in ('red', 'yellow', 'green', 'blue')),
  flag_label text not null default '',
  flag_due_on date,
  archived_at timestamptz,
  -- Newest message of a person; what the list is sorted by.
  activity_at timestamptz not null,
  created_at timestamptz not null,
  unique (company_uid, uid),
  check ((type = 'job_request') = (job_request_uid is not null)),
  foreign key (company_uid, creator_uid) references managed_creators (company_uid, uid),
  -- Request and room are made in one transaction, in either order.
  foreign key (company_uid, job_request_uid) references job_requests (company_uid, uid) deferrable initially deferred
);
create unique index chat_rooms_dm on chat_rooms (company_uid, creator_uid) where type = 'dm';
create unique index chat_rooms_job on chat_rooms (company_uid, job_request_uid) where type = 'job_request';
create index chat_rooms_activity on chat_rooms (company_uid, activity_at, uid);
create index chat_rooms_creator on chat_rooms (company_uid, creator_uid);

-- Who has joined, and how far each has read.
create table chat_room_members (
  company_uid text not null,
  room_uid text not null,
  user_uid text not null references users (uid),
  read_seq integer not null default 0,
  joined_at timestamptz not null,
  primary key (room_uid, user_uid),
  foreign key (company_uid, room_uid) references chat_rooms (company_uid, uid) on delete cascade
);
create index chat_room_members_user on chat_room_members (company_uid, user_uid);

create table comments (
  company_uid text not null,
  room_uid text not null,
  seq integer not null check (seq >= 1),
  -- Made by the client: the same one again is the same comment.
  id text not null,
  -- A user, the managed creator, or the built-in member 'system'.
  uid text not null,
  kind text not null check (kind in ('message', 'system')),
  text text not null,
  images jsonb not null default '[]',
  body_hash text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  -- A deleted comment stays as a tombstone; its text and images are gone.
  deleted_at timestamptz,
  search_text text not null generated always as (norm_ja(text)) stored,
  primary key (room_uid, seq),
  unique (room_uid, id),
  foreign key (company_uid, room_uid) references chat_rooms (company_uid, uid) on delete cascade
);
create index comments_text on comments using gin (search_text gin_trgm_ops);
