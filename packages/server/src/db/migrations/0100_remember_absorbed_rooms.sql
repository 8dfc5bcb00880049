-- Where a room went that another one took in: who comes by its old address, by a link or with something begun there, is
-- led on. When the other room is taken in itself, the row follows it there.
create table absorbed_chat_rooms (
  uid text primary key,
  company_uid text not null,
  into_uid text not null,
  absorbed_at timestamptz not null,
  unique (company_uid, uid),
  foreign key (company_uid, into_uid) references chat_rooms (company_uid, uid) on delete cascade
);
create index absorbed_chat_rooms_into on absorbed_chat_rooms (company_uid, into_uid);
