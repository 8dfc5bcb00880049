-- Open creators: what they publish about themselves and what is measured of them. Nothing here comes from a company.

create table genres (
  uid text primary key,
  name text not null unique,
  position integer not null default 0,
  -- The median rate of the genre's open creators, measured every night. Null where too few rates are known.
  engagement_median double precision
);

create table creators (
  uid text primary key,
  name text not null,
  kana text not null default '',
  real_name text not null default '',
  email text not null default '',
  image text,
  bio text not null default '',
  area text not null default '',
  languages text[] not null default '{}',
  is_open boolean not null default true,
  -- The sum over the accounts whose count is known. Null when none is.
  follower_count bigint,
  engagement_rate double precision,
  -- Yen without tax for one post. An open end is null.
  fee_min bigint check (fee_min >= 0),
  fee_max bigint check (fee_max >= fee_min),
  last_posted_at timestamptz,
  invoice_registered boolean,
  sort_name text collate "C" not null generated always as (norm_ja(case when kana = '' then name else kana end)) stored,
  -- The names, handles and bio that a keyword is searched in, as typed. The repository writes it.
  search_source text not null default '',
  search_text text not null generated always as (norm_ja(search_source)) stored,
  search_grams text[] not null generated always as (grams(search_source)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_reason text
);
create index creators_name on creators (sort_name, uid) where is_open and deleted_at is null;
create index creators_followers on creators (coalesce(follower_count, -1), uid) where is_open and deleted_at is null;
create index creators_engagement on creators (coalesce(engagement_rate, -1), uid) where is_open and deleted_at is null;
create index creators_created on creators (created_at, uid) where is_open and deleted_at is null;
create index creators_last_post on creators (coalesce(last_posted_at, '-infinity'::timestamptz), uid)
  where is_open and deleted_at is null;
create index creators_area on creators (area) where is_open and deleted_at is null;
-- All filters in one index: counting the matches reads this alone and not the wide rows.
create index creators_facets on creators (uid)
  include (area, languages, fee_min, fee_max, last_posted_at, invoice_registered, follower_count, engagement_rate)
  where is_open and deleted_at is null;
-- For operators, who see hidden and deleted creators, too.
create index creators_all_name on creators (sort_name, uid);
create index creators_all_created on creators (created_at, uid);
create index creators_text on creators using gin (search_text gin_trgm_ops);
create index creators_grams on creators using gin (search_grams);

create table creator_accounts (
  creator_uid text not null references creators (uid) on delete cascade,
  platform text not null check (platform in ('youtube', 'instagram', 'tiktok', 'x')),
  handle text not null,
  handle_key text not null generated always as (norm_ja(handle)) stored,
  url text not null,
  follower_count bigint,
  fetched_at timestamptz,
  position integer not null default 0,
  primary key (platform, handle_key)
);
create index creator_accounts_creator on creator_accounts (creator_uid, position);
create index creator_accounts_stalest on creator_accounts (coalesce(fetched_at, '-infinity'::timestamptz));

create table creator_genres (
  creator_uid text not null references creators (uid) on delete cascade,
  genre_uid text not null references genres (uid),
  primary key (creator_uid, genre_uid)
);
create index creator_genres_genre on creator_genres (genre_uid, creator_uid);

create table creator_posts (
  creator_uid text not null references creators (uid) on delete cascade,
  platform text not null check (platform in ('youtube', 'instagram', 'tiktok', 'x')),
  -- The creator's account that the post belongs to: a night replaces the posts of one account and leaves the others.
  -- Null for posts that were fetched before this was recorded.
  handle_key text,
  media_type text not null check (media_type in ('video', 'short', 'image', 'carousel', 'story', 'text')),
  url text not null,
  title text not null default '',
  thumbnail text,
  posted_at timestamptz not null,
  views bigint,
  likes bigint,
  comments bigint,
  primary key (creator_uid, url)
);
create index creator_posts_newest on creator_posts (creator_uid, posted_at);

-- The sum over the accounts on a day in Japan. A day without a row was not measured.
create table creator_follower_counts (
  creator_uid text not null references creators (uid) on delete cascade,
  measured_on date not null,
  follower_count bigint not null,
  primary key (creator_uid, measured_on)
);
