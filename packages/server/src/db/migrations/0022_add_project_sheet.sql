-- 担当 of one creator in the project; null: as in the project.
alter table project_creators add column owner_uid text,
  add foreign key (company_uid, owner_uid)
    references memberships (company_uid, user_uid) on delete set null (owner_uid);
create index project_creators_owner on project_creators (company_uid, owner_uid) where owner_uid is not null;

-- Every change of a cell of a project's sheet.
create table project_cell_changes (
  id bigint generated always as identity primary key,
  company_uid text not null,
  project_uid text not null,
  managed_creator_uid text not null,
  column_key text not null,
  -- The column's name then: a column may be renamed or taken away.
  column_label text not null,
  -- Text, number, true or false; JSON null: blank.
  before jsonb not null,
  after jsonb not null,
  -- Null: the creator or the product.
  changed_by text,
  changed_at timestamptz not null,
  foreign key (company_uid, project_uid, managed_creator_uid)
    references project_creators (company_uid, project_uid, managed_creator_uid) on delete cascade
);
-- The history of a project, of a row, and of a cell; the last one also says who wrote what stands in a cell.
create index project_cell_changes_project on project_cell_changes (company_uid, project_uid, changed_at, id);
create index project_cell_changes_row
  on project_cell_changes (company_uid, project_uid, managed_creator_uid, changed_at, id);
create index project_cell_changes_cell
  on project_cell_changes (company_uid, project_uid, managed_creator_uid, column_key, changed_at, id);
create index project_cell_changes_creator on project_cell_changes (company_uid, managed_creator_uid);
create index job_status_changes_project on job_status_changes (company_uid, project_uid, changed_at, id);

-- Remarks among colleagues on one row of the sheet.
create table project_row_comments (
  -- Made by the client: the same one again is the same comment.
  uid text primary key,
  company_uid text not null,
  project_uid text not null,
  managed_creator_uid text not null,
  text text not null,
  created_by text not null references users (uid),
  created_at timestamptz not null,
  edited_at timestamptz,
  unique (company_uid, uid),
  foreign key (company_uid, project_uid, managed_creator_uid)
    references project_creators (company_uid, project_uid, managed_creator_uid) on delete cascade
);
create index project_row_comments_row
  on project_row_comments (company_uid, project_uid, managed_creator_uid, created_at, uid);
create index project_row_comments_creator on project_row_comments (company_uid, managed_creator_uid);

-- Sheets that are there get the built-in columns that are new, at their end.
update projects set columns = columns || (
  select coalesce(jsonb_agg(jsonb_build_object('key', n.key, 'label', n.label, 'type', null, 'options', '[]'::jsonb,
    'hidden', n.hidden, 'width', null) order by n.place), '[]'::jsonb)
  from (values (1, 'owner', '担当', false), (2, 'delivery_on', '納品日', true), (3, 'reply_due_on', '回答期限', true),
    (4, 'shared_memo', '共有メモ', false)) as n (place, key, label, hidden)
  where not exists (select 1 from jsonb_array_elements(projects.columns) c where c ->> 'key' = n.key));

alter table saved_views drop constraint saved_views_list_check;
alter table saved_views add constraint saved_views_list_check check (list in ('creators', 'project_creators'));

alter table realtime_events drop constraint realtime_events_type_check;
alter table realtime_events add constraint realtime_events_type_check check (
  type in (
    'comment.added', 'comment.changed', 'comment.removed', 'room.changed', 'project.changed', 'unread.changed',
    'notification.added', 'notification.changed'
  )
);
-- Rows of the project's sheet that changed; null in a `project.changed`: so many that all are fetched again.
alter table realtime_events add column creator_uids text[];
