-- The terms that a project keeps for its requests, and those that its newest request was sent with. Variables in them
-- are unfilled: a filled text would carry one person's name into another's request.
create table project_terms (
  company_uid text not null,
  project_uid text not null,
  kind text not null constraint project_terms_kind_check check (kind in ('default', 'latest')),
  terms jsonb not null,
  message text not null default '',
  updated_by text references users (uid),
  updated_at timestamptz not null default now(),
  primary key (company_uid, project_uid, kind),
  foreign key (company_uid, project_uid) references projects (company_uid, uid)
);

-- A send that the server works off by itself, a creator at a time: one that can be taken back, or one to many.
create table job_sends (
  uid text primary key,
  company_uid text not null,
  project_uid text not null,
  -- What was asked for; each creator's terms are made from it when that creator's turn comes.
  body jsonb not null,
  sent_by text references users (uid),
  -- Nothing leaves before.
  due_at timestamptz not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (company_uid, uid),
  foreign key (company_uid, project_uid) references projects (company_uid, uid)
);
create index job_sends_project on job_sends (company_uid, project_uid, created_at);
create index job_sends_due on job_sends (due_at) where finished_at is null;

create table job_send_items (
  company_uid text not null,
  send_uid text not null,
  managed_creator_uid text not null,
  position integer not null,
  -- Null: not done yet. Written in the transaction that sends, so that a killed server neither loses nor doubles.
  outcome text constraint job_send_items_outcome_check check (outcome in ('sent', 'skipped', 'cancelled')),
  reason text not null default '',
  message text not null default '',
  primary key (company_uid, send_uid, managed_creator_uid),
  foreign key (company_uid, send_uid) references job_sends (company_uid, uid) on delete cascade
);

alter table job_request_versions
  -- Words of the sender's own that went out with the terms.
  add column message text not null default '',
  -- Handed over as a link, without a mail.
  add column by_link boolean not null default false;
