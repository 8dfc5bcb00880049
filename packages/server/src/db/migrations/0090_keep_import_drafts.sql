-- A file on its way in, kept for the member who uploaded it, with all that was chosen and mended for it.
create table import_drafts (
  uid text primary key,
  company_uid text not null references companies (uid),
  created_by text not null references users (uid),
  file_name text not null,
  size integer not null,
  step text not null default 'mapping' check (step in ('mapping', 'check')),
  -- As chosen; what was judged last stands in `preview`.
  mapping jsonb,
  preview jsonb,
  error_kinds jsonb not null default '[]',
  -- Which dry run the rows are of; a second one writes its own rows beside them and then takes over.
  judged_uid text,
  -- Grows with every change of cells; cells beyond `judged_change` have not been judged yet.
  change integer not null default 0,
  judged_change integer not null default 0,
  -- Offset in the decoded text at which the rows below the header begin.
  rows_from integer not null default 0,
  -- Whether all parts of the file have been written.
  is_whole boolean not null default false,
  -- The import that it was given over to; then nobody sees it any more, and it goes when that ends.
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

-- Cells mended on the screen; the file stays as it is.
create table import_draft_fixes (
  company_uid text not null,
  draft_uid text not null,
  row integer not null,
  column_index integer not null,
  value text not null,
  change integer not null,
  primary key (company_uid, draft_uid, row, column_index),
  foreign key (company_uid, draft_uid) references import_drafts (company_uid, uid) on delete cascade
);

-- The rows that a dry run would not take over, to be mended page by page.
create table import_draft_rows (
  company_uid text not null,
  draft_uid text not null,
  judged_uid text not null,
  row integer not null,
  cells text[] not null,
  problems jsonb not null,
  -- Keys of the reasons, to narrow by.
  kinds text[] not null,
  -- Search key of the cells.
  search text not null,
  primary key (company_uid, draft_uid, judged_uid, row),
  foreign key (company_uid, draft_uid) references import_drafts (company_uid, uid) on delete cascade
);

-- Where the bytes and the mended cells of the task stand; null: in its own parts.
alter table import_tasks add column draft_uid text;
