-- The list of projects keeps views, too.
alter table saved_views drop constraint saved_views_list_check;
alter table saved_views add constraint saved_views_list_check check (list in ('creators', 'project_creators', 'projects'));

-- Tags that were written before they were split and cleared of their marks: 「#PR #つむぎ」 is two, and each stands once.
update projects set required_hashtags = (
  select coalesce(array_agg(once.tag order by once.place), '{}')
  from (
    select distinct on (lower(normalize(piece.tag, NFKC))) piece.tag, raw.place * 1000 + piece.place as place
    from unnest(projects.required_hashtags) with ordinality as raw (line, place),
      regexp_split_to_table(raw.line, '[[:space:]　,，、､;；#＃]+') with ordinality as piece (tag, place)
    where piece.tag <> ''
    order by lower(normalize(piece.tag, NFKC)), raw.place, piece.place
  ) as once
)
where array_to_string(required_hashtags, 'x') ~ '[[:space:]　,，、､;；#＃]'
  or cardinality(required_hashtags) <> (select count(distinct lower(normalize(tag, NFKC))) from unnest(required_hashtags) as t (tag));

update projects set required_mentions = (
  select coalesce(array_agg(once.tag order by once.place), '{}')
  from (
    select distinct on (lower(normalize(piece.tag, NFKC))) piece.tag, raw.place * 1000 + piece.place as place
    from unnest(projects.required_mentions) with ordinality as raw (line, place),
      regexp_split_to_table(raw.line, '[[:space:]　,，、､;；@＠]+') with ordinality as piece (tag, place)
    where piece.tag <> ''
    order by lower(normalize(piece.tag, NFKC)), raw.place, piece.place
  ) as once
)
where array_to_string(required_mentions, 'x') ~ '[[:space:]　,，、､;；@＠]'
  or cardinality(required_mentions) <> (select count(distinct lower(normalize(tag, NFKC))) from unnest(required_mentions) as t (tag));
