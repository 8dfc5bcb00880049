-- The key by which an account is told from others may be handed in, as the keys of its creator may since 0055: an import
-- has it already, from looking for the account's holder. Whoever hands in none gets it from the triggers.
alter table managed_creator_accounts alter column handle_key drop expression;
create function key_managed_creator_account() returns trigger
language plpgsql as $$
begin
  new.handle_key := public.norm_ja(new.handle);
  return new;
end
$$;
create trigger managed_creator_accounts_key_of_new before insert on managed_creator_accounts
  for each row when (new.handle_key is null) execute function key_managed_creator_account();
create trigger managed_creator_accounts_key_of_changed before update of handle, handle_key on managed_creator_accounts
  for each row when (
    new.handle_key is null or new.handle_key = old.handle_key and new.handle is distinct from old.handle
  ) execute function key_managed_creator_account();
