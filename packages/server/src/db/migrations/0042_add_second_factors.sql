-- A second step at the sign-in: the secret of an authenticator app, sealed, and codes for the day on which it is lost.
create table second_factors (
  user_uid text primary key references users (uid) on delete cascade,
  -- Null until the first code was confirmed.
  secret text,
  -- Set up and not confirmed yet; the secret before it goes on.
  pending_secret text,
  confirmed_at timestamptz,
  -- The step of time whose code was used last: no code is good twice.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table recovery_codes (
  user_uid text not null references second_factors (user_uid) on delete cascade,
  code_hash text not null,
  primary key (user_uid, code_hash)
);

alter table companies add column requires_second_factor boolean not null default false;

alter table company_changes drop constraint company_changes_section_check;
alter table company_changes add constraint company_changes_section_check
  check (section in ('profile', 'contact', 'notice', 'bank', 'rules', 'calendar', 'security'));
