-- What a person is known by, without blanks, so that 山田 花子 is 山田花子: duplicates are looked for by it.
-- The function is named with its schema: an index is built without a search path.
create function identity_keys(display_name text, real_name text, kana text, email text) returns text[]
language sql immutable strict parallel safe as $$
  select array_remove(array[
    'n:' || replace(public.norm_ja(display_name), ' ', ''),
    'n:' || nullif(replace(public.norm_ja(real_name), ' ', ''), ''),
    'k:' || nullif(replace(public.norm_ja(kana), ' ', ''), ''),
    'e:' || nullif(lower(email), '')
  ], null)
$$;
create index managed_creators_identity
  on managed_creators using gin (identity_keys(display_name, real_name, kana, email)) where erased_at is null;
