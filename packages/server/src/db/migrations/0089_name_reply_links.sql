-- Links get a name of their own, so that staff can see and withdraw one: the hash opens it and is nobody's business.
alter table reply_tokens add column uid text not null default gen_random_uuid()::text;
alter table reply_tokens add column created_by text references users (uid);
alter table reply_tokens add column revoked_by text references users (uid);
alter table reply_tokens add constraint reply_tokens_uid unique (company_uid, uid);
