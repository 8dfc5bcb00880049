-- Whether a mended cell was typed for its own row: a cure for all rows alike leaves it as it is.
alter table import_draft_fixes add column is_typed boolean not null default true;
