create table projects (
  uid text primary key,
  company_uid text not null references companies (uid),
  name text not null,
  client_name text not null default '',
  product_name text not null default '',
  purpose text not null default '',
  budget bigint check (budget >= 0),
  starts_on date,
  ends_on date,
  platforms text[] not null default '{}' check (platforms <@ array['youtube', 'instagram', 'tiktok', 'x']),
  owner_uid text references users (uid),
  required_hashtags text[] not null default '{}',
  required_mentions text[] not null default '{}',
  disclosure_rule text not null default '',
  reply_due_on date,
  draft_due_on date,
  posting_starts_on date,
  posting_ends_on date,
  metrics_due_on date,
  payment_due_on date,
  note text not null default '',
  columns jsonb not null default '[]',
  archived_at timestamptz,
  sort_name text collate "C" not null generated always as (norm_ja(name)) stored,
  search_text text not null
    generated always as (norm_ja(name || ' ' || client_name || ' ' || product_name)) stored,
  version integer not null default 1,
  created_by text references users (uid),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_uid, uid),
  foreign key (company_uid, owner_uid) references memberships (company_uid, user_uid) on delete set null (owner_uid)
);
create index projects_updated on projects (company_uid, updated_at, uid);
create index projects_created on projects (company_uid, created_at, uid);
create index projects_name on projects (company_uid, sort_name, uid);
create index projects_owner on projects (company_uid, owner_uid);
create index projects_text on projects using gin (search_text gin_trgm_ops);

create table project_creators (
  company_uid text not null,
  project_uid text not null,
  managed_creator_uid text not null,
  job_status text not null default 'candidate' check (job_status in (
    'candidate', 'requested', 'negotiating', 'accepted', 'preparing', 'drafting', 'draft_review', 'revision',
    'approved', 'posted', 'inspected', 'paying', 'completed', 'declined', 'rejected', 'cancelled')),
  -- Place of the status in the order of the work, for sorting. It is written together with the status.
  status_position integer not null default 0,
  fee bigint check (fee >= 0),
  memo text not null default '',
  shared_memo text not null default '',
  custom_values jsonb not null default '{}',
  entered_status_at timestamptz not null default now(),
  -- Removed from the project. What was agreed and written stays and comes back when the creator is assigned again.
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_uid, project_uid, managed_creator_uid),
  foreign key (company_uid, project_uid) references projects (company_uid, uid),
  foreign key (company_uid, managed_creator_uid) references managed_creators (company_uid, uid)
);
create index project_creators_creator on project_creators (company_uid, managed_creator_uid);
create index project_creators_status
  on project_creators (company_uid, project_uid, status_position, managed_creator_uid) where removed_at is null;

create table project_checks (
  company_uid text not null,
  project_uid text not null,
  managed_creator_uid text not null,
  column_key text not null,
  checked_by text not null references users (uid),
  checked_at timestamptz not null,
  primary key (company_uid, project_uid, managed_creator_uid, column_key),
  foreign key (company_uid, project_uid, managed_creator_uid)
    references project_creators (company_uid, project_uid, managed_creator_uid) on delete cascade
);

create table job_status_changes (
  id bigint generated always as identity primary key,
  company_uid text not null,
  project_uid text not null,
  managed_creator_uid text not null,
  from_status text not null,
  to_status text not null,
  mover text not null check (mover in ('staff', 'creator', 'system')),
  changed_by text,
  reason text not null default '',
  changed_at timestamptz not null,
  foreign key (company_uid, project_uid, managed_creator_uid)
    references project_creators (company_uid, project_uid, managed_creator_uid)
);
create index job_status_changes_creator
  on job_status_changes (company_uid, managed_creator_uid, project_uid, changed_at);
-- A page of a creator's timeline walks down this index, however long the history is.
create index job_status_changes_timeline on job_status_changes (company_uid, managed_creator_uid, changed_at, id);
