-- Names of the keys with which account numbers were ever sealed: a server without one of them refuses to start.
create table sealing_keys (
  kid text primary key,
  created_at timestamptz not null
);

-- What paying a creator needs beside the record; a row exists as soon as something is known.
create table payees (
  company_uid text not null,
  managed_creator_uid text not null,
  -- The bank account, sealed by the server.
  account text,
  -- Of the account, also when it was taken away. Who did it is null for the creator on the reply page.
  account_changed_at timestamptz,
  account_changed_by text,
  withholding_reason text not null default '',
  -- Which number was looked up in the public register, and by whom; the day stands in the record.
  registration_checked_number text not null default '',
  registration_checked_by text,
  -- Codes that did not fit on a day, so that they cannot be tried out, however many are asked for.
  code_failures integer not null default 0,
  code_failures_on date,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (company_uid, managed_creator_uid),
  foreign key (company_uid, managed_creator_uid) references managed_creators (company_uid, uid) on delete cascade,
  check (account is null or account_changed_at is not null)
);

-- An account that a creator wants in place of the present one; it counts once the mailed code is typed in.
create table payee_account_requests (
  company_uid text not null,
  managed_creator_uid text not null,
  account text not null,
  code text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (company_uid, managed_creator_uid),
  foreign key (company_uid, managed_creator_uid)
    references payees (company_uid, managed_creator_uid) on delete cascade
);

-- A number that nobody has looked up yet must not keep the day of the one before, whichever way it was changed.
create function forget_invoice_check() returns trigger language plpgsql as $$
begin
  new.invoice_checked_on := null;
  return new;
end $$;
create trigger managed_creators_forget_invoice_check before update on managed_creators for each row
  when (new.invoice_registration_number is distinct from old.invoice_registration_number
    and new.invoice_checked_on is not distinct from old.invoice_checked_on and new.invoice_checked_on is not null)
  execute function forget_invoice_check();

-- Finance hears of every change of an account.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (
  kind in (
    'job_answered', 'draft_submitted', 'post_submitted', 'import_finished', 'notice_confirmed', 'notice_disputed',
    'notice_received', 'notice_due', 'payee_account', 'member_joined', 'contract', 'comment_not_sent', 'work_handed_over'
  )
);
