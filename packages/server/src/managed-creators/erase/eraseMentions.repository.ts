import { type SQL, sql } from "drizzle-orm";
import { now } from "../../core/context.ts";
import { forgetAnswers } from "../../core/keptAnswers.repository.ts";
import { db } from "../../db/index.ts";
import { forgetRows } from "../../import-tasks/files/forgetRows.repository.ts";
import { columnsOfPlace, type MentionPlace, mentionPlaces } from "./mentionPlaces.repository.ts";
import { differs, ERASED_WORD, isLikely, mayHold, replaced } from "./mentionSql.repository.ts";
import { hasWords, type PersonWords, queryExpression, textExpression } from "./personWords.ts";

/** What else changes with a text: keys of the search, versions of what is open or kept somewhere. */
const besides: Readonly<Record<string, (words: string) => SQL>> = {
  managed_creators: (words) => {
    const next = (name: string) => replaced(words)({ name, type: "text" });
    return sql`, version = t.version + 1, search_source = replace(replace(t.search_source, t.memo, ${next("memo")}),
      t.agency, ${next("agency")})`;
  },
  // Whoever holds a comment keeps the text with the later time.
  comments: () => sql`, replaced_at = greatest(${now().toISOString()}::timestamptz,
    greatest(t.created_at, t.edited_at, t.replaced_at) + interval '1 millisecond')`,
  custom_fields: () => sql`, version = t.version + 1`,
};

/** Labels of a company's fields are told apart: one that is taken already gets a piece of its id. */
const ownLabel = (words: string) => {
  const next = replaced(words)({ name: "label", type: "text" });
  return sql`case when t.label ~* ${words} and exists (select 1 from custom_fields o
      where o.company_uid = t.company_uid and o.uid <> t.uid and o.deleted_at is null
        and norm_ja(regexp_replace(o.label, ${words}, ${ERASED_WORD}, 'gi')) = norm_ja(${next}))
    then ${next} || ' ' || right(t.uid, 4) else ${next} end`;
};

/** Where a screen that is open somewhere shows a changed row. */
export interface ChangedRow {
  readonly room_uid?: string | null;
  readonly comment_seq?: number;
  readonly project_uid?: string;
}

const told: Readonly<Record<string, SQL>> = {
  comments: sql`t.room_uid, t.seq as comment_seq`,
  chat_rooms: sql`t.uid as room_uid`,
  scheduled_comments: sql`t.room_uid`,
  projects: sql`t.uid as project_uid`,
  project_creators: sql`t.project_uid`,
  project_row_comments: sql`t.project_uid`,
};

async function eraseFrom(
  table: string,
  place: MentionPlace,
  company_uid: string,
  words: PersonWords,
): Promise<ChangedRow[]> {
  const expression = textExpression(words);
  const columns = columnsOfPlace(place);
  const set = columns.map((each) => {
    const isLabel = table === "custom_fields" && each.name === "label";
    return sql`${sql.identifier(each.name)} = ${isLabel ? ownLabel(expression) : replaced(expression)(each)}`;
  });
  const { rows } = await db().execute(sql`
    update ${sql.identifier(table)} t set ${sql.join(set, sql`, `)}${besides[table]?.(expression) ?? sql``}
    where t.company_uid = ${company_uid} and ${isLikely(columns, words)} and ${differs(columns, expression)}
    returning ${told[table] ?? sql`1`}`);
  return table in told ? (rows as ChangedRow[]) : [];
}

/** Replaces the person's words in what a company wrote beside the record. Answers the rows that screens may have open. */
export async function eraseMentions(company_uid: string, words: PersonWords): Promise<ChangedRow[]> {
  if (!hasWords(words)) return [];
  const changed: ChangedRow[] = [];
  for (const [table, place] of Object.entries(mentionPlaces)) {
    changed.push(...(await eraseFrom(table, place, company_uid, words)));
  }
  const expression = textExpression(words);
  await eraseSearches(company_uid, words);
  await eraseMailsAbout(company_uid, words);
  const said = (column: string, held = sql.identifier(column) as unknown as SQL) =>
    sql`(${mayHold(sql.identifier(column), words)}
      and replace_words(${held}, ${expression}, ${ERASED_WORD}) is distinct from ${held})`;
  await forgetRows(
    sql`company_uid = ${company_uid} and (${said("cells", sql`to_jsonb(cells)`)} or ${said("errors")})`,
  );
  await forgetAnswers(company_uid, async (answers) => {
    const { rows } = await db().execute(sql`
      select n::int from jsonb_array_elements(${`[${answers}]`}::text::jsonb) with ordinality as kept (answer, n)
      where ${said("answer")}`);
    const found = new Set(rows.map(({ n }) => Number(n) - 1));
    return answers.map((_, n) => found.has(n));
  });
  return changed;
}

/** A kept view that searches for the person searches for nobody from then on. */
async function eraseSearches(company_uid: string, words: PersonWords): Promise<void> {
  const expression = queryExpression(words);
  await db().execute(sql`
    update saved_views set query = ltrim(regexp_replace(query, ${expression}, '', 'gi'), '&')
    where company_uid = ${company_uid} and query ~* ${expression}`);
}

/** Mails to members that name the person: what was sent goes, what waits is sent without the name. */
async function eraseMailsAbout(company_uid: string, words: PersonWords): Promise<void> {
  const expression = textExpression(words);
  const says = ["subject", "body_text", "body_html"].map((name) => {
    const held = sql.identifier(name);
    return sql`(${mayHold(held, words)} and ${held} ~* ${expression})`;
  });
  const about = sql`company_uid = ${company_uid} and (${sql.join(says, sql` or `)})`;
  await db().execute(sql`
    update outbox_mails set to_address = '', subject = '', body_text = '', body_html = null, unsubscribe_url = null,
      last_error = null where ${about} and sent_at is not null`);
  const next = (column: string) =>
    sql`regexp_replace(${sql.identifier(column)}, ${expression}, ${ERASED_WORD}, 'gi')`;
  await db().execute(sql`
    update outbox_mails set subject = ${next("subject")}, body_text = ${next("body_text")},
      body_html = ${next("body_html")} where ${about}`);
}
