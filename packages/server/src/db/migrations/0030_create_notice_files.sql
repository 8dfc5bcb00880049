-- 電子帳簿保存法: the printed document of an issued notice, as it was given out. It is only added.
create table payment_notice_files (
  company_uid text not null,
  notice_uid text not null,
  -- Of the bytes, in hexadecimal digits.
  sha256 text not null,
  content bytea not null,
  kept_at timestamptz not null,
  primary key (company_uid, notice_uid),
  foreign key (company_uid, notice_uid) references payment_notices (company_uid, uid)
);
create trigger payment_notice_files_kept before update or delete on payment_notice_files
  for each row execute function keep_payment_notice();

-- Bank files (全銀 総合振込) as they were made.
create table transfer_files (
  uid text primary key,
  company_uid text not null references companies (uid),
  name text not null,
  debit_on date not null,
  line_breaks boolean not null,
  payments integer not null check (payments >= 1),
  amount bigint not null check (amount >= 0),
  sha256 text not null,
  -- Sealed: it holds the accounts of everybody who is paid.
  content text not null,
  created_by text references users (uid),
  created_at timestamptz not null,
  unique (company_uid, uid)
);
create index transfer_files_newest on transfer_files (company_uid, created_at desc, uid desc);

create table transfer_file_notices (
  company_uid text not null,
  file_uid text not null,
  notice_uid text not null,
  -- Place among the file's payments, from 0.
  position integer not null,
  primary key (company_uid, file_uid, notice_uid),
  unique (company_uid, file_uid, position),
  foreign key (company_uid, file_uid) references transfer_files (company_uid, uid),
  foreign key (company_uid, notice_uid) references payment_notices (company_uid, uid)
);
create index transfer_file_notices_notice on transfer_file_notices (company_uid, notice_uid);

-- Answers of the bank that were applied: the same file again changes nothing.
create table transfer_results (
  uid text primary key,
  company_uid text not null references companies (uid),
  sha256 text not null,
  paid_on date not null,
  paid integer not null,
  failed integer not null,
  amount bigint not null,
  applied_by text references users (uid),
  applied_at timestamptz not null,
  constraint transfer_results_once unique (company_uid, sha256)
);
