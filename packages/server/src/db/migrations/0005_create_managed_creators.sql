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
  -- Names, handles, mail, memo: what a keyword is looked for in, as typed. Written by the repository.
  search_source text not null default '',
  search_text text not null generated always as (norm_ja(search_source)) stored,
  search_grams text[] not null generated always as (grams(search_source)) stored,
  version integer not null default 1,
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
create index managed_creators_archived on managed_creators (company_uid, archived_at) where archived_at is not null;
create index managed_creators_erasable on managed_creators (archived_at) where archived_at is not null and erased_at is null;
create index managed_creators_tags on managed_creators using gin (tags);
create index managed_creators_text on managed_creators using gin (search_text gin_trgm_ops);
create index managed_creators_grams on managed_creators using gin (search_grams);

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
