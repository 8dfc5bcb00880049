-- Payment notices of companies to their creators, and of the operator to companies. Either belongs to one company.
create table payment_notices (
  uid text primary key,
  company_uid text not null references companies (uid),
  direction text not null check (direction in ('company_to_creator', 'operator_to_company')),
  -- Null where the company is paid.
  managed_creator_uid text,
  project_uid text,
  status text not null default 'draft' check (
    status in ('draft', 'issued', 'confirmed', 'disputed', 'approved', 'paid', 'cancelled')
  ),
  confirmation text check (confirmation in ('explicit', 'deemed')),
  -- Given at the first issue; a new edition keeps the number of the one before.
  number text,
  edition integer not null default 1 check (edition >= 1),
  previous_uid text,
  next_uid text,
  tax_rounding text not null check (tax_rounding in ('floor', 'round', 'ceil')),
  subtotal bigint not null check (subtotal >= 0),
  tax bigint not null check (tax >= 0),
  withholding_base bigint not null check (withholding_base >= 0),
  withholding bigint not null check (withholding >= 0),
  payable bigint not null check (payable = subtotal + tax - withholding),
  received_on date not null,
  due_on date not null,
  -- The day of receipt is day 1 of 60.
  legal_latest_on date not null generated always as (received_on + 59) stored,
  issued_on date,
  deemed_confirmed_on date,
  paid_on date,
  note text not null default '',
  dispute_comment text not null default '',
  -- Frozen at the issue: the parties, the notice as it is printed, and the hash of that.
  issuer jsonb,
  payee jsonb,
  document jsonb,
  document_hash text,
  -- The payee's account, encrypted.
  payee_account text,
  -- Number, payee and project.
  search_source text not null default '',
  search_text text not null generated always as (norm_ja(search_source)) stored,
  search_grams text[] not null generated always as (grams(search_source)) stored,
  created_by text references users (uid),
  issued_by text references users (uid),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  unique (company_uid, uid),
  check (due_on <= legal_latest_on),
  check ((direction = 'company_to_creator') = (managed_creator_uid is not null)),
  check ((number is null) = (document is null)),
  check (payee_account is null or number is not null),
  check (status in ('draft', 'cancelled') or number is not null),
  check ((status = 'paid') = (paid_on is not null)),
  foreign key (company_uid, managed_creator_uid) references managed_creators (company_uid, uid),
  foreign key (company_uid, project_uid) references projects (company_uid, uid),
  foreign key (company_uid, previous_uid) references payment_notices (company_uid, uid)
);
create unique index payment_notices_number on payment_notices (company_uid, number, edition) where number is not null;
-- The operator is one issuer over all companies.
create unique index payment_notices_operator_number on payment_notices (number, edition)
  where direction = 'operator_to_company' and number is not null;
create unique index payment_notices_next on payment_notices (company_uid, previous_uid);

create index payment_notices_by_due on payment_notices (company_uid, direction, due_on, uid);
create index payment_notices_by_payable on payment_notices (company_uid, direction, payable, uid);
create index payment_notices_by_created on payment_notices (company_uid, direction, created_at, uid);
create index payment_notices_by_updated on payment_notices (company_uid, direction, updated_at, uid);
create index payment_notices_all_by_due on payment_notices (direction, due_on, uid);
create index payment_notices_all_by_payable on payment_notices (direction, payable, uid);
create index payment_notices_all_by_created on payment_notices (direction, created_at, uid);
create index payment_notices_all_by_updated on payment_notices (direction, updated_at, uid);
create index payment_notices_text on payment_notices using gin (search_text gin_trgm_ops);
create index payment_notices_grams on payment_notices using gin (search_grams);
create index payment_notices_payee on payment_notices (company_uid, managed_creator_uid, paid_on);
create index payment_notices_project on payment_notices (company_uid, project_uid);
create index payment_notices_open on payment_notices (company_uid, direction, due_on)
  where status not in ('paid', 'cancelled');
create index payment_notices_silent on payment_notices (deemed_confirmed_on) where status = 'issued';
create index payment_notices_due on payment_notices (due_on)
  where status in ('issued', 'confirmed', 'disputed', 'approved');

