-- Which transactions changed a company's creators, so that how many match a filter may be remembered until one does. It is
-- read with a snapshot, as the events of 0015 are, so that nobody waits for anybody, and it goes within two days.
create table creator_changes (
  company_uid text not null,
  xid xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null default now(),
  primary key (company_uid, xid)
);

create function note_creator_changes() returns trigger
language plpgsql as $$
begin
  insert into public.creator_changes (company_uid) select distinct company_uid from changed on conflict do nothing;
  return null;
end
$$;

create trigger managed_creators_note_new after insert on managed_creators
  referencing new table as changed for each statement execute function note_creator_changes();
create trigger managed_creators_note_changed after update on managed_creators
  referencing new table as changed for each statement execute function note_creator_changes();
create trigger managed_creators_note_gone after delete on managed_creators
  referencing old table as changed for each statement execute function note_creator_changes();

-- What goes with its creator is noted there: a statement for each of a hundred thousand would note nothing more.
create trigger managed_creator_accounts_note_new after insert on managed_creator_accounts
  referencing new table as changed for each statement execute function note_creator_changes();
create trigger managed_creator_accounts_note_changed after update on managed_creator_accounts
  referencing new table as changed for each statement execute function note_creator_changes();
create trigger managed_creator_accounts_note_gone after delete on managed_creator_accounts
  referencing old table as changed for each statement
  when (pg_trigger_depth() = 0) execute function note_creator_changes();

create trigger managed_creator_genres_note_new after insert on managed_creator_genres
  referencing new table as changed for each statement execute function note_creator_changes();
create trigger managed_creator_genres_note_gone after delete on managed_creator_genres
  referencing old table as changed for each statement
  when (pg_trigger_depth() = 0) execute function note_creator_changes();
