-- Fields that a company makes for its creators. A deleted one stays without its values: the history names it.
create table custom_fields (
  uid text primary key,
  company_uid text not null references companies (uid),
  label text not null,
  type text not null check (type in ('text', 'number', 'date', 'select', 'check')),
  options jsonb not null default '[]',
  position integer not null,
  archived_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index custom_fields_of_company on custom_fields (company_uid, position);
create unique index custom_fields_label on custom_fields (company_uid, norm_ja(label)) where deleted_at is null;

-- By the uid of the field. What is blank is not in it.
alter table managed_creators add column custom_values jsonb not null default '{}';
-- Only records that hold something stand in it: who uses no such field writes as fast as before.
create index managed_creators_custom_values on managed_creators using gin (custom_values) where custom_values <> '{}';
