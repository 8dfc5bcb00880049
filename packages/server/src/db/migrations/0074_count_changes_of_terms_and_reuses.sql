-- A save over an older state is refused where two people change the same record.
alter table post_reuses add column version integer not null default 1;
alter table project_terms add column version integer not null default 1;
