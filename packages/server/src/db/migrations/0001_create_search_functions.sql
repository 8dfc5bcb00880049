create extension if not exists pg_trgm;

-- Search key: NFKC, lower case, katakana as hiragana. What people typed stays as typed; only the key is folded.
create function norm_ja(value text) returns text
language sql immutable strict parallel safe as $$
  select translate(
    lower(normalize(value, NFKC)),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ'
  )
$$;

-- Characters and pairs of characters of a key: trigrams cannot find words of one or two characters.
create function grams(value text) returns text[]
language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct gram), '{}')
  from (select norm_ja(value) as t, length(norm_ja(value)) as n) key,
    lateral (
      select substr(t, i, 2) as gram from generate_series(1, n - 1) i
      union all
      select substr(t, i, 1) from generate_series(1, n) i
    ) pairs
$$;
