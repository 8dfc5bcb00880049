-- What creators publish about themselves, and what is measured of them. Nothing here comes from a company.
alter table creators
  add column languages text[] not null default '{}',
  -- Tax-excluded yen for one post; an open end is null.
  add column fee_min bigint check (fee_min >= 0),
  add column fee_max bigint check (fee_max >= fee_min),
  add column last_posted_at timestamptz,
  add column invoice_registered boolean;
create index creators_last_post on creators (coalesce(last_posted_at, '-infinity'::timestamptz), uid)
  where is_open and deleted_at is null;
create index creators_area on creators (area) where is_open and deleted_at is null;
create index creators_all_name on creators (sort_name, uid);
create index creators_all_created on creators (created_at, uid);

-- Sum over the accounts on a day in Japan; a day without a row was not measured.
create table creator_follower_counts (
  creator_uid text not null references creators (uid) on delete cascade,
  measured_on date not null,
  follower_count bigint not null,
  primary key (creator_uid, measured_on)
);

create index creator_accounts_stalest on creator_accounts (coalesce(fetched_at, '-infinity'::timestamptz));
create index managed_creators_creator on managed_creators (creator_uid) where creator_uid is not null;

-- Median of the rates of the genre's open creators, measured every night; null where too few are known.
alter table genres add column engagement_median double precision;
