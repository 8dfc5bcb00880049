-- Mails to a creator about one job, each about one fact: planned, then queued in the outbox or dropped with the reason.
create table creator_mails (
  uid text primary key,
  company_uid text not null,
  job_request_uid text not null,
  kind text not null check (kind in (
    'request', 'terms', 'link', 'message', 'revision', 'approved', 'shipped', 'rejected', 'cancelled', 'deadline',
    'overdue', 'reminder')),
  -- What the mail is about, unique in the job: two processes cannot plan it twice.
  fact text not null,
  -- Of a reminder: the step and its day.
  deadline text check (deadline in ('reply', 'draft', 'posting')),
  deadline_on date,
  -- Of a change of status: true as long as the job entered no other status since.
  entered_status_at timestamptz,
  state text not null default 'planned' check (state in ('planned', 'queued', 'dropped')),
  reason text check (reason in (
    'no_address', 'link_ended', 'job_ended', 'not_true', 'project_archived', 'creator_gone', 'opted_out',
    'off', 'stopped')),
  due_at timestamptz not null,
  -- A member wants it sent now: neither waiting time nor the night's rest.
  at_once boolean not null default false,
  decided_at timestamptz,
  -- Several facts of a few minutes go out in one mail.
  outbox_uid text,
  -- Who asked for it, or who stopped it.
  by_uid text references users (uid),
  -- Opens the page that turns off mails of this kind.
  token_hash text unique,
  created_at timestamptz not null,
  constraint creator_mails_once unique (company_uid, job_request_uid, fact),
  check ((state = 'dropped') = (reason is not null)),
  foreign key (company_uid, job_request_uid) references job_requests (company_uid, uid) on delete cascade
);
create index creator_mails_due on creator_mails (due_at, company_uid, job_request_uid) where state = 'planned';
create index creator_mails_newest on creator_mails (company_uid, job_request_uid, decided_at) where state <> 'planned';
-- Messages of a job that nobody has read are one mail, however many they are.
create unique index creator_mails_message
  on creator_mails (company_uid, job_request_uid) where kind = 'message' and state = 'planned';

-- What the creator has seen of a job, and how far mails have announced its messages.
create table job_reads (
  company_uid text not null,
  job_request_uid text not null,
  opened_at timestamptz,
  read_seq integer not null default 0,
  read_at timestamptz,
  mailed_seq integer not null default 0,
  -- When a mail last announced messages.
  mailed_at timestamptz,
  -- Reminders of their own accord are off for this creator.
  auto_off boolean not null default false,
  primary key (company_uid, job_request_uid),
  foreign key (company_uid, job_request_uid) references job_requests (company_uid, uid) on delete cascade
);

-- 自動のお知らせ of a project; without a row the defaults hold. Days are null where there is none for that deadline.
create table project_auto_mails (
  company_uid text not null,
  project_uid text not null,
  is_on boolean not null,
  reply_days integer check (reply_days >= 0),
  draft_days integer check (draft_days >= 0),
  posting_days integer check (posting_days >= 0),
  overdue_days integer check (overdue_days >= 1),
  updated_by text references users (uid),
  updated_at timestamptz not null,
  primary key (company_uid, project_uid),
  foreign key (company_uid, project_uid) references projects (company_uid, uid) on delete cascade
);

-- Kinds of mail that a creator does not want from a company. Two rows say no more than one: records may be merged.
create table creator_mail_stops (
  uid text primary key,
  company_uid text not null,
  managed_creator_uid text not null,
  kind text not null check (kind in ('message', 'reminder')),
  stopped_at timestamptz not null,
  foreign key (company_uid, managed_creator_uid) references managed_creators (company_uid, uid) on delete cascade
);
create index creator_mail_stops_creator on creator_mail_stops (company_uid, managed_creator_uid);

-- Jobs in which the next step is the creator's: the reminders look through these alone.
create index project_creators_theirs on project_creators (company_uid, project_uid, managed_creator_uid)
  where removed_at is null and job_status in ('requested', 'accepted', 'preparing', 'drafting', 'revision', 'approved');

-- Each mail brings a link of its own. It ends with the link that it was made from, and only that one is listed.
alter table reply_tokens
  add column parent_uid text,
  add foreign key (company_uid, parent_uid) references reply_tokens (company_uid, uid) on delete cascade;
create index reply_tokens_parent on reply_tokens (company_uid, parent_uid) where parent_uid is not null;

-- Where a mail program turns the mails off, and when the receiver's server said that nobody is there.
alter table outbox_mails
  add column unsubscribe_url text,
  add column refused_at timestamptz;

-- What was sent and written before. Nobody is mailed about messages of that time.
insert into job_reads (company_uid, job_request_uid, opened_at, read_seq, read_at, mailed_seq)
select r.company_uid, r.job_request_uid, c.newest, coalesce(c.seq, 0), c.newest, r.last_seq
from chat_rooms r
left join lateral (
  select max(m.created_at) as newest, max(m.seq) as seq from comments m
  where m.room_uid = r.uid and m.uid = r.creator_uid and m.kind = 'message') c on true
where r.type = 'job_request';

insert into creator_mails
  (uid, company_uid, job_request_uid, kind, fact, state, due_at, decided_at, outbox_uid, created_at)
select o.uid, j.company_uid, j.uid, case when split_part(o.dedupe_key, ':', 3) = '1' then 'request' else 'terms' end,
  o.dedupe_key, 'queued', o.created_at, o.created_at, o.uid, o.created_at
from outbox_mails o join job_requests j on j.company_uid = o.company_uid and j.uid = split_part(o.dedupe_key, ':', 2)
where o.kind = 'job_request' and o.dedupe_key like 'job_request:%';
