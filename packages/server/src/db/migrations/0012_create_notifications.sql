create table notifications (
  uid text primary key,
  -- Null: for an operator, outside every company.
  company_uid text references companies (uid),
  user_uid text not null references users (uid),
  kind text not null check (
    kind in (
      'job_answered', 'draft_submitted', 'post_submitted', 'import_finished',
      'notice_confirmed', 'notice_disputed', 'member_joined', 'contract', 'comment_not_sent'
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

create table notification_settings (
  uid text primary key,
  -- Null: outside every company (operators).
  company_uid text references companies (uid),
  user_uid text not null references users (uid),
  -- Kind of notification -> screen, mail or none. A kind that is absent is shown on the screen.
  channels jsonb not null default '{}',
  -- Hour in Japan. Null: no daily mail.
  digest_hour integer check (digest_hour between 0 and 23),
  -- Day in Japan from which the hour is in force: an hour that had passed when it was chosen begins on the next day.
  -- Null: at once. Apart from `digested_on`, so that trying another hour is not taken for a mail that was sent.
  digest_from date,
  -- Day in Japan of the last daily mail, or of the last day on which there was nothing to send.
  digested_on date,
  version integer not null default 1,
  updated_at timestamptz not null,
  constraint notification_settings_owner unique nulls not distinct (user_uid, company_uid)
);
create index notification_settings_digest on notification_settings (digest_hour) where digest_hour is not null;
