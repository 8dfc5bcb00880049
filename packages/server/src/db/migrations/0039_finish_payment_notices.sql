-- What waits for its payment comes first, by its day; what is paid or cancelled follows, the latest day first.
alter table payment_notices add column open_order integer not null generated always as (
  case when status in ('paid', 'cancelled')
    then 1000000 - (due_on - date '2000-01-01') else due_on - date '2000-01-01' end
) stored;
create index payment_notices_by_open on payment_notices (company_uid, direction, open_order, uid);
create index payment_notices_all_by_open on payment_notices (direction, open_order, uid);

-- A bank file that never went to the bank is taken back; its notices may stand in another one then.
alter table transfer_files add column withdrawn_at timestamptz;
alter table transfer_files add column withdrawn_by text references users (uid);
alter table transfer_files add column withdrawn_reason text not null default '';
alter table transfer_files add constraint transfer_files_withdrawn_check
  check ((withdrawn_at is null) = (withdrawn_reason = ''));

-- Without a company it is a file, or an answer of the bank, of the operator, who pays several companies with one.
alter table transfer_files alter column company_uid drop not null;
alter table transfer_results alter column company_uid drop not null;
alter table transfer_results drop constraint transfer_results_once;
alter table transfer_results add constraint transfer_results_once unique nulls not distinct (company_uid, sha256);
alter table transfer_file_notices drop constraint transfer_file_notices_company_uid_file_uid_fkey;
alter table transfer_file_notices add constraint transfer_file_notices_file foreign key (file_uid)
  references transfer_files (uid);
create index transfer_file_notices_file on transfer_file_notices (file_uid, position);

-- 電子帳簿保存法: what an erased company issued or received stays until tax law lets it go. It refers to no other table,
-- and of people it holds what is printed on the document and said in its history.
create table archived_notices (
  uid text primary key,
  former_company text not null,
  company_name text not null,
  direction text not null check (direction in ('company_to_creator', 'operator_to_company')),
  number text not null,
  edition integer not null,
  status text not null check (status in ('issued', 'confirmed', 'disputed', 'approved', 'paid', 'cancelled')),
  payee_name text not null,
  payable bigint not null,
  transaction_on date not null,
  issued_on date not null,
  due_on date not null,
  paid_on date,
  document jsonb not null,
  document_hash text not null,
  history jsonb not null,
  -- The PDF as it was given out; null where none had been made: it is drawn from the document then.
  content bytea,
  content_sha256 text,
  archived_at timestamptz not null,
  keep_until date not null,
  search_text text not null generated always as (
    norm_ja(number || chr(10) || company_name || chr(10) || payee_name)
  ) stored,
  search_grams text[] not null generated always as (
    grams(number || chr(10) || company_name || chr(10) || payee_name)
  ) stored,
  check ((content is null) = (content_sha256 is null))
);
create index archived_notices_newest on archived_notices (transaction_on, uid);
create index archived_notices_payable on archived_notices (payable);
create index archived_notices_expired on archived_notices (keep_until);
create index archived_notices_text on archived_notices using gin (search_text gin_trgm_ops);
create index archived_notices_grams on archived_notices using gin (search_grams);
create trigger archived_notices_kept before update or delete on archived_notices
  for each row execute function keep_payment_notice();

-- A colleague's move: the list and the notice are read again.
alter table realtime_events drop constraint realtime_events_type_check;
alter table realtime_events add constraint realtime_events_type_check check (
  type in (
    'comment.added', 'comment.changed', 'comment.removed', 'room.changed', 'project.changed', 'unread.changed',
    'notification.added', 'notification.changed', 'notices.changed'
  )
);
