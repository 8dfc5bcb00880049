-- The bank's answers to two transfers may have the same bytes: the same fees next month, or the same refusal of a retry.
-- Each of them is applied once; who applies the second says that it is not the old file.
alter table transfer_results add column round integer not null default 1;
alter table transfer_results drop constraint transfer_results_once;
alter table transfer_results add constraint transfer_results_once
  unique nulls not distinct (company_uid, sha256, round);
