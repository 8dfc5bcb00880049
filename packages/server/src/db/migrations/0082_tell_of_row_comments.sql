-- Members whom a remark on a row of a project's sheet addresses. They stay after they have left: the text names them, too.
alter table project_row_comments add column mentioned_uids text[] not null default '{}';

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (
  kind in (
    'job_answered', 'draft_submitted', 'post_submitted', 'post_lost', 'row_comment', 'platform_key', 'import_finished',
    'notice_confirmed', 'notice_disputed', 'notice_received', 'notice_due', 'payee_account', 'member_joined', 'contract',
    'comment_not_sent', 'work_handed_over'
  )
);
