-- Whose sign-in it is, as its owner recognises it in the list of devices: browser and system, nothing finer.
alter table refresh_families
  add column device text not null default '',
  add column last_used_at timestamptz;

-- When the identity token was made whose address was taken over (Firebase only). Older tokens live on for an hour and
-- would change the address back.
alter table users add column identity_claims_at timestamptz;
