-- What changed, ids only. `xid` makes replay sound: a cursor is a snapshot, and what it did not see is what is new.
-- A cursor over `id` would skip for ever the rows that commit late.
create table realtime_events (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  type text not null check (
    type in ('comment.added', 'comment.changed', 'comment.removed', 'room.changed', 'unread.changed', 'notification.added')
  ),
  company_uid text,
  -- For one person only; null: for everyone of the company.
  user_uid text,
  room_uid text,
  comment_seq integer,
  project_uid text,
  notification_uid text,
  created_at timestamptz not null default now()
);
create index realtime_events_xid on realtime_events (xid);
create index realtime_events_age on realtime_events (created_at);

-- The newest transaction whose events were thrown away: an older cursor cannot be replayed.
create table realtime_horizon (
  singleton boolean primary key default true check (singleton),
  pruned_xid xid8 not null default '0'
);
insert into realtime_horizon default values;

-- A wake-up call without content: listeners read the table, so nothing hangs on the message itself.
create function notify_realtime() returns trigger language plpgsql as $$
begin
  perform pg_notify('realtime', 'changed');
  return null;
end
$$;
create trigger realtime_events_notify after insert on realtime_events
  for each statement execute function notify_realtime();
