-- Failures of an address count by where they come from: a network, a device that has signed in before, and all together.
-- What counted before is thrown away: at most a quarter of an hour of a lock.
truncate sign_in_failures;
alter table sign_in_failures add column source text not null;
alter table sign_in_failures drop constraint sign_in_failures_pkey;
alter table sign_in_failures add primary key (email_key, source);

-- The token that this one was traded for: two tokens of one trade that are both used have two holders.
alter table refresh_tokens add column parent_hash text;
