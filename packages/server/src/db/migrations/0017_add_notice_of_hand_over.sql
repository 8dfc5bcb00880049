-- A member left, and somebody took over the work.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (
  kind in (
    'job_answered', 'draft_submitted', 'post_submitted', 'import_finished', 'notice_confirmed', 'notice_disputed',
    'member_joined', 'work_handed_over', 'contract', 'comment_not_sent'
  )
);
