create table notifications (
  uid text primary key,
  -- Null: for an operator, outside every company.
  company_uid text references companies (uid),
  user_uid text not null references users (uid),
  kind text not null check (
    kind in (
      'job_answered', 'draft_submitted', 'post_submitted', 'import_finished',
      'notice_confirmed', 'notice_disputed', 'member_joined', 'contract'
    )
  ),
  title text not null,
  body text not null default '',
  href text not null,
  read_at timestamptz,
  created_at timestamptz not null
);
create index notifications_receiver on notifications (user_uid, company_uid, created_at, uid);
create index notifications_unread on notifications (user_uid, company_uid) where read_at is null;
