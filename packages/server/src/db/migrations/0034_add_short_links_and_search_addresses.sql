-- The operator finds a company by a part of an address: without reading every person there is.
create index users_email on users using gin (email_key gin_trgm_ops) where deleted_at is null;
create index invitations_email on invitations using gin (email_key gin_trgm_ops) where state = 'open';

-- Documents of an erased company that are still to be removed from Firestore: rooms with their comments, and the company.
create table firestore_removals (
  kind text not null check (kind in ('company', 'room')),
  uid text not null,
  primary key (kind, uid)
);

-- An address that leads to a page of the company's, handed to one creator so that the clicks can be counted.
create table short_links (
  uid text primary key,
  company_uid text not null,
  job_request_uid text not null,
  code text not null constraint short_links_code unique,
  source_url text not null,
  -- The source with the UTM parameters. Fixed: a redirect reads nothing else.
  destination_url text not null,
  -- As given, with its placeholders: the company's next link begins with it.
  utm jsonb not null,
  created_by text references users (uid),
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  disabled_by text references users (uid),
  unique (company_uid, uid),
  foreign key (company_uid, job_request_uid) references job_requests (company_uid, uid) on delete cascade
);
create unique index short_links_standing on short_links (company_uid, job_request_uid) where disabled_at is null;
create index short_links_of_job on short_links (company_uid, job_request_uid, created_at);
create index short_links_newest on short_links (company_uid, created_at);

-- Clicks by the hour. `bot` and `own` are not in `total`; `qr` is a part of it.
create table short_link_hours (
  company_uid text not null,
  link_uid text not null,
  hour timestamptz not null,
  total integer not null default 0 check (total >= 0),
  unique_total integer not null default 0 check (unique_total >= 0),
  qr integer not null default 0 check (qr >= 0),
  bot integer not null default 0 check (bot >= 0),
  own integer not null default 0 check (own >= 0),
  primary key (company_uid, link_uid, hour),
  foreign key (company_uid, link_uid) references short_links (company_uid, uid) on delete cascade
);

-- Who clicked within an hour, as a hash with the day's salt. Both go the night after, and nothing leads back to an address.
create table short_link_visitors (
  company_uid text not null,
  link_uid text not null,
  hour timestamptz not null,
  visitor text not null,
  primary key (company_uid, link_uid, hour, visitor),
  foreign key (company_uid, link_uid) references short_links (company_uid, uid) on delete cascade
);
create index short_link_visitors_hour on short_link_visitors (hour);

-- From where members looked at a link that day: clicks from there are the company's own.
create table short_link_own_places (
  company_uid text not null references companies (uid),
  day date not null,
  visitor text not null,
  primary key (company_uid, day, visitor)
);

create table short_link_salts (
  day date primary key,
  salt text not null
);
