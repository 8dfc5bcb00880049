import { type CustomCondition, readCustomCondition } from "@tsumugi/contract";
import { type SQL, sql } from "drizzle-orm";
import { looseKey } from "../../core/looseKey.ts";
import { containing } from "../../core/search.ts";
import { managedCreators } from "../../db/schema/managed-creators.ts";

const values = managedCreators.custom_values;

/** The index holds only records that have something in a field of the company's own. */
const holds = (condition: SQL): SQL => sql`(${values} <> '{}' and ${condition})`;

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A bound of a day is compared as text, which is the order of days; a number only with what holds a number. */
function bound({ uid, operator, value }: CustomCondition): SQL {
  const than = operator === "min" ? sql`>=` : sql`<=`;
  return isDay(value)
    ? sql`${values} ->> ${uid}::text ${than} ${value}`
    : sql`case when jsonb_typeof(${values} -> ${uid}::text) = 'number'
        then (${values} ->> ${uid}::text)::numeric ${than} ${value}::numeric else false end`;
}

function meaning(condition: CustomCondition): SQL {
  const { uid, operator, value } = condition;
  switch (operator) {
    case "filled":
      return holds(sql`${values} ? ${uid}`);
    case "empty":
      return sql`not ${values} ? ${uid}`;
    case "yes":
    case "no":
      return holds(sql`${values} ? ${uid} and ${values} ->> ${uid}::text = ${String(operator === "yes")}`);
    case "has":
      return holds(
        sql`${values} ? ${uid} and loose_ja(${values} ->> ${uid}::text) like ${containing(looseKey(value))}`,
      );
    case "in":
      return holds(sql`${values} ->> ${uid}::text = ${value}`);
    default:
      return holds(sql`${values} ? ${uid} and ${bound(condition)}`);
  }
}

/** What the conditions on a company's own fields mean: all of them hold, and of the choices of one field any. */
export function customConditions(texts: readonly string[] = []): SQL[] {
  const conditions = texts.flatMap((text) => readCustomCondition(text) ?? []);
  const choices = Map.groupBy(
    conditions.filter(({ operator }) => operator === "in"),
    ({ uid }) => uid,
  );
  return [
    ...conditions.filter(({ operator }) => operator !== "in").map(meaning),
    ...[...choices].map(([uid, several]) => {
      const wanted = sql.param(several.map(({ value }) => value));
      return holds(sql`${values} ? ${uid} and ${values} ->> ${uid}::text = any(${wanted}::text[])`);
    }),
  ];
}
