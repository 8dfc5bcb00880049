create table job_requests (
  uid text primary key,
  company_uid text not null,
  project_uid text not null,
  managed_creator_uid text not null,
  -- The terms as sent, with the two parties and the day of the request.
  terms jsonb not null,
  version integer not null default 1,
  fee bigint not null check (fee >= 0),
  chat_room_uid text,
  sent_by text references users (uid),
  sent_at timestamptz,
  scheduled_at timestamptz,
  answer text check (answer in ('accepted', 'negotiating', 'declined')),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  unique (company_uid, uid),
  -- Two members may send at the same moment; there is still one request per creator and project.
  constraint job_requests_once unique (company_uid, project_uid, managed_creator_uid),
  check (sent_at is not null or scheduled_at is not null),
  foreign key (company_uid, project_uid, managed_creator_uid)
    references project_creators (company_uid, project_uid, managed_creator_uid)
);
create index job_requests_creator on job_requests (company_uid, managed_creator_uid);
create index job_requests_due on job_requests (scheduled_at) where sent_at is null;

create table reply_tokens (
  token_hash text primary key,
  -- A name that staff may see, to list and revoke links. The hash opens the link and is shown to nobody.
  uid text not null default gen_random_uuid()::text,
  company_uid text not null,
  job_request_uid text not null,
  -- Where the link was mailed to. Only who owns the creator's own address may write to support as that creator.
  mailed_to text not null default '',
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by text references users (uid),
  created_by text references users (uid),
  created_at timestamptz not null default now(),
  constraint reply_tokens_uid unique (company_uid, uid),
  foreign key (company_uid, job_request_uid) references job_requests (company_uid, uid) on delete cascade
);
create index reply_tokens_job on reply_tokens (company_uid, job_request_uid);
