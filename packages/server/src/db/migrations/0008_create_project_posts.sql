create table project_posts (
  uid text primary key,
  company_uid text not null references companies (uid),
  project_uid text not null,
  job_request_uid text not null,
  creator_uid text not null,
  platform text not null check (platform in ('youtube', 'instagram', 'tiktok', 'x')),
  media_type text not null check (media_type in ('video', 'short', 'image', 'carousel', 'story', 'text')),
  platform_id text not null,
  url text not null,
  title text not null default '',
  thumbnail text,
  owner_handle text not null default '',
  owner_mismatch boolean not null default false,
  posted_at timestamptz,
  pr_status text not null default 'unchecked' check (pr_status in ('unchecked', 'ok', 'missing')),
  pr_found text[] not null default '{}',
  pr_missing text[] not null default '{}',
  pr_checked_by text references users (uid),
  pr_checked_at timestamptz,
  -- Newest figure per field: {"views": {"value": 1, "source": "api", "fetched_at": "…"}}. Absent: not measured.
  metrics jsonb not null default '{}',
  collected_at timestamptz,
  created_at timestamptz not null,
  unique (company_uid, uid),
  unique (company_uid, project_uid, platform, platform_id),
  foreign key (company_uid, project_uid) references projects (company_uid, uid),
  foreign key (company_uid, job_request_uid) references job_requests (company_uid, uid),
  foreign key (company_uid, creator_uid) references managed_creators (company_uid, uid)
);
create index project_posts_job on project_posts (company_uid, job_request_uid);
create index project_posts_collect on project_posts (collected_at nulls first);
create index project_posts_timeline
  on project_posts (company_uid, creator_uid, (coalesce(posted_at, created_at)), uid);

-- Cumulative figures as fetched on a day in Japan. Null: not measured. A day not fetched has no row.
create table post_daily_metrics (
  company_uid text not null,
  post_uid text not null,
  measured_on date not null,
  views bigint check (views >= 0),
  impressions bigint check (impressions >= 0),
  reach bigint check (reach >= 0),
  likes bigint check (likes >= 0),
  comments bigint check (comments >= 0),
  saves bigint check (saves >= 0),
  shares bigint check (shares >= 0),
  clicks bigint check (clicks >= 0),
  source text not null check (source in ('api', 'manual', 'creator', 'sandbox')),
  fetched_at timestamptz not null,
  primary key (post_uid, measured_on),
  foreign key (company_uid, post_uid) references project_posts (company_uid, uid) on delete cascade
);
