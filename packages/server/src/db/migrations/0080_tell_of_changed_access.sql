-- A contract or a role changed: whoever has a tab open reads again what they may do.
alter table realtime_events drop constraint realtime_events_type_check;
alter table realtime_events add constraint realtime_events_type_check check (
  type in (
    'comment.added', 'comment.changed', 'comment.removed', 'room.changed', 'project.changed', 'unread.changed',
    'notification.added', 'notification.changed', 'notices.changed', 'creators.merged', 'access.changed'
  )
);
