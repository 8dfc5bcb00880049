import type { ErasureImpact } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { db } from "../../db/index.ts";
import { columnsOfPlace, mentionPlaces } from "./mentionPlaces.repository.ts";
import { column, document, isLikely, replaced } from "./mentionSql.repository.ts";
import { hasWords, looseExpression, type PersonWords, textExpression } from "./personWords.ts";

/** Matches nothing. */
const NOTHING = "$x";

type Found = Pick<ErasureImpact, "counts" | "places">;

/** Rows of other people and things that the person's names stand in, as the erasure would change and leave them. */
export async function findMentions(
  company_uid: string,
  uid: string,
  words: PersonWords,
  limit: number,
): Promise<Found> {
  if (!hasWords(words) && words.unsure.length === 0) return { counts: [], places: [] };
  const strict = hasWords(words) ? textExpression(words) : NOTHING;
  const loose = looseExpression(words) || NOTHING;
  const parts = Object.entries(mentionPlaces).map(([table, place]) => {
    const columns = columnsOfPlace(place);
    const after = document(columns.map(replaced(strict)));
    return sql`(select ${place.kind}::text as kind, ${place.href ?? sql`null::text`} as href,
        coalesce(${place.label ?? sql`''`}, '') as label,
        ${document(columns.map(column))} <> ${after} as changes, ${after}::text ~* ${loose} as stays
      from ${sql.identifier(table)} t
      where t.company_uid = ${company_uid} and ${isLikely(columns, words)}
        and not coalesce(${place.own?.(company_uid, uid) ?? sql`false`}, false))`;
  });
  // What is read on one screen is one place to look at, however many rows of it say the name.
  const { rows } = await db().execute(sql`
    with found as materialized (${sql.join(parts, sql` union all `)}),
    counted as (
      select kind, (count(*) filter (where changes))::int as changed,
        (count(distinct coalesce(href, n::text)) filter (where stays))::int as staying
      from (select *, row_number() over () as n from found where changes or stays) as numbered group by kind
    ),
    listed as (
      select distinct kind, label, href from found where stays and href is not null
      order by kind, label, href limit ${limit}
    )
    select coalesce((select jsonb_agg(to_jsonb(c)) from counted c), '[]') as counts,
      coalesce((select jsonb_agg(to_jsonb(l) order by kind, label, href) from listed l), '[]') as places`);
  return rows[0] as unknown as Found;
}
