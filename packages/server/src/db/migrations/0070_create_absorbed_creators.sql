-- Which record a merged record went into, and what it was called. Old links and open forms are led there. When that
-- record is merged in its turn, the row follows; when it is erased, the row goes.
create table absorbed_creators (
  uid text primary key,
  company_uid text not null,
  into_uid text not null,
  display_name text not null,
  absorbed_at timestamptz not null,
  unique (company_uid, uid),
  foreign key (company_uid, into_uid) references managed_creators (company_uid, uid) on delete cascade
);
create index absorbed_creators_into on absorbed_creators (company_uid, into_uid);

-- Two records became one: who looks at either reads it again.
alter table realtime_events drop constraint realtime_events_type_check;
alter table realtime_events add constraint realtime_events_type_check check (
  type in (
    'comment.added', 'comment.changed', 'comment.removed', 'room.changed', 'project.changed', 'unread.changed',
    'notification.added', 'notification.changed', 'notices.changed', 'creators.merged'
  )
);
