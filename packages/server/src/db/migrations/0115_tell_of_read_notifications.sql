-- What one screen marks as read falls on every other screen of that person, too.
alter table realtime_events drop constraint realtime_events_type_check;
alter table realtime_events add constraint realtime_events_type_check check (
  type in (
    'comment.added', 'comment.changed', 'comment.removed', 'room.changed', 'unread.changed',
    'notification.added', 'notification.changed'
  )
);
