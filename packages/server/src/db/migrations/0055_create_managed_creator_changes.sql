-- Changes to many records at once, with what stood there before, so that all of it can be taken back.
create table managed_creator_changes (
  uid text primary key,
  company_uid text not null references companies (uid),
  action jsonb not null,
  created_by text not null references users (uid),
  created_at timestamptz not null,
  undone_at timestamptz,
  unique (company_uid, uid)
);
create index managed_creator_changes_created on managed_creator_changes (created_at);

create table managed_creator_change_rows (
  company_uid text not null,
  change_uid text not null,
  managed_creator_uid text not null,
  before jsonb not null,
  -- The record as this change left it: at any other version somebody has changed it since.
  version_after integer not null,
  primary key (company_uid, change_uid, managed_creator_uid),
  foreign key (company_uid, change_uid) references managed_creator_changes (company_uid, uid) on delete cascade,
  foreign key (company_uid, managed_creator_uid) references managed_creators (company_uid, uid) on delete cascade
);
create index managed_creator_change_rows_creator
  on managed_creator_change_rows (company_uid, managed_creator_uid);