create table payment_notice_lines (
  uid text primary key,
  company_uid text not null,
  notice_uid text not null,
  position integer not null,
  job_request_uid text,
  project_uid text,
  description text not null,
  transaction_on date not null,
  transaction_ends_on date,
  amount bigint not null check (amount >= 0),
  tax_rate integer not null check (tax_rate in (10, 8, 0)),
  withholding boolean not null default false,
  withholding_reason text not null default '',
  unique (company_uid, notice_uid, position),
  check (transaction_on <= transaction_ends_on),
  foreign key (company_uid, notice_uid) references payment_notices (company_uid, uid),
  foreign key (company_uid, job_request_uid) references job_requests (company_uid, uid),
  foreign key (company_uid, project_uid) references projects (company_uid, uid)
);
create index payment_notice_lines_project on payment_notice_lines (company_uid, project_uid);

-- Jobs that a notice pays for. A cancelled notice releases them.
create table payment_notice_jobs (
  company_uid text not null,
  notice_uid text not null,
  job_request_uid text not null,
  released_at timestamptz,
  primary key (company_uid, notice_uid, job_request_uid),
  foreign key (company_uid, notice_uid) references payment_notices (company_uid, uid),
  foreign key (company_uid, job_request_uid) references job_requests (company_uid, uid)
);
-- A job stands on one live notice at most, whoever makes them at the same moment.
create unique index payment_notice_jobs_once on payment_notice_jobs (company_uid, job_request_uid)
  where released_at is null;

create table payment_notice_events (
  id bigint generated always as identity primary key,
  company_uid text not null,
  notice_uid text not null,
  at timestamptz not null,
  from_status text,
  to_status text not null,
  mover text not null check (mover in ('issuer', 'payee', 'operator', 'system')),
  -- A member or somebody of the operator; null for a creator and for the product itself.
  by_uid text,
  reason text not null default '',
  foreign key (company_uid, notice_uid) references payment_notices (company_uid, uid)
);
create index payment_notice_events_notice on payment_notice_events (company_uid, notice_uid, id);

-- The last number of each issuer and year; without a company it is the operator. The row's lock hands out one at a time.
create table payment_notice_numbers (
  company_uid text references companies (uid),
  year integer not null,
  last integer not null check (last >= 1),
  constraint payment_notice_numbers_once unique nulls not distinct (company_uid, year)
);

-- The issuer is reminded once of each day: so many days before the payment.
create table payment_notice_reminders (
  company_uid text not null,
  notice_uid text not null,
  due_on date not null,
  days_left integer not null,
  at timestamptz not null,
  primary key (company_uid, notice_uid, due_on, days_left),
  foreign key (company_uid, notice_uid) references payment_notices (company_uid, uid)
);

-- 電子帳簿保存法: what was issued and what happened to it is only added to. Erasing a whole company says so beforehand.
create function keep_payment_notice() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('tsumugi.erasing', true) = 'on' then
    return old;
  end if;
  raise exception '% of % is refused: an issued payment notice and its history are kept', tg_op, tg_table_name;
end $$;

create trigger payment_notice_events_kept before update or delete on payment_notice_events
  for each row execute function keep_payment_notice();
create trigger payment_notices_kept before delete on payment_notices
  for each row when (old.number is not null) execute function keep_payment_notice();
create trigger payment_notices_frozen before update on payment_notices
  for each row when (
    old.number is not null and (
      (old.company_uid, old.direction, old.number, old.edition, old.previous_uid, old.tax_rounding, old.subtotal, old.tax,
        old.withholding_base, old.withholding, old.payable, old.received_on, old.due_on, old.issued_on, old.note,
        old.issuer, old.payee, old.document, old.document_hash)
      is distinct from
      (new.company_uid, new.direction, new.number, new.edition, new.previous_uid, new.tax_rounding, new.subtotal, new.tax,
        new.withholding_base, new.withholding, new.payable, new.received_on, new.due_on, new.issued_on, new.note,
        new.issuer, new.payee, new.document, new.document_hash)
    )
  ) execute function keep_payment_notice();

create function keep_payment_notice_lines() returns trigger language plpgsql as $$
declare
  line payment_notice_lines := case when tg_op = 'INSERT' then new else old end;
begin
  if current_setting('tsumugi.erasing', true) is distinct from 'on' and exists (
    select 1 from payment_notices n
    where n.company_uid = line.company_uid and n.uid = line.notice_uid and n.number is not null
  ) then
    raise exception '% of payment_notice_lines is refused: the notice is issued', tg_op;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger payment_notice_lines_frozen before insert or update or delete on payment_notice_lines
  for each row execute function keep_payment_notice_lines();

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (
  kind in (
    'job_answered', 'draft_submitted', 'post_submitted', 'import_finished', 'notice_confirmed', 'notice_disputed',
    'notice_received', 'notice_due', 'member_joined', 'contract', 'comment_not_sent', 'work_handed_over'
  )
);
