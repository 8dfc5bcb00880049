create table users (
  uid text primary key,
  email text not null,
  email_key text not null generated always as (lower(email)) stored,
  name text not null default '',
  image text,
  system_admin boolean not null default false,
  onboarding jsonb not null default '{}',
  active_company_uid text,
  email_verified_at timestamptz,
  last_seen_at timestamptz,
  -- Identity tokens of sign-ins before this moment are refused.
  tokens_valid_after timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index users_email_key on users (email_key) where deleted_at is null;

create table companies (
  uid text primary key,
  name text not null,
  url text not null default '',
  address text not null default '',
  image text,
  plan text not null default 'trial' check (plan in ('trial', 'standard', 'enterprise')),
  permission text[] not null default '{}' check (
    permission <@ array['creator_search', 'dm', 'report', 'short_link', 'payment_notice', 'csv_export']
  ),
  max_user integer not null default 5 check (max_user >= 1),
  contract_starts_on date not null,
  contract_ends_on date not null,
  invoice_registration_number text not null default '',
  rounding text not null default 'floor' check (rounding in ('floor', 'round', 'ceil')),
  deemed_confirmation_days integer not null default 7 check (deemed_confirmation_days between 1 and 60),
  search_text text not null generated always as (norm_ja(name)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_reason text,
  check (contract_starts_on <= contract_ends_on)
);
create index companies_search on companies using gin (search_text gin_trgm_ops);
-- Added afterwards, because users and companies are created one after the other.
alter table users add foreign key (active_company_uid) references companies (uid);

create table memberships (
  company_uid text not null references companies (uid),
  user_uid text not null references users (uid),
  role text not null check (role in ('admin', 'staff', 'finance', 'viewer')),
  joined_at timestamptz not null default now(),
  primary key (company_uid, user_uid)
);
create index memberships_user on memberships (user_uid, company_uid);

create table invitations (
  uid text primary key,
  company_uid text not null references companies (uid),
  type text not null check (type in ('member', 'company')),
  email text not null,
  email_key text not null generated always as (lower(email)) stored,
  role text not null check (role in ('admin', 'staff', 'finance', 'viewer')),
  token_hash text not null unique,
  state text not null default 'open' check (state in ('open', 'accepted', 'replaced')),
  invited_by text references users (uid),
  accepted_by text references users (uid),
  accepted_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create unique index invitations_open on invitations (company_uid, email_key) where state = 'open';
create index invitations_company on invitations (company_uid, created_at);

create table credentials (
  user_uid text primary key references users (uid) on delete cascade,
  password_hash text not null,
  updated_at timestamptz not null default now()
);

-- A family is one sign-in. Using one of its tokens a second time ends the family.
create table refresh_families (
  uid text primary key,
  user_uid text not null references users (uid) on delete cascade,
  auth_time timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index refresh_families_user on refresh_families (user_uid);

create table refresh_tokens (
  token_hash text primary key,
  family_uid text not null references refresh_families (uid) on delete cascade,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index refresh_tokens_family on refresh_tokens (family_uid);

create table signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);

create table sign_in_failures (
  email_key text primary key,
  failures integer not null default 0,
  locked_until timestamptz,
  last_failed_at timestamptz not null default now()
);

create table verification_tokens (
  token_hash text primary key,
  user_uid text not null references users (uid) on delete cascade,
  purpose text not null check (purpose in ('verify', 'change', 'reset')),
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index verification_tokens_user on verification_tokens (user_uid, purpose);
