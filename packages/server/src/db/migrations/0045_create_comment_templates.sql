create table comment_templates (
  uid text primary key,
  company_uid text not null references companies (uid),
  -- The writer; the template stays when the person leaves the company.
  created_by text not null references users (uid),
  -- Seen by the whole company; else by the writer alone.
  shared boolean not null,
  name text not null,
  text text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (company_uid, uid)
);
create index comment_templates_shared on comment_templates (company_uid, created_by, shared);
