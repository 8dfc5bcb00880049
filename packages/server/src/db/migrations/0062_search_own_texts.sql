-- A keyword looks into the texts of a company's own fields, too. As with the tags, the database adds them to what the
-- repository wrote, so that a change of many, a merge, an undo and the end of a field are followed whoever makes them.

-- The own texts of a record, in the order of their fields' uids; a field that is out of use says nothing.
create function own_texts(company text, held jsonb) returns text[]
language sql stable parallel safe as $$
  select coalesce(array_agg(held ->> uid order by uid collate "C"), '{}') from public.custom_fields
  where company_uid = company and type = 'text' and archived_at is null and deleted_at is null and held ? uid
$$;

create or replace function key_managed_creator() returns trigger
language plpgsql as $$
declare
  words text[] := new.tags;
begin
  if new.custom_values <> '{}' then
    words := words || public.own_texts(new.company_uid, new.custom_values);
  end if;
  new.sort_name := public.norm_ja(case when new.kana = '' then new.display_name else new.kana end);
  new.search_text := public.loose_ja(public.searched_words(new.search_source, words));
  new.search_grams := public.grams_of_key(new.search_text);
  new.identity := public.identity_keys(new.display_name, new.real_name, new.kana, new.email, new.phone);
  return new;
end
$$;
drop trigger managed_creators_keys_of_changed on managed_creators;
create trigger managed_creators_keys_of_changed
  before update of display_name, real_name, kana, email, phone, search_source, tags, custom_values, search_text
  on managed_creators
  for each row when (
    new.search_text is null
    or new.search_text = old.search_text
      and (
        new.display_name, new.real_name, new.kana, new.email, new.phone, new.search_source, new.tags, new.custom_values
      ) is distinct from (
        old.display_name, old.real_name, old.kana, old.email, old.phone, old.search_source, old.tags, old.custom_values
      )
  ) execute function key_managed_creator();

-- A key that is taken away is made by the trigger.
update managed_creators set search_text = null
where custom_values <> '{}' and own_texts(company_uid, custom_values) <> '{}';
