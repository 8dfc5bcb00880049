-- How an import finds who is registered already, and what a blank cell does to them.
alter table import_tasks
  add column match_by text not null default 'auto',
  add column blanks text not null default 'keep',
  add constraint import_tasks_match_by_check check (match_by in ('auto', 'account', 'email', 'name')),
  add constraint import_tasks_blanks_check check (blanks in ('keep', 'clear'));

-- Blanks at a name's ends are seen by nobody and kept by no file: an export came back as somebody new.
update managed_creators set display_name = btrim(display_name, U&' \0009\000A\000D\00A0\3000\FEFF')
where display_name <> btrim(display_name, U&' \0009\000A\000D\00A0\3000\FEFF');

create index managed_creators_mail on managed_creators (company_uid, lower(email)) where email <> '';
