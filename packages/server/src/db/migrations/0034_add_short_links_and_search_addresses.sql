-- The operator finds a company by a part of an address: without reading every person there is.
create index users_email on users using gin (email_key gin_trgm_ops) where deleted_at is null;
create index invitations_email on invitations using gin (email_key gin_trgm_ops) where state = 'open';

-- Documents of an erased company that are still to be removed from Firestore: rooms with their comments, and the company.
create table firestore_removals (
  kind text not null check (kind in ('company', 'room')),
  uid text not null,
  primary key (kind, uid)
);
