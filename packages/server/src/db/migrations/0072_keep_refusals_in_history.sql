-- What the bank answered stands in the history of the notice: also a transfer that it sent back. An entry names the bank
-- file whose result it follows from, and for a refusal the bank's code.
alter table payment_notice_events
  add column kind text not null default 'moved' check (kind in ('moved', 'refused')),
  add column transfer_file_uid text references transfer_files (uid),
  add column result_code text not null default '';

-- An answer used to mark every file with the notice, also those whose day had not come: the bank has not answered these.
update transfer_file_notices held set refused_at = null, refused_reason = ''
from transfer_files f
where f.uid = held.file_uid and held.refused_at is not null
  and f.debit_on > (held.refused_at at time zone 'Asia/Tokyo')::date;

-- What was refused so far, once for each answer: in the newest file that it can have spoken of.
insert into payment_notice_events (company_uid, notice_uid, at, from_status, to_status, mover, by_uid, reason, kind,
  transfer_file_uid)
select distinct on (held.company_uid, held.notice_uid, held.refused_at) held.company_uid, held.notice_uid,
  held.refused_at, 'approved', 'approved', 'issuer',
  (select r.applied_by from transfer_results r
    where r.company_uid is not distinct from f.company_uid and r.failed > 0 and r.applied_at <= held.refused_at
    order by r.applied_at desc limit 1),
  held.refused_reason, 'refused', held.file_uid
from transfer_file_notices held join transfer_files f on f.uid = held.file_uid
where held.refused_at is not null
order by held.company_uid, held.notice_uid, held.refused_at, f.debit_on desc, f.created_at desc;
