-- The bridge to Firestore writes down who may read and write: it has to hear of every change of that, gains too, and of
-- which company, instead of reading all companies at each wake-up.
create or replace function record_lost_access() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'memberships' then
    insert into realtime_access_changes (user_uid, company_uid)
      values (coalesce(new.user_uid, old.user_uid), coalesce(new.company_uid, old.company_uid));
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

create trigger memberships_changed_access after insert or update of role on memberships
  for each row execute function record_lost_access();
create trigger companies_changed_access after update of contract_ends_on on companies
  for each row when (old.contract_ends_on is distinct from new.contract_ends_on) execute function record_lost_access();
