-- An uploaded file before its import, kept for the member who uploaded it with everything chosen and fixed for it.
create table import_drafts (
  uid text primary key,
  company_uid text not null references companies (uid),
  created_by text not null references users (uid),
  file_name text not null,
  size integer not null,
  step text not null default 'mapping' check (step in ('mapping', 'check')),
  -- As chosen. What was judged last is in `preview`.
  mapping jsonb,
  preview jsonb,
  error_kinds jsonb not null default '[]',
  -- The dry run that the rows belong to. The next one writes its rows beside them and then takes over.
  judged_uid text,
  -- Grows with every change of cells. Cells beyond `judged_change` have not been judged yet.
  change integer not null default 0,
  judged_change integer not null default 0,
  -- Offset in the decoded text at which the rows below the header begin.
  rows_from integer not null default 0,
  -- Whether all parts of the file have been written.
  is_whole boolean not null default false,
  -- The import that uses this draft. From then on nobody sees the draft, and it goes when the import ends.
  task_uid text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (company_uid, uid)
);
create index import_drafts_owner on import_drafts (company_uid, created_by, created_at);
create index import_drafts_expiry on import_drafts (expires_at);

create table import_draft_parts (
  company_uid text not null,
  draft_uid text not null,
  position integer not null,
  bytes bytea not null,
  primary key (company_uid, draft_uid, position),
  foreign key (company_uid, draft_uid) references import_drafts (company_uid, uid) on delete cascade
);

-- Cells fixed on the screen. The file stays as it is.
create table import_draft_fixes (
  company_uid text not null,
  draft_uid text not null,
  row integer not null,
  column_index integer not null,
  value text not null,
  change integer not null,
  -- Whether the cell was typed for its own row. A fix for all rows at once leaves such a cell as it is.
  is_typed boolean not null default true,
  primary key (company_uid, draft_uid, row, column_index),
  foreign key (company_uid, draft_uid) references import_drafts (company_uid, uid) on delete cascade
);

-- The rows that the dry run refused, to be fixed page by page.
create table import_draft_rows (
  company_uid text not null,
  draft_uid text not null,
  judged_uid text not null,
  row integer not null,
  cells text[] not null,
  problems jsonb not null,
  -- Keys of the reasons, to filter by.
  kinds text[] not null,
  -- Search key of the cells.
  search text not null,
  primary key (company_uid, draft_uid, judged_uid, row),
  foreign key (company_uid, draft_uid) references import_drafts (company_uid, uid) on delete cascade
);

create table import_tasks (
  uid text primary key,
  company_uid text not null references companies (uid),
  file_name text not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'done_with_errors', 'failed')),
  encoding text not null check (encoding in ('utf-8', 'utf-16le', 'cp932')),
  delimiter text not null,
  headers text[] not null,
  mapping jsonb not null,
  on_match text not null default 'update' check (on_match in ('update', 'skip', 'create')),
  -- Cells fixed on the screen. They are deleted together with the uploaded bytes.
  fixes jsonb not null default '[]',
  -- Where the bytes and the fixed cells are. Null: in the parts of the task itself.
  draft_uid text,
  total integer not null,
  done integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  -- Offset in the decoded text at which the next chunk begins. It moves together with `done`.
  text_offset integer not null,
  failure text,
  -- What is still kept of the rows: everything (the import can be undone), the failed rows (their file can be
  -- downloaded), or the counts alone.
  kept text not null default 'all' check (kept in ('all', 'failed_rows', 'counts')),
  -- Time of the dry run that the member looked at. Records changed since then are not overwritten.
  seen_at timestamptz,
  created_by text not null references users (uid),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  checked_at timestamptz,
  undo_started_at timestamptz,
  undo_done integer not null default 0,
  undo_kept integer not null default 0,
  undone_at timestamptz,
  unique (company_uid, uid),
  check (done = created + updated + skipped + failed)
);
create unique index import_tasks_running on import_tasks (company_uid) where status in ('queued', 'running');
create index import_tasks_company on import_tasks (company_uid, created_at);
create index import_tasks_kept on import_tasks (finished_at) where kept <> 'counts';

-- The uploaded bytes in pieces. They are deleted once the task has finished.
create table import_task_parts (
  task_uid text not null references import_tasks (uid) on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (task_uid, position)
);

-- One row per row of the file: its outcome, and what undoing needs.
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
  -- What undoing did with the record: undone, or kept because somebody changed or used it since.
  undo text check (undo in ('undone', 'kept')),
  primary key (company_uid, task_uid, row),
  foreign key (company_uid, task_uid) references import_tasks (company_uid, uid) on delete cascade
);
create index import_task_rows_failed on import_task_rows (company_uid, task_uid, row) where outcome = 'failed';
create index import_task_rows_creator on import_task_rows (company_uid, managed_creator_uid);
create index import_task_rows_to_undo on import_task_rows (company_uid, task_uid, row)
  where outcome in ('created', 'updated') and undo is null;
-- While an import is being undone, its status is asked for every second and names the first records that were kept.
create index import_task_rows_kept on import_task_rows (company_uid, task_uid, row) where undo = 'kept';
