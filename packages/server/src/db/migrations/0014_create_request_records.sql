-- The answer of a call under its Idempotency-Key, committed together with what the call did.
create table idempotency_keys (
  user_uid text not null,
  company_uid text not null default '',
  route text not null,
  key text not null,
  request_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_uid, company_uid, route, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table audit_logs (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  company_uid text,
  actor_kind text not null,
  actor_uid text,
  action text not null,
  target_uid text,
  detail jsonb not null default '{}',
  request_id text
);
create index audit_logs_company on audit_logs (company_uid, at);

create table outbox_mails (
  uid text primary key,
  company_uid text,
  to_address text not null,
  subject text not null,
  body_text text not null,
  kind text not null,
  -- One mail per fact, however often the fact is handled.
  dedupe_key text unique,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index outbox_mails_waiting on outbox_mails (next_attempt_at) where sent_at is null;
-- Erasing a person empties the mails that went to that address, and some people are erased every night.
create index outbox_mails_to on outbox_mails (lower(to_address));
-- Sent mails lose their text and receiver after half a year. The nightly job finds them without reading all mails.
create index outbox_mails_kept on outbox_mails (sent_at) where to_address <> '';
