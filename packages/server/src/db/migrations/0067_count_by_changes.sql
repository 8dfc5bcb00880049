-- A change says how many more of a company's creators stand in its list, so that nobody counts them again because one of
-- them was edited, or because an import adds to them many times a minute.
alter table creator_changes add column active integer not null default 0;

create function note_creators() returns trigger
language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into public.creator_changes as c (company_uid, active)
    select company_uid, count(*) filter (where archived_at is null) from changed group by company_uid
    on conflict (company_uid, xid) do update set active = c.active + excluded.active where excluded.active <> 0;
  elsif tg_op = 'UPDATE' then
    insert into public.creator_changes as c (company_uid, active)
    select company_uid, sum(active) from (
      select company_uid, count(*) filter (where archived_at is null) as active from changed group by company_uid
      union all
      select company_uid, -count(*) filter (where archived_at is null) from former group by company_uid
    ) as both_sides group by company_uid
    on conflict (company_uid, xid) do update set active = c.active + excluded.active where excluded.active <> 0;
  else
    insert into public.creator_changes as c (company_uid, active)
    select company_uid, -count(*) filter (where archived_at is null) from former group by company_uid
    on conflict (company_uid, xid) do update set active = c.active + excluded.active where excluded.active <> 0;
  end if;
  return null;
end
$$;

drop trigger managed_creators_note_new on managed_creators;
drop trigger managed_creators_note_changed on managed_creators;
drop trigger managed_creators_note_gone on managed_creators;
create trigger managed_creators_note_new after insert on managed_creators
  referencing new table as changed for each statement execute function note_creators();
create trigger managed_creators_note_changed after update on managed_creators
  referencing old table as former new table as changed for each statement execute function note_creators();
create trigger managed_creators_note_gone after delete on managed_creators
  referencing old table as former for each statement execute function note_creators();
