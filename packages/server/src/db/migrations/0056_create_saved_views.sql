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

-- The view a person's list opens with; gone with the view.
create table saved_view_defaults (
  company_uid text not null,
  user_uid text not null references users (uid),
  list text not null,
  view_uid text not null,
  primary key (company_uid, user_uid, list),
  foreign key (company_uid, view_uid) references saved_views (company_uid, uid) on delete cascade
);
create index saved_view_defaults_view on saved_view_defaults (company_uid, view_uid);
