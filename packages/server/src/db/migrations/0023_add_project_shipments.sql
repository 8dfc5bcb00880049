alter table projects
  add column product_shipping boolean not null default false,
  add column shipping_due_on date;

-- The product that a creator of a project gets. No row: nothing was done about it yet.
create table project_shipments (
  company_uid text not null,
  project_uid text not null,
  managed_creator_uid text not null,
  status text not null default 'unarranged' check (status in (
    'unarranged', 'confirming_address', 'arranged', 'sent', 'arrived', 'returned')),
  -- null: as the project names its product.
  item text,
  quantity integer not null default 1 check (quantity between 1 and 999),
  -- Taken when the shipping is arranged, so that the label stays what it was; null until then.
  recipient_name text,
  recipient_phone text,
  recipient_postal_code text,
  recipient_address text,
  recipient_source text not null default 'record' check (recipient_source in ('record', 'staff', 'creator')),
  recipient_taken_at timestamptz,
  address_confirmed_at timestamptz,
  carrier text check (carrier in ('yamato', 'sagawa', 'japan_post', 'other')),
  tracking_number text not null default '',
  sent_on date,
  arrived_on date,
  received_at timestamptz,
  note text not null default '',
  updated_by text references users (uid),
  updated_at timestamptz not null default now(),
  primary key (company_uid, project_uid, managed_creator_uid),
  check (arrived_on >= sent_on),
  foreign key (company_uid, project_uid, managed_creator_uid)
    references project_creators (company_uid, project_uid, managed_creator_uid) on delete cascade
);
create index project_shipments_creator on project_shipments (company_uid, managed_creator_uid);
