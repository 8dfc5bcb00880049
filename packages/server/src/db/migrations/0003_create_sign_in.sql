create table credentials (
  user_uid text primary key references users (uid) on delete cascade,
  password_hash text not null,
  updated_at timestamptz not null default now()
);

-- A family is one sign-in. Using a token a second time ends the family.
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
