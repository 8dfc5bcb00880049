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

create table saved_views (
  uid text primary key,
  company_uid text not null references companies (uid),
  list text not null check (list in ('creators')),
  owner_uid text not null references users (uid),
  name text not null,
  query text not null,
  is_shared boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (company_uid, uid)
);
create index saved_views_list on saved_views (company_uid, list, owner_uid);

-- The view that a person's list opens with. It goes with the view.
create table saved_view_defaults (
  company_uid text not null,
  user_uid text not null references users (uid),
  list text not null,
  view_uid text not null,
  primary key (company_uid, user_uid, list),
  foreign key (company_uid, view_uid) references saved_views (company_uid, uid) on delete cascade
);
create index saved_view_defaults_view on saved_view_defaults (company_uid, view_uid);
