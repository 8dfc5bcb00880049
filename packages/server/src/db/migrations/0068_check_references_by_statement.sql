-- A foreign key is looked up row by row: a quarter of the database's time for an import, whose rows all name one company,
-- one member and one task, and a few genres. What is named that often is looked up once per statement instead. It is
-- locked as a foreign key locks it, so that nobody removes it meanwhile, and its removal is watched as a foreign key does.

-- Whoever is a member of the company is a person already, and a key of the members stands beside this one.
alter table managed_creators drop constraint managed_creators_owner_uid_fkey;

alter table managed_creators
  drop constraint managed_creators_company_uid_fkey,
  drop constraint managed_creators_created_by_fkey;
alter table managed_creator_genres drop constraint managed_creator_genres_genre_uid_fkey;
alter table import_task_rows drop constraint import_task_rows_company_uid_task_uid_fkey;

create function check_creator_references(company text, registrar text) returns void
language plpgsql as $$
begin
  perform from public.companies where uid = company for key share;
  if not found then
    raise foreign_key_violation using message = 'A creator names a company that is not there.';
  end if;
  if registrar is null then return; end if;
  perform from public.users where uid = registrar for key share;
  if not found then
    raise foreign_key_violation using message = 'A creator names a registrar who is not there.';
  end if;
end
$$;
create function check_new_creators() returns trigger
language plpgsql as $$
begin
  perform public.check_creator_references(company_uid, created_by)
    from (select distinct company_uid, created_by from added) as named;
  return null;
end
$$;
create function check_changed_creator() returns trigger
language plpgsql as $$
begin
  perform public.check_creator_references(new.company_uid, new.created_by);
  return null;
end
$$;
create trigger managed_creators_check_new after insert on managed_creators
  referencing new table as added for each statement execute function check_new_creators();
create trigger managed_creators_check_changed after update of company_uid, created_by on managed_creators
  for each row when ((new.company_uid, new.created_by) is distinct from (old.company_uid, old.created_by))
  execute function check_changed_creator();

create function check_genre_reference(genre text) returns void
language plpgsql as $$
begin
  perform from public.genres where uid = genre for key share;
  if not found then
    raise foreign_key_violation using message = 'A creator names a genre that is not there.';
  end if;
end
$$;
create function check_new_creator_genres() returns trigger
language plpgsql as $$
begin
  perform public.check_genre_reference(genre_uid) from (select distinct genre_uid from added) as named;
  return null;
end
$$;
create function check_changed_creator_genre() returns trigger
language plpgsql as $$
begin
  perform public.check_genre_reference(new.genre_uid);
  return null;
end
$$;
create trigger managed_creator_genres_check_new after insert on managed_creator_genres
  referencing new table as added for each statement execute function check_new_creator_genres();
create trigger managed_creator_genres_check_changed after update of genre_uid on managed_creator_genres
  for each row when (new.genre_uid is distinct from old.genre_uid) execute function check_changed_creator_genre();

create function check_import_task_reference(company text, task text) returns void
language plpgsql as $$
begin
  perform from public.import_tasks where company_uid = company and uid = task for key share;
  if not found then
    raise foreign_key_violation using message = 'A row names an import that is not there.';
  end if;
end
$$;
create function check_new_import_task_rows() returns trigger
language plpgsql as $$
begin
  perform public.check_import_task_reference(company_uid, task_uid)
    from (select distinct company_uid, task_uid from added) as named;
  return null;
end
$$;
create function check_changed_import_task_row() returns trigger
language plpgsql as $$
begin
  perform public.check_import_task_reference(new.company_uid, new.task_uid);
  return null;
end
$$;
create trigger import_task_rows_check_new after insert on import_task_rows
  referencing new table as added for each statement execute function check_new_import_task_rows();
create trigger import_task_rows_check_changed after update of company_uid, task_uid on import_task_rows
  for each row when ((new.company_uid, new.task_uid) is distinct from (old.company_uid, old.task_uid))
  execute function check_changed_import_task_row();

-- The other side. Whoever inserted a row that names one of these holds it until the row is committed, and is seen here.
create function keep_what_creators_name() returns trigger
language plpgsql as $$
declare
  is_named boolean;
begin
  if tg_table_name = 'companies' then
    is_named := exists (select from public.managed_creators c join gone g on g.uid = c.company_uid);
  elsif tg_table_name = 'users' then
    is_named := exists (select from public.managed_creators c join gone g on g.uid = c.created_by);
  else
    is_named := exists (select from public.managed_creator_genres c join gone g on g.uid = c.genre_uid);
  end if;
  if is_named then
    raise foreign_key_violation using message = format('A creator names a row of %s that is to go.', tg_table_name);
  end if;
  return null;
end
$$;
create trigger companies_keep_named after delete on companies
  referencing old table as gone for each statement execute function keep_what_creators_name();
create trigger users_keep_named after delete on users
  referencing old table as gone for each statement execute function keep_what_creators_name();
create trigger genres_keep_named after delete on genres
  referencing old table as gone for each statement execute function keep_what_creators_name();

create function forget_rows_of_import() returns trigger
language plpgsql as $$
begin
  delete from public.import_task_rows r using gone g where r.company_uid = g.company_uid and r.task_uid = g.uid;
  return null;
end
$$;
create trigger import_tasks_forget_rows after delete on import_tasks
  referencing old table as gone for each statement execute function forget_rows_of_import();

-- What these are named by never changes.
create function keep_key() returns trigger
language plpgsql as $$
begin
  raise foreign_key_violation using message = format('The key of a row of %s does not change.', tg_table_name);
end
$$;
create trigger companies_keep_key before update of uid on companies
  for each row when (new.uid <> old.uid) execute function keep_key();
create trigger users_keep_key before update of uid on users
  for each row when (new.uid <> old.uid) execute function keep_key();
create trigger genres_keep_key before update of uid on genres
  for each row when (new.uid <> old.uid) execute function keep_key();
create trigger import_tasks_keep_key before update of company_uid, uid on import_tasks
  for each row when ((new.company_uid, new.uid) <> (old.company_uid, old.uid)) execute function keep_key();
