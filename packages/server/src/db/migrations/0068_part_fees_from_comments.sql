-- Viewers read what is said in a room, but no fee: what the product itself wrote of money moves out of the texts.
alter table comments add column fee_text text not null default '';

-- A creator's wish.
update comments c set
  fee_text = substring(c.text from '^希望の報酬: [0-9,]+円（税抜）'),
  text = regexp_replace(c.text, '^希望の報酬: [0-9,]+円（税抜）', '希望の報酬: あり（条件の欄でご確認ください）')
from chat_rooms r
where r.uid = c.room_uid and r.type = 'job_request' and c.uid = r.creator_uid
  and c.text ~ '^希望の報酬: [0-9,]+円（税抜）(\n|$)';

-- What changed in the terms.
update comments c set
  fee_text = substring(c.text from '(?n)^報酬: [^\n]* → [^\n]*$'),
  text = regexp_replace(c.text, '(?n)^報酬: [^\n]* → [^\n]*$', '報酬: 変わりました（条件の欄でご確認ください）')
from chat_rooms r
where r.uid = c.room_uid and r.type = 'job_request' and c.kind = 'message' and c.uid <> r.creator_uid
  and c.text ~ '^(条件を変えてお送りします（第|ご希望の条件（第|「.*」の依頼を、あらためてお送りします（第)'
  and c.text ~ '(?n)^報酬: ([0-9,]+円（税抜）|なし) → ([0-9,]+円（税抜）|なし)$';

-- {報酬} in the words that went out with the terms.
with sums as (
  select r.uid as room_uid, r.creator_uid,
    string_agg(distinct to_char((v.terms ->> 'fee')::numeric, 'FM999,999,999,999'), '|') as fees
  from chat_rooms r
  join job_request_versions v on v.company_uid = r.company_uid and v.job_request_uid = r.job_request_uid
  where v.terms ->> 'fee' is not null
  group by r.uid, r.creator_uid
)
update comments c set
  fee_text = concat_ws(E'\n', nullif(c.fee_text, ''),
    '報酬: ' || substring(c.text from '(?:^|[^0-9,])((?:' || s.fees || ')円（税抜）)')),
  text = regexp_replace(c.text, '(^|[^0-9,])(' || s.fees || ')円（税抜）', '\1条件に記載の額', 'g')
from sums s
where s.room_uid = c.room_uid and c.kind = 'message' and c.uid <> s.creator_uid
  and c.text ~ '^(条件を変えてお送りします（第|ご希望の条件（第|「.*」の依頼を、?(お|あらためてお)送りします)'
  and c.text ~ ('(^|[^0-9,])(' || s.fees || ')円（税抜）');

create index comments_fee_text on comments (room_uid, seq) where fee_text <> '';

-- A store outside holds them as they were.
insert into realtime_events (type, company_uid, room_uid, comment_seq)
select 'comment.changed', company_uid, room_uid, seq from comments where fee_text <> '';
