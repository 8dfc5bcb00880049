-- A blank at the end of a tag is not seen: 「夏」 and 「夏 」 looked like one tag and were two.
update managed_creators c set tags = array(
  select btrim(tag, E' \t\n\r\u00a0\u2002\u2003\u2009\u3000\ufeff') from unnest(c.tags) with ordinality as n (tag, place)
  where btrim(tag, E' \t\n\r\u00a0\u2002\u2003\u2009\u3000\ufeff') <> '' group by 1 order by min(place))
where exists (
  select 1 from unnest(c.tags) as tag where tag <> btrim(tag, E' \t\n\r\u00a0\u2002\u2003\u2009\u3000\ufeff'));
