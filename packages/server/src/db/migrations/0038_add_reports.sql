-- What a project's report shows, what it aimed at, and what is said of it. Without a row the defaults hold.
create table project_reports (
  company_uid text not null,
  project_uid text not null,
  -- Parts in the order shown; a part that is not named is not shown.
  sections text[] not null check (sections <@ array[
    'comment', 'summary', 'breakdown', 'daily', 'ranking', 'links', 'gallery', 'comparison']),
  -- {"views": 100000}: sums over the posts.
  targets jsonb not null default '{}',
  comment text not null default '',
  version integer not null default 1 check (version >= 1),
  updated_by text references users (uid),
  updated_at timestamptz not null,
  primary key (company_uid, project_uid),
  foreign key (company_uid, project_uid) references projects (company_uid, uid)
);

-- A link that shows a report to people without an account.
create table report_shares (
  uid text primary key,
  company_uid text not null,
  project_uid text not null,
  -- The secret itself is kept nowhere.
  token_hash text not null constraint report_shares_token unique,
  label text not null,
  sections text[] not null check (sections <@ array['comment', 'summary', 'breakdown', 'daily', 'ranking', 'gallery']),
  shows_fees boolean not null default false,
  password_hash text,
  expires_at timestamptz not null,
  created_by text references users (uid),
  created_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by text references users (uid),
  opened_count integer not null default 0 check (opened_count >= 0),
  last_opened_at timestamptz,
  unique (company_uid, uid),
  foreign key (company_uid, project_uid) references projects (company_uid, uid)
);
create index report_shares_project on report_shares (company_uid, project_uid, created_at);
