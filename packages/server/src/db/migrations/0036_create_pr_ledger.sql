-- A removed post keeps its figures until the night after the last day on which it can be brought back.
alter table project_posts add column removed_at timestamptz;
alter table project_posts add column removed_by text references users (uid);
create index project_posts_removed on project_posts (removed_at) where removed_at is not null;

-- What a company asks of disclosures on a platform; without a row the product's own defaults hold.
create table pr_rules (
  company_uid text not null references companies (uid),
  platform text not null check (platform in ('youtube', 'instagram', 'tiktok', 'x')),
  -- Words that count as disclosure, as a hashtag or in brackets.
  wordings text[] not null,
  required_tags text[] not null default '{}',
  -- The disclosure stands within this many characters of the text. Null: anywhere.
  head_chars integer check (head_chars between 1 and 2000),
  -- The platform's own label (タイアップ投稿ラベル and the like) has to be switched on; a person looks.
  needs_label boolean not null,
  version integer not null default 1 check (version >= 1),
  updated_by text references users (uid),
  updated_at timestamptz not null,
  primary key (company_uid, platform)
);

-- Every look at what a post says: what stood there at that moment, and what it came to by each rule.
create table post_pr_checks (
  uid text primary key,
  company_uid text not null,
  post_uid text not null,
  occasion text not null check (occasion in ('registered', 'day_1', 'day_7', 'day_30', 'by_hand')),
  -- gone: the platform did not show the post any more.
  outcome text not null check (outcome in ('read', 'gone')),
  status text not null check (status in ('unchecked', 'ok', 'missing')),
  caption text not null default '',
  source text not null check (source in ('api', 'manual', 'creator', 'sandbox')),
  -- Per rule: key, kind, label, found, ok.
  results jsonb not null default '[]',
  screenshot text,
  -- The member who looked; null: the product.
  checked_by text references users (uid),
  checked_at timestamptz not null,
  unique (company_uid, uid),
  foreign key (company_uid, post_uid) references project_posts (company_uid, uid) on delete cascade
);
create index post_pr_checks_post on post_pr_checks (company_uid, post_uid, checked_at);
-- However many processes look: once per occasion.
create unique index post_pr_checks_once on post_pr_checks (company_uid, post_uid, occasion)
  where occasion in ('day_1', 'day_7', 'day_30');

-- Who answers for the disclosure of a post. A withdrawn one stays as history.
create table post_pr_signatures (
  uid text primary key,
  company_uid text not null,
  post_uid text not null,
  signed_by text not null references users (uid),
  -- As the person was called then.
  signed_name text not null,
  has_label boolean not null,
  note text not null default '',
  signed_at timestamptz not null,
  withdrawn_by text references users (uid),
  withdrawn_at timestamptz,
  unique (company_uid, uid),
  foreign key (company_uid, post_uid) references project_posts (company_uid, uid) on delete cascade
);
create unique index post_pr_signatures_standing on post_pr_signatures (company_uid, post_uid) where withdrawn_at is null;

-- Where a post is used again by the company, with the disclosure that stands there.
create table post_reuses (
  uid text primary key,
  company_uid text not null,
  post_uid text not null,
  place text not null,
  url text not null default '',
  disclosure text not null default '',
  starts_on date,
  ends_on date,
  note text not null default '',
  screenshot text,
  created_by text not null references users (uid),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (company_uid, uid),
  foreign key (company_uid, post_uid) references project_posts (company_uid, uid) on delete cascade
);
create index post_reuses_post on post_reuses (company_uid, post_uid, created_at);

-- Figures that a person wrote, each time with what they were read from.
create table post_figure_entries (
  uid text primary key,
  company_uid text not null,
  post_uid text not null,
  measured_on date not null,
  figures jsonb not null,
  source text not null check (source in ('manual', 'creator')),
  screenshot text,
  entered_by text not null references users (uid),
  entered_at timestamptz not null,
  unique (company_uid, uid),
  foreign key (company_uid, post_uid) references project_posts (company_uid, uid) on delete cascade
);
create index post_figure_entries_post on post_figure_entries (company_uid, post_uid, entered_at);

alter table uploads drop constraint uploads_purpose_check;
alter table uploads add constraint uploads_purpose_check
  check (purpose in ('profile', 'company', 'creator', 'chat', 'evidence'));
