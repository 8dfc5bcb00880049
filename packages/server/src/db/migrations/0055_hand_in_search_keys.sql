-- The keys that creators are searched and compared by may be handed in: an import computes them for thousands of rows in
-- the server's own process, by the functions that the words of a search go through, at a tenth of the cost. Whoever hands
-- in none gets them from the triggers below, by the same rules.

-- The letters and pairs of a text that is folded already: `grams` folded it a second time.
create function grams_of_key(key text) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  c text[] := string_to_array(key, null);
begin
  return array(
    select one || following from unnest(c, c[2:]) as pair (one, following) where following is not null
    union
    select unnest(c)
  );
end
$$;
create or replace function grams(value text) returns text[]
language sql immutable strict parallel safe as $$
  select public.grams_of_key(public.loose_ja(value))
$$;

alter table managed_creators
  alter column sort_name drop expression,
  alter column search_text drop expression,
  alter column search_grams drop expression,
  alter column identity drop expression;
-- Compared byte by byte: by the rules of a language, the index takes a third longer to write.
alter table managed_creators
  alter column search_grams type text[] collate "C",
  alter column identity type text[] collate "C";

create function key_managed_creator() returns trigger
language plpgsql as $$
begin
  new.sort_name := public.norm_ja(case when new.kana = '' then new.display_name else new.kana end);
  new.search_text := public.loose_ja(public.searched_words(new.search_source, new.tags));
  new.search_grams := public.grams_of_key(new.search_text);
  new.identity := public.identity_keys(new.display_name, new.real_name, new.kana, new.email, new.phone);
  return new;
end
$$;
create trigger managed_creators_keys_of_new before insert on managed_creators
  for each row when (new.search_text is null) execute function key_managed_creator();
-- Where the text changed its key with the words, somebody handed the keys in.
create trigger managed_creators_keys_of_changed
  before update of display_name, real_name, kana, email, phone, search_source, tags, search_text on managed_creators
  for each row when (
    new.search_text is null
    or new.search_text = old.search_text
      and (new.display_name, new.real_name, new.kana, new.email, new.phone, new.search_source, new.tags)
        is distinct from (old.display_name, old.real_name, old.kana, old.email, old.phone, old.search_source, old.tags)
  ) execute function key_managed_creator();
