-- Every version of a job's terms, the first and the scheduled ones too. A job request mirrors the newest that was sent.
create table job_request_versions (
  company_uid text not null,
  job_request_uid text not null,
  version integer not null check (version >= 1),
  -- The terms as sent, with the two parties and the day of the request.
  terms jsonb not null,
  sent_by text references users (uid),
  scheduled_at timestamptz,
  sent_at timestamptz,
  answer text check (answer in ('accepted', 'negotiating', 'declined')),
  answered_at timestamptz,
  -- The member who recorded the answer by hand; null where the creator gave it.
  answered_by text references users (uid),
  -- What the creator asked for instead: fee, delivery_on, note.
  wish jsonb,
  created_at timestamptz not null default now(),
  primary key (company_uid, job_request_uid, version),
  check (sent_at is not null or scheduled_at is not null),
  foreign key (company_uid, job_request_uid) references job_requests (company_uid, uid) on delete cascade
);
-- At most one version of a job waits to be sent.
create unique index job_request_versions_unsent
  on job_request_versions (company_uid, job_request_uid) where sent_at is null;
create index job_request_versions_due on job_request_versions (scheduled_at) where sent_at is null;

insert into job_request_versions
  (company_uid, job_request_uid, version, terms, sent_by, scheduled_at, sent_at, answer, answered_at, created_at)
select company_uid, uid, version, terms, sent_by, scheduled_at, sent_at, answer, answered_at, created_at
from job_requests;
drop index job_requests_due;

-- Planned for one creator before a request; sending it makes these terms and empties them.
alter table project_creators
  add column planned_fee bigint check (planned_fee >= 0),
  add column planned_delivery_on date,
  add column planned_reply_due_on date;
