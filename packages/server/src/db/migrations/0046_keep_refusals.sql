-- What the bank said of a payment that it did not make; the notice waits until it is paid another time.
alter table transfer_file_notices add column refused_reason text not null default '';
create index transfer_file_notices_refused on transfer_file_notices (company_uid, notice_uid) where refused_at is not null;
