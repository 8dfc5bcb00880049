-- One room between a creator and the operators. It has the creator's uid and belongs to no company.
create table support_chat_rooms (
  creator_uid text primary key references creators (uid),
  last_seq integer not null default 0,
  no_reply_seq integer not null default 0,
  -- Since when the creator has been waiting: the first message after the last answer. Null: not waiting.
  waiting_since timestamptz,
  -- Place in the queue, in ms: the waiting ones by how long they have waited, then the rest by newest message.
  position bigint not null,
  flag_color text check (flag_color in ('red', 'yellow', 'green', 'blue')),
  flag_label text not null default '',
  flag_due_on date,
  activity_at timestamptz not null,
  created_at timestamptz not null
);
create index support_chat_rooms_queue on support_chat_rooms (position, creator_uid);

-- Which operators have joined, and how far each has read.
create table support_chat_room_members (
  room_uid text not null references support_chat_rooms (creator_uid) on delete cascade,
  user_uid text not null references users (uid),
  read_seq integer not null default 0,
  joined_at timestamptz not null,
  primary key (room_uid, user_uid)
);
create index support_chat_room_members_user on support_chat_room_members (user_uid);

create table support_comments (
  room_uid text not null references support_chat_rooms (creator_uid) on delete cascade,
  seq integer not null check (seq >= 1),
  -- Made by the client: the same id again is the same comment.
  id text not null,
  -- An operator or the creator.
  uid text not null,
  text text not null,
  images jsonb not null default '[]',
  body_hash text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  search_text text not null generated always as (norm_ja(text)) stored,
  primary key (room_uid, seq),
  unique (room_uid, id)
);
create index support_comments_text on support_comments using gin (search_text gin_trgm_ops);
