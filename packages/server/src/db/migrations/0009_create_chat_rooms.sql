create table chat_rooms (
  uid text primary key,
  company_uid text not null references companies (uid),
  -- The managed creator on the other side.
  creator_uid text not null,
  type text not null check (type in ('dm', 'job_request')),
  job_request_uid text,
  -- Number of the newest comment. It is taken under this row's lock, so a room's numbers have no gaps.
  last_seq integer not null default 0,
  -- Everything up to here counts as read by all. Archiving a room sets it.
  read_floor_seq integer not null default 0,
  -- Numbers beyond the read position that count as read by all: a merged room's comments had been read before.
  read_also int4multirange not null default '{}',
  -- 未返信: the newest message is the creator's and comes after what was marked 返信不要.
  needs_reply boolean not null default false,
  no_reply_seq integer not null default 0,
  flag_color text check (flag_color in ('red', 'yellow', 'green', 'blue')),
  flag_label text not null default '',
  flag_due_on date,
  archived_at timestamptz,
  -- Newest message of a person. The list is sorted by it.
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
-- Copying rooms to Firestore asks for the new ones every few seconds and at every comment.
create index chat_rooms_created on chat_rooms (created_at);

-- Which room a merged room went into. Old links and drafts are led there. When that room is merged in its turn, the
-- row follows.
create table absorbed_chat_rooms (
  uid text primary key,
  company_uid text not null,
  into_uid text not null,
  absorbed_at timestamptz not null,
  unique (company_uid, uid),
  foreign key (company_uid, into_uid) references chat_rooms (company_uid, uid) on delete cascade
);
create index absorbed_chat_rooms_into on absorbed_chat_rooms (company_uid, into_uid);

-- Who has joined, and how far each member has read.
create table chat_room_members (
  company_uid text not null,
  room_uid text not null,
  user_uid text not null references users (uid),
  read_seq integer not null default 0,
  -- Numbers beyond the read position that this member had read before two rooms were merged.
  read_also int4multirange not null default '{}',
  -- The read position in the order of an outside store (`comments.store_seq`). What arrives later but comes before it
  -- has been read already.
  read_store_seq bigint,
  joined_at timestamptz not null,
  primary key (room_uid, user_uid),
  foreign key (company_uid, room_uid) references chat_rooms (company_uid, uid) on delete cascade
);
create index chat_room_members_user on chat_room_members (company_uid, user_uid);

create table comments (
  company_uid text not null,
  room_uid text not null,
  seq integer not null check (seq >= 1),
  -- Made by the client: the same id again is the same comment.
  id text not null,
  -- A user, the managed creator, or the built-in member 'system'.
  uid text not null,
  kind text not null check (kind in ('message', 'system')),
  text text not null,
  images jsonb not null default '[]',
  body_hash text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  -- A deleted comment stays as a tombstone, without its text and images.
  deleted_at timestamptz,
  -- Where Firestore keeps the comments, everybody sees its order: microseconds of `createdAt`. It differs from `seq`
  -- where a member's comment arrived late. Null: written while the comments were kept here.
  store_seq bigint,
  search_text text not null generated always as (norm_ja(text)) stored,
  primary key (room_uid, seq),
  unique (room_uid, id),
  foreign key (company_uid, room_uid) references chat_rooms (company_uid, uid) on delete cascade
);
create index comments_text on comments using gin (search_text gin_trgm_ops);
create index comments_days on comments (room_uid, created_at) where kind = 'message' and deleted_at is null;

-- Comments that are sent later. The sent comment has the same id, so that sending twice makes one comment.
create table scheduled_comments (
  id text primary key,
  company_uid text not null,
  room_uid text not null,
  created_by text not null references users (uid),
  text text not null,
  -- The uploads carry this comment's id from the beginning, so that they are not cleaned up while it waits.
  images jsonb not null default '[]',
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

create table comment_templates (
  uid text primary key,
  company_uid text not null references companies (uid),
  -- The writer. The template stays when the person leaves the company.
  created_by text not null references users (uid),
  -- Seen by the whole company, else by the writer alone.
  shared boolean not null,
  name text not null,
  text text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (company_uid, uid)
);
create index comment_templates_shared on comment_templates (company_uid, created_by, shared);
