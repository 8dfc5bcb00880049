-- Rows of a file are numbered as a spreadsheet numbers them: the header is row 1, and blank rows count. Until now they were
-- counted from 1 below the header.
alter table import_tasks add column text_row integer not null default 2;
comment on column import_tasks.text_row is 'Number of the row at text_offset.';
update import_tasks set text_row = done + 2,
  fixes = coalesce((
    select jsonb_agg(jsonb_set(fix, '{row}', to_jsonb((fix ->> 'row')::integer + 1)))
    from jsonb_array_elements(fixes) as fix), '[]');
alter table import_tasks alter column text_row drop default;

-- In two steps: one that adds 1 to each would meet the key of the next row.
update import_task_rows set row = -(row + 1);
update import_task_rows set row = -row where row < 0;

alter table import_drafts add column first_row integer not null default 0, add column last_row integer not null default 0;
comment on column import_drafts.first_row is 'Number of the row at rows_from.';
update import_draft_fixes set row = -(row + 1);
update import_draft_fixes set row = -row where row < 0;
-- A dry run that numbered its rows the other way is made again.
delete from import_draft_rows;
update import_drafts set preview = null, judged_uid = null, error_kinds = '[]', step = 'mapping' where task_uid is null;
update import_drafts set first_row = 2, last_row = (preview ->> 'total')::integer + 1 where task_uid is not null;
