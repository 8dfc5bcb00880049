-- A company's own records of creators.

create table managed_creators (
  uid text primary key,
  company_uid text not null references companies (uid),
  display_name text not null,
  real_name text not null default '',
  kana text not null default '',
  image text,
  tags text[] not null default '{}',
  owner_uid text references users (uid),
  stage text not null default 'prospect' check (stage in ('prospect', 'contacted', 'active', 'repeat', 'paused')),
  email text not null default '',
  phone text not null default '',
  agency text not null default '',
  postal_code text not null default '',
  address text not null default '',
  follower_count bigint,
  last_fee bigint check (last_fee >= 0),
  memo text not null default '',
  invoice_registration_number text not null default '',
  invoice_checked_on date,
  entity_type text not null default 'individual' check (entity_type in ('individual', 'corporation')),
  withholding_default boolean not null default false,
  competitor_exclusion_until date,
  secondary_use_until date,
  creator_uid text references creators (uid),
  last_contact_at timestamptz,
  archived_at timestamptz,
  erased_at timestamptz,
  sort_name text collate "C" not null
    generated always as (norm_ja(case when kana = '' then display_name else kana end)) stored,
  -- The names, handles, mail and memo that a keyword is searched in, as typed. The repository writes it.
  search_source text not null default '',
  search_text text not null generated always as (norm_ja(search_source)) stored,
  search_grams text[] not null generated always as (grams(search_source)) stored,
  version integer not null default 1,
  -- The member who registered the record by hand, by an import or from an open creator. Null: not recorded then.
  created_by text references users (uid),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_uid, uid),
  unique (company_uid, creator_uid),
  -- The owner is a member of the same company, and stops being the owner with the membership.
  foreign key (company_uid, owner_uid) references memberships (company_uid, user_uid) on delete set null (owner_uid)
);
create index managed_creators_name on managed_creators (company_uid, sort_name, uid) where archived_at is null;
create index managed_creators_followers
  on managed_creators (company_uid, coalesce(follower_count, -1), uid) where archived_at is null;
create index managed_creators_fee on managed_creators (company_uid, coalesce(last_fee, -1), uid) where archived_at is null;
create index managed_creators_contact
  on managed_creators (company_uid, coalesce(last_contact_at, '-infinity'::timestamptz), uid) where archived_at is null;
create index managed_creators_created on managed_creators (company_uid, created_at, uid) where archived_at is null;
create index managed_creators_updated on managed_creators (company_uid, updated_at, uid) where archived_at is null;
create index managed_creators_owner on managed_creators (company_uid, owner_uid);
create index managed_creators_creator on managed_creators (creator_uid) where creator_uid is not null;
create index managed_creators_archived on managed_creators (company_uid, archived_at) where archived_at is not null;
create index managed_creators_erasable on managed_creators (archived_at) where archived_at is not null and erased_at is null;
create index managed_creators_tags on managed_creators using gin (tags);
create index managed_creators_text on managed_creators using gin (search_text gin_trgm_ops);
create index managed_creators_grams on managed_creators using gin (search_grams);
-- An import finds a creator who has no account by name and mail.
create index managed_creators_name_mail on managed_creators (company_uid, display_name, lower(email))
  where erased_at is null;
create index managed_creators_identity
  on managed_creators using gin (identity_keys(display_name, real_name, kana, email)) where erased_at is null;

create table managed_creator_accounts (
  company_uid text not null,
  managed_creator_uid text not null,
  platform text not null check (platform in ('youtube', 'instagram', 'tiktok', 'x')),
  handle text not null,
  handle_key text not null generated always as (norm_ja(handle)) stored,
  url text not null,
  follower_count bigint,
  fetched_at timestamptz,
  position integer not null default 0,
  primary key (company_uid, platform, handle_key),
  foreign key (company_uid, managed_creator_uid) references managed_creators (company_uid, uid) on delete cascade
);
create index managed_creator_accounts_creator
  on managed_creator_accounts (company_uid, managed_creator_uid, position);

create table managed_creator_genres (
  company_uid text not null,
  managed_creator_uid text not null,
  genre_uid text not null references genres (uid),
  primary key (company_uid, managed_creator_uid, genre_uid),
  foreign key (company_uid, managed_creator_uid) references managed_creators (company_uid, uid) on delete cascade
);
create index managed_creator_genres_genre on managed_creator_genres (company_uid, genre_uid);

-- What members did to a record, for its timeline: one row per record and act.
create table managed_creator_history (
  uid text primary key default gen_random_uuid()::text,
  company_uid text not null,
  managed_creator_uid text not null,
  kind text not null check (
    kind in ('edited', 'imported', 'archived', 'restored', 'erased', 'connected', 'disconnected', 'merged')
  ),
  -- How it came about where not by the form: a bulk change, its undoing, a member who left, a deleted profile.
  origin text check (origin in ('bulk', 'undo', 'member_left', 'profile_deleted')),
  -- Null: the product itself. For an import: whoever started it.
  by_uid text references users (uid),
  task_uid text,
  -- The name of the record that was merged into this one. It is personal, so erasing empties it.
  subject text not null default '',
  -- The public profile. Its name is read as it is now.
  creator_uid text references creators (uid),
  -- [{"field": "email", "before": "…", "after": "…"}]. Erasing removes the values and keeps the fields.
  changes jsonb not null default '[]',
  at timestamptz not null,
  foreign key (company_uid, managed_creator_uid) references managed_creators (company_uid, uid) on delete cascade
);
create index managed_creator_history_creator on managed_creator_history (company_uid, managed_creator_uid, at, uid);
create index managed_creator_history_task on managed_creator_history (company_uid, task_uid) where task_uid is not null;

-- Changes to many records at once, with the values from before, so that the whole change can be undone.
create table managed_creator_changes (
  uid text primary key,
  company_uid text not null references companies (uid),
  action jsonb not null,
  created_by text not null references users (uid),
  created_at timestamptz not null,
  undone_at timestamptz,
  unique (company_uid, uid)
);
create index managed_creator_changes_created on managed_creator_changes (created_at);

create table managed_creator_change_rows (
  company_uid text not null,
  change_uid text not null,
  managed_creator_uid text not null,
  before jsonb not null,
  -- The record's version after this change. At any other version somebody has changed it since.
  version_after integer not null,
  primary key (company_uid, change_uid, managed_creator_uid),
  foreign key (company_uid, change_uid) references managed_creator_changes (company_uid, uid) on delete cascade,
  foreign key (company_uid, managed_creator_uid) references managed_creators (company_uid, uid) on delete cascade
);
create index managed_creator_change_rows_creator
  on managed_creator_change_rows (company_uid, managed_creator_uid);
