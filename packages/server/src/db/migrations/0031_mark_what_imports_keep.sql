-- What an import still holds of its rows: everything (it can be taken back), the failed rows (its error file can be
-- fetched), or the counts alone.
alter table import_tasks add column kept text not null default 'all' check (kept in ('all', 'failed_rows', 'counts'));
create index import_tasks_kept on import_tasks (finished_at) where kept <> 'counts';
