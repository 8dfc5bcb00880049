-- What members did to a record, for its timeline: one row per record and act.
create table managed_creator_history (
  uid text primary key default gen_random_uuid()::text,
  company_uid text not null,
  managed_creator_uid text not null,
  kind text not null check (
    kind in ('edited', 'imported', 'archived', 'restored', 'erased', 'connected', 'disconnected', 'merged')
  ),
  -- How it came about, where not by the form: many at once, its undoing, a member who left, a profile that is gone.
  origin text check (origin in ('bulk', 'undo', 'member_left', 'profile_deleted')),
  -- Null: the product itself; of an import, whoever started it.
  by_uid text references users (uid),
  task_uid text,
  -- Name of the record taken in. Personal, so erasing empties it.
  subject text not null default '',
  -- The public profile; its name is read as it is now.
  creator_uid text references creators (uid),
  -- [{"field": "email", "before": "…", "after": "…"}]; erasing takes the values and leaves the fields.
  changes jsonb not null default '[]',
  at timestamptz not null,
  foreign key (company_uid, managed_creator_uid) references managed_creators (company_uid, uid) on delete cascade
);
create index managed_creator_history_creator on managed_creator_history (company_uid, managed_creator_uid, at, uid);
create index managed_creator_history_task on managed_creator_history (company_uid, task_uid) where task_uid is not null;
