create table import_tasks (
  uid text primary key,
  company_uid text not null references companies (uid),
  file_name text not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'done_with_errors', 'failed')),
  encoding text not null check (encoding in ('utf-8', 'utf-16le', 'cp932')),
  delimiter text not null,
  headers text[] not null,
  mapping jsonb not null,
  total integer not null,
  done integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  -- Offset in the decoded text at which the next chunk begins; moves together with `done`.
  text_offset integer not null,
  failure text,
  created_by text not null references users (uid),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  checked_at timestamptz,
  undone_at timestamptz,
  unique (company_uid, uid),
  check (done = created + updated + skipped + failed)
);
create unique index import_tasks_running on import_tasks (company_uid) where status in ('queued', 'running');
create index import_tasks_company on import_tasks (company_uid, created_at);

-- The uploaded bytes in pieces; thrown away once the task is finished.
create table import_task_parts (
  task_uid text not null references import_tasks (uid) on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (task_uid, position)
);

-- One row per row of the file: what became of it, and what undoing needs.
create table import_task_rows (
  company_uid text not null,
  task_uid text not null,
  row integer not null,
  outcome text not null check (outcome in ('created', 'updated', 'skipped', 'failed')),
  -- Accounts or name and mail by which a later row of the same file is found to be the same creator.
  keys text[] not null default '{}',
  fingerprint text,
  managed_creator_uid text,
  version_after integer,
  before_image jsonb,
  cells text[],
  errors jsonb,
  primary key (company_uid, task_uid, row),
  foreign key (company_uid, task_uid) references import_tasks (company_uid, uid) on delete cascade
);
create index import_task_rows_failed on import_task_rows (company_uid, task_uid, row) where outcome = 'failed';
create index import_task_rows_creator on import_task_rows (company_uid, managed_creator_uid);
