import { type SQL, sql } from "drizzle-orm";
import { db } from "../../db/index.ts";
import { forgetRows } from "../../import-tasks/files/forgetRows.repository.ts";
import {
  hasWords,
  jsonExpression,
  type PersonWords,
  queryExpression,
  textExpression,
} from "./personWords.ts";

interface Texts {
  readonly text?: string;
  readonly json?: string;
}

/** Texts that members write about anything: only where a person's own words stand in them are they about the person. */
const mentioning: Readonly<Record<string, Texts>> = {
  comment_templates: { text: "name text" },
  import_drafts: { text: "file_name" },
  import_tasks: { text: "file_name" },
  job_request_versions: { json: "terms" },
  job_requests: { json: "terms" },
  job_sends: { json: "body" },
  job_status_changes: { text: "reason" },
  managed_creator_changes: { json: "action" },
  notifications: { text: "body title" },
  post_pr_checks: { json: "results" },
  post_pr_signatures: { text: "note" },
  post_reuses: { text: "disclosure note place url" },
  project_posts: { text: "url" },
  project_reports: { text: "comment" },
  project_terms: { text: "message", json: "terms" },
  projects: { text: "name note purpose" },
  report_shares: { text: "label" },
  saved_views: { text: "name" },
  short_links: { text: "destination_url source_url", json: "utm" },
};

/** Texts of other creators' rows, and what is still to be said to them: the person's own rows go as a whole. */
const besideOthers: Readonly<Record<string, Texts>> = {
  project_cell_changes: { json: "after before" },
  project_creators: { text: "memo shared_memo", json: "custom_values" },
  project_row_comments: { text: "text" },
  scheduled_comments: { text: "text" },
};

const columnsOf = ({ text = "", json = "" }: Texts): readonly string[] =>
  `${text} ${json}`.split(" ").filter(Boolean);

/** All columns of texts about anything, as `table.column`. */
export const mentioningColumns: readonly string[] = Object.entries(mentioning).flatMap(([table, texts]) =>
  columnsOf(texts).map((column) => `${table}.${column}`),
);

/** Replaces the person's words in what a company wrote beside the record. The row, and all else in it, stays. */
export async function eraseMentions(company_uid: string, words: PersonWords, name: string): Promise<void> {
  if (!hasWords(words)) return;
  const inText = textExpression(words);
  const inJson = jsonExpression(words);
  for (const [table, texts] of Object.entries({ ...mentioning, ...besideOthers })) {
    const isJson = new Set((texts.json ?? "").split(" "));
    const columns = columnsOf(texts).map((column) => {
      const value = sql.identifier(column);
      const [text, expression]: [SQL, string] = isJson.has(column)
        ? [sql`${value}::text`, inJson]
        : [sql`${value}`, inText];
      const replaced = sql`regexp_replace(${text}, ${expression}, ${name}, 'gi')`;
      return {
        set: sql`${value} = ${isJson.has(column) ? sql`(${replaced})::jsonb` : replaced}`,
        has: sql`${text} ~* ${expression}`,
      };
    });
    await db().execute(sql`
      update ${sql.identifier(table)} set ${sql.join(
        columns.map(({ set }) => set),
        sql`, `,
      )}
      where company_uid = ${company_uid} and (${sql.join(
        columns.map(({ has }) => has),
        sql` or `,
      )})`);
  }
  await eraseSearches(company_uid, words);
  await eraseMailsAbout(company_uid, inText, name);
  await forgetRows(
    sql`company_uid = ${company_uid} and (cells::text ~* ${inJson} or errors::text ~* ${inJson})`,
  );
  await db().execute(
    sql`delete from idempotency_keys where company_uid = ${company_uid} and answer::text ~* ${inJson}`,
  );
}

/** A kept view that searches for the person searches for nobody from then on. */
async function eraseSearches(company_uid: string, words: PersonWords): Promise<void> {
  const expression = queryExpression(words);
  await db().execute(sql`
    update saved_views set query = ltrim(regexp_replace(query, ${expression}, '', 'gi'), '&')
    where company_uid = ${company_uid} and query ~* ${expression}`);
}

/** Mails to members that name the person: what was sent goes, what waits is sent without the name. */
async function eraseMailsAbout(company_uid: string, expression: string, name: string): Promise<void> {
  const about = sql`company_uid = ${company_uid}
    and (subject ~* ${expression} or body_text ~* ${expression} or body_html ~* ${expression})`;
  await db().execute(sql`
    update outbox_mails set to_address = '', subject = '', body_text = '', body_html = null, unsubscribe_url = null,
      last_error = null where ${about} and sent_at is not null`);
  const replaced = (column: string) =>
    sql`regexp_replace(${sql.identifier(column)}, ${expression}, ${name}, 'gi')`;
  await db().execute(sql`
    update outbox_mails set subject = ${replaced("subject")}, body_text = ${replaced("body_text")},
      body_html = ${replaced("body_html")} where ${about}`);
}

/** A word that names the company, a member or another record, too, stays: it may be about them. */
const isNobodyElses = (company_uid: string, uid: string) => sql`not exists (
  select 1 from managed_creators m where m.company_uid = ${company_uid} and m.uid <> ${uid}
    and lower(word) in (lower(m.display_name), lower(m.real_name), lower(m.email), m.phone))
  and not exists (select 1 from companies o where o.uid = ${company_uid} and o.name = word)
  and not exists (select 1 from users u join memberships s on s.user_uid = u.uid
    where s.company_uid = ${company_uid} and word in (u.name, u.email))`;

/** What the record, its accounts and its history say that the person is or was called and reached by. */
export async function wordsOfRecord(
  company_uid: string,
  uid: string,
): Promise<{ texts: string[]; handles: string[] }> {
  const ofRecord = sql`company_uid = ${company_uid} and managed_creator_uid = ${uid}`;
  const { rows: texts } = await db().execute(sql`
    select distinct word from (
      select unnest(array[display_name, real_name, kana, email, phone, address, invoice_registration_number]) as word
      from managed_creators where company_uid = ${company_uid} and uid = ${uid}
      union all
      select c ->> 'before' from managed_creator_history h cross join jsonb_array_elements(h.changes) c
      where h.company_uid = ${company_uid} and h.managed_creator_uid = ${uid}
        and c ->> 'field' in ('display_name', 'real_name', 'kana', 'email', 'phone', 'address')
        and jsonb_typeof(c -> 'before') = 'string'
      union all
      select unnest(array[recipient_name, recipient_address, recipient_phone]) from project_shipments where ${ofRecord}
    ) as words where word <> '' and ${isNobodyElses(company_uid, uid)}`);
  const { rows: handles } = await db().execute(sql`
    select distinct handle from (
      select handle from managed_creator_accounts where ${ofRecord}
      union all
      select owner_handle from project_posts where company_uid = ${company_uid} and creator_uid = ${uid}
    ) as handles where handle <> ''`);
  return {
    texts: texts.map(({ word }) => String(word)),
    handles: handles.map(({ handle }) => String(handle)),
  };
}
