import {
  customKey,
  isCustomSort,
  type ManagedCreatorSort,
  type managedCreatorFields,
  type SortedKey,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { blanksLast, type SortKey, textKey, wordsKey } from "../../core/keysetPage.ts";
import { type CustomFieldRow, fieldsInUse } from "../../custom-fields/custom-fields.repository.ts";
import { managedCreators } from "../../db/schema/managed-creators.ts";

const t = managedCreators;

/** Greater than any number: what is not known comes last when ascending, too. The expressions are those of the indexes. */
const ascendingKeys: Readonly<Record<string, SortKey>> = {
  follower_count: { expression: sql`coalesce(${t.follower_count}, 999999999999999999)`, type: "bigint" },
  last_fee: { expression: sql`coalesce(${t.last_fee}, 999999999999999999)`, type: "bigint" },
};

/** The expressions of the indexes. Whom nobody has contacted yet comes first when ascending: it is that person's turn. */
const productKeys: Record<SortedKey<typeof managedCreatorFields>, SortKey> = {
  display_name: { expression: t.sort_name, type: "text" },
  follower_count: { expression: sql`coalesce(${t.follower_count}, -1)`, type: "bigint" },
  last_fee: { expression: sql`coalesce(${t.last_fee}, -1)`, type: "bigint" },
  last_contact_at: {
    expression: sql`coalesce(${t.last_contact_at}, '-infinity'::timestamptz)`,
    type: "timestamptz",
  },
  created_at: { expression: t.created_at, type: "timestamptz" },
  updated_at: { expression: t.updated_at, type: "timestamptz" },
};

/** What the list is put in order by. `sort` is a name of `keys`, with `-` before it for descending. */
export interface CreatorOrder {
  readonly sort: string;
  readonly keys: Readonly<Record<string, SortKey>>;
}

/** What a company's own field is sorted by; null where a record has nothing in it. */
function customSortKey({ uid, type, options }: CustomFieldRow): SortKey {
  const value = sql`${t.custom_values} ->> ${uid}::text`;
  switch (type) {
    case "text":
      return wordsKey(value);
    case "number":
      return { expression: sql`(${value})::float8`, type: "float8" };
    case "date":
      return textKey(value);
    case "select": {
      const inOrder = sql.param(options.map((option) => option.uid));
      return { expression: sql`array_position(${inOrder}::text[], ${value})::bigint`, type: "bigint" };
    }
    case "check":
      return { expression: sql`(${value} = 'true')::int::bigint`, type: "bigint" };
  }
}

/**
 * What an order means in the company. One by a field that is out of use falls back to the list's own: an old link or view
 * still shows its people.
 */
export async function creatorOrder(company_uid: string, sort: ManagedCreatorSort): Promise<CreatorOrder> {
  if (!isCustomSort(sort))
    return { sort, keys: { ...productKeys, ...(!sort.startsWith("-") && ascendingKeys) } };
  const name = sort.replace(/^-/, "");
  const field = (await fieldsInUse(company_uid)).find(({ uid }) => customKey(uid) === name);
  return field
    ? { sort, keys: { [name]: blanksLast(customSortKey(field), sort) } }
    : { sort: "-updated_at", keys: productKeys };
}
