-- To which account a bank file pays: the payee may register another one before the bank has paid.
alter table transfer_file_notices add column account text;
-- To which account a notice was paid. Of payments before this it is not known.
alter table payment_notices add column paid_account text,
  add constraint payment_notices_paid_account_check check (paid_account is null or paid_on is not null);
