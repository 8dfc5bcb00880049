-- Who may have lost the right to a stream: looked at before anything that was committed later is told. The sweep of
-- every few seconds alone would let a removed person read on until it comes round.
create table realtime_access_changes (
  xid xid8 not null default pg_current_xact_id(),
  -- Null: everyone of the company.
  user_uid text,
  company_uid text,
  created_at timestamptz not null default now(),
  check (user_uid is not null or company_uid is not null)
);
create index realtime_access_changes_xid on realtime_access_changes (xid);

create function record_lost_access() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'memberships' then
    insert into realtime_access_changes (user_uid) values (old.user_uid);
  elsif tg_table_name = 'users' then
    insert into realtime_access_changes (user_uid) values (new.uid);
  elsif tg_table_name = 'refresh_families' then
    insert into realtime_access_changes (user_uid) values (new.user_uid);
  else
    insert into realtime_access_changes (company_uid) values (new.uid);
  end if;
  return null;
end
$$;

create trigger memberships_lost_access after delete on memberships
  for each row execute function record_lost_access();
create trigger users_lost_access after update of deleted_at, tokens_valid_after, system_admin, active_company_uid on users
  for each row when (
    (old.deleted_at, old.tokens_valid_after, old.system_admin, old.active_company_uid)
      is distinct from (new.deleted_at, new.tokens_valid_after, new.system_admin, new.active_company_uid)
  ) execute function record_lost_access();
create trigger refresh_families_lost_access after update of revoked_at on refresh_families
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function record_lost_access();
create trigger companies_lost_access after update of deleted_at on companies
  for each row when (old.deleted_at is distinct from new.deleted_at) execute function record_lost_access();

create trigger realtime_access_changes_notify after insert on realtime_access_changes
  for each statement execute function notify_realtime();
