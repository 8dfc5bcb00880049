-- A running import can be stopped where it stands.
alter table import_tasks drop constraint import_tasks_status_check,
  add constraint import_tasks_status_check
    check (status in ('queued', 'running', 'done', 'done_with_errors', 'failed', 'stopped'));

-- How fast the last pieces went, of taking over or of taking back, and when the last of them ended.
alter table import_tasks add column row_ms double precision, add column paced_at timestamptz;
