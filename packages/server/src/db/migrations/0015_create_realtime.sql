-- What changed, ids only. A cursor is a snapshot, and what it did not see is new: `xid` makes replay complete. A cursor
-- over `id` would skip for ever the rows that are committed late.
create table realtime_events (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  type text not null check (
    type in (
      'comment.added', 'comment.changed', 'comment.removed', 'room.changed', 'unread.changed',
      'notification.added', 'notification.changed'
    )
  ),
  company_uid text,
  -- For one person only. Null: for everyone of the company.
  user_uid text,
  room_uid text,
  comment_seq integer,
  project_uid text,
  notification_uid text,
  created_at timestamptz not null default now()
);
create index realtime_events_xid on realtime_events (xid);
create index realtime_events_age on realtime_events (created_at);

-- The newest transaction whose events were deleted. An older cursor cannot be replayed.
create table realtime_horizon (
  singleton boolean primary key default true check (singleton),
  pruned_xid xid8 not null default '0'
);
insert into realtime_horizon default values;

-- Wakes the listeners without content. They read the table, so a lost message loses nothing.
create function notify_realtime() returns trigger language plpgsql as $$
begin
  perform pg_notify('realtime', 'changed');
  return null;
end
$$;
create trigger realtime_events_notify after insert on realtime_events
  for each statement execute function notify_realtime();

-- Whose access may have changed. The streams look here before they deliver anything that was committed later. The
-- check that runs every few seconds would let a removed person read on until its next run.
create table realtime_access_changes (
  xid xid8 not null default pg_current_xact_id(),
  -- Null: everyone of the company.
  user_uid text,
  company_uid text,
  created_at timestamptz not null default now(),
  check (user_uid is not null or company_uid is not null)
);
create index realtime_access_changes_xid on realtime_access_changes (xid);
create trigger realtime_access_changes_notify after insert on realtime_access_changes
  for each statement execute function notify_realtime();

-- Gains are recorded, too: the bridge to Firestore writes down who may read and write, and rewrites only the companies
-- named here.
create function record_lost_access() returns trigger language plpgsql as $$
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

create trigger memberships_lost_access after delete on memberships
  for each row execute function record_lost_access();
create trigger memberships_changed_access after insert or update of role on memberships
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
create trigger companies_changed_access after update of contract_ends_on on companies
  for each row when (old.contract_ends_on is distinct from new.contract_ends_on) execute function record_lost_access();
-- What a contract grants decides who may write direct messages.
create trigger companies_changed_features after update of permission on companies
  for each row when (old.permission is distinct from new.permission) execute function record_lost_access();

-- How far comments were copied between the rows here and the documents of Firestore. One server at a time does it.
create table firestore_bridge (
  singleton boolean primary key default true check (singleton),
  holder text,
  lease_until timestamptz,
  -- Snapshot up to which our comments were written there. Null: never, or not known any more.
  given text,
  -- Time of change, by Firestore's clock, up to which documents were read.
  taken text
);
insert into firestore_bridge default values;
