-- The column and the call use one name.
alter table companies rename column rounding to tax_rounding;
alter table companies rename constraint companies_rounding_check to companies_tax_rounding_check;

alter table companies
  add column postal_code text not null default '',
  add column phone text not null default '',
  add column color text not null default 'auto'
    check (color in ('auto', 'ai', 'kaki', 'asagi', 'fuji', 'yamabuki', 'tokiwa')),
  add column contact_name text not null default '',
  add column contact_department text not null default '',
  add column contact_email text not null default '',
  add column contact_phone text not null default '',
  add column invoice_standing text not null default 'unknown'
    check (invoice_standing in ('unknown', 'registered', 'unregistered')),
  -- A payment notice is issued by another person than the one who made it.
  add column needs_approval boolean not null default false,
  -- How much of the tax paid to payees without a registration number is deductible, from which day on.
  add column deductible_shares jsonb not null default '[
    {"from": "2023-10-01", "percent": 80},
    {"from": "2026-10-01", "percent": 70},
    {"from": "2028-10-01", "percent": 50},
    {"from": "2030-10-01", "percent": 30},
    {"from": "2031-10-01", "percent": 0}
  ]',
  add column bank_code text not null default '',
  add column bank_name text not null default '',
  add column branch_code text not null default '',
  add column branch_name text not null default '',
  add column bank_account_type text not null default 'ordinary'
    check (bank_account_type in ('ordinary', 'checking', 'savings')),
  add column bank_account_number text not null default '',
  add column bank_account_holder text not null default '',
  add column transfer_client_code text not null default '',
  add column disclosure_rule text not null default '',
  add column ng_words text[] not null default '{}';

-- Who has a number is registered.
update companies set invoice_standing = 'registered' where invoice_registration_number <> '';

create table company_changes (
  uid text primary key,
  company_uid text not null references companies (uid) on delete cascade,
  section text not null check (section in ('profile', 'contact', 'notice', 'bank', 'rules')),
  changes jsonb not null,
  -- Null: the operators.
  by_uid text,
  at timestamptz not null
);
create index company_changes_section on company_changes (company_uid, section, at, uid);
