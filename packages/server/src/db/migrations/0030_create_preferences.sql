create table preferences (
  uid text primary key,
  -- Null: outside every company (operators, people who have joined none yet).
  company_uid text references companies (uid),
  user_uid text not null references users (uid),
  key text not null,
  value jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  constraint preferences_owner_key unique nulls not distinct (user_uid, company_uid, key)
);
