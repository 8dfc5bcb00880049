-- The places of removed members went with them, and with these the names under what they had written.
insert into chat_room_members (company_uid, room_uid, user_uid, read_seq, joined_at)
select c.company_uid, c.room_uid, c.uid, max(c.seq), min(c.created_at)
from comments c
join users u on u.uid = c.uid
where c.kind = 'message'
  and not exists (select 1 from memberships m where m.company_uid = c.company_uid and m.user_uid = c.uid)
group by c.company_uid, c.room_uid, c.uid
on conflict do nothing;
