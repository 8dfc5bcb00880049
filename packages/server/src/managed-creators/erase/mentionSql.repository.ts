import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { MentionColumn } from "./mentionPlaces.repository.ts";
import { likelyExpression, type PersonWords } from "./personWords.ts";

/** What stands in a text in place of the person's name. */
export const ERASED_WORD = "（削除済み）";

export const column = ({ name }: MentionColumn) => sql`t.${sql.identifier(name)}`;

export const replaced = (words: string) => (each: MentionColumn) => {
  const held = column(each);
  if (each.type === "text") return sql`regexp_replace(${held}, ${words}, ${ERASED_WORD}, 'gi')`;
  const inJson = (value: SQL) => sql`replace_words(${value}, ${words}, ${ERASED_WORD})`;
  if (each.type === "json") return inJson(held);
  return sql`array(select regexp_replace(one, ${words}, ${ERASED_WORD}, 'gi')
    from unnest(${held}) with ordinality as parts (one, n) order by n)`;
};

/** Few rows hold letters of the name at all: the others are not read word by word. */
export const mayHold = (held: SQLWrapper, words: PersonWords) =>
  sql`${held}::text ~* ${likelyExpression(words)}`;

export const isLikely = (columns: readonly MentionColumn[], words: PersonWords) =>
  sql`(${sql.join(
    columns.map((each) => mayHold(column(each), words)),
    sql` or `,
  )})`;

/** All of a row's texts as one document, before or after. */
export const document = (parts: readonly SQL[]) =>
  sql`jsonb_build_array(${sql.join(
    parts.map((part) => sql`to_jsonb(${part})`),
    sql`, `,
  )})`;

export const differs = (columns: readonly MentionColumn[], words: string) =>
  sql`${document(columns.map(column))} <> ${document(columns.map(replaced(words)))}`;
