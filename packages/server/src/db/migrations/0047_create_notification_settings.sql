create table notification_settings (
  uid text primary key,
  -- Null: outside every company (operators).
  company_uid text references companies (uid),
  user_uid text not null references users (uid),
  -- Kind of notification -> screen, mail or none; a kind that is not there comes on the screen.
  channels jsonb not null default '{}',
  -- Hour in Japan; null: no daily mail.
  digest_hour integer check (digest_hour between 0 and 23),
  -- Day in Japan of the last daily mail, or of the last day on which there was nothing to tell.
  digested_on date,
  version integer not null default 1,
  updated_at timestamptz not null,
  constraint notification_settings_owner unique nulls not distinct (user_uid, company_uid)
);
create index notification_settings_digest on notification_settings (digest_hour) where digest_hour is not null;

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (
  kind in (
    'job_answered', 'draft_submitted', 'post_submitted', 'import_finished',
    'notice_confirmed', 'notice_disputed', 'member_joined', 'contract', 'comment_not_sent'
  )
);
