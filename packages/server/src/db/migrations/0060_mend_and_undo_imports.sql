alter table import_tasks
  add column on_match text not null default 'update' check (on_match in ('update', 'skip', 'create')),
  -- Cells mended on the screen; thrown away with the uploaded bytes.
  add column fixes jsonb not null default '[]',
  -- When the dry run was made that was looked at: records changed since are not written over.
  add column seen_at timestamptz,
  add column undo_started_at timestamptz,
  add column undo_done integer not null default 0,
  add column undo_kept integer not null default 0;

-- What undoing did with the row's record: took it back, or kept it because somebody changed or used it since.
alter table import_task_rows add column undo text check (undo in ('undone', 'kept'));
create index import_task_rows_to_undo on import_task_rows (company_uid, task_uid, row)
  where outcome in ('created', 'updated') and undo is null;
