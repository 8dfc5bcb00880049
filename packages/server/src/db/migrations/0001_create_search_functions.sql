create extension if not exists pg_trgm;

-- The search key of a text: NFKC, lower case, katakana as hiragana. The text itself stays as it was typed.
-- Most texts have no katakana; they skip `translate`, which takes most of the time.
create function norm_ja(value text) returns text
language plpgsql immutable strict parallel safe cost 10 as $$
declare
  folded text := lower(normalize(value, NFKC));
begin
  if folded !~ '[ァ-ヾ]' then
    return folded;
  end if;
  return translate(
    folded,
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ'
  );
end
$$;

-- All characters of a key and all pairs of neighbours. Trigrams cannot find words of one or two characters.
-- Taking the i-th element of a text array counts up to it, so the array is unnested beside itself instead.
-- `norm_ja` is named with its schema, because a dump is restored without a search path.
create function grams(value text) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  c text[] := string_to_array(public.norm_ja(value), null);
begin
  return array(
    select one || following from unnest(c, c[2:]) as pair (one, following) where following is not null
    union
    select unnest(c)
  );
end
$$;

-- What a person is known by, for finding duplicates. Blanks are left out, so that 山田 花子 equals 山田花子.
-- `norm_ja` is named with its schema, because an index is built without a search path.
create function identity_keys(display_name text, real_name text, kana text, email text) returns text[]
language sql immutable strict parallel safe as $$
  select array_remove(array[
    'n:' || replace(public.norm_ja(display_name), ' ', ''),
    'n:' || nullif(replace(public.norm_ja(real_name), ' ', ''), ''),
    'k:' || nullif(replace(public.norm_ja(kana), ' ', ''), ''),
    'e:' || nullif(lower(email), '')
  ], null)
$$;
