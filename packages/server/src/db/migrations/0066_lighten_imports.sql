-- What an import and its undoing write for each of a hundred thousand rows, and nobody reads.

-- The last row that was taken back. A row whose creator is gone needs no mark of its own, and rows in their order are found
-- by the primary key.
alter table import_tasks add column undo_row integer not null default 0;
drop index import_task_rows_to_undo;

-- Most creators of a company are connected to no open creator, and many have nobody in charge.
alter table managed_creators drop constraint managed_creators_company_uid_creator_uid_key;
create unique index managed_creators_connected on managed_creators (company_uid, creator_uid)
  where creator_uid is not null;
drop index managed_creators_owner;
create index managed_creators_owner on managed_creators (company_uid, owner_uid) where owner_uid is not null;
