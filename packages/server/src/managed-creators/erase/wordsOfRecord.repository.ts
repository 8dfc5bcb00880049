import { sql } from "drizzle-orm";
import { db } from "../../db/index.ts";
import { type PersonWords, personWords } from "./personWords.ts";

/** Somebody else of the company is called or reached by the word, too: where it stands it may be about them. */
const isShared = (company_uid: string, uid: string) => sql`(exists (
    select 1 from managed_creators m where m.company_uid = ${company_uid} and m.uid <> ${uid} and m.erased_at is null
      and m.identity && array['n:' || loose, 'k:' || loose, 'e:' || lower(word)])
  or exists (select 1 from managed_creators m where m.company_uid = ${company_uid} and m.uid <> ${uid} and m.phone = word)
  or exists (select 1 from companies o where o.uid = ${company_uid} and loose_ja(o.name) = loose)
  or exists (select 1 from users u join memberships s on s.user_uid = u.uid
    where s.company_uid = ${company_uid} and (loose_ja(u.name) = loose or lower(u.email) = lower(word))))`;

/** Names of others of the company that hold one of the names. Few records' keys of the search do at all. */
async function longerNames(company_uid: string, uid: string, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const { rows } = await db().execute(sql`
    with words as materialized (select loose_ja(word) as loose from unnest(${sql.param(words)}::text[]) as word)
    select distinct name from (
      select unnest(array[display_name, real_name, kana]) as name from managed_creators
      where company_uid = ${company_uid} and uid <> ${uid} and erased_at is null
        and exists (select 1 from words where strpos(search_text, loose) > 0)
      union all
      select u.name from users u join memberships s on s.user_uid = u.uid where s.company_uid = ${company_uid}
      union all
      select name from companies where uid = ${company_uid}
    ) as names cross join lateral (select loose_ja(name) as whole) as key
    where exists (select 1 from words where strpos(whole, loose) > 0 and whole <> loose)
    order by name limit 500`);
  return rows.map(({ name }) => String(name));
}

/** An address without a number is a town's: it names nobody. */
const isTelling = sql`(field <> 'address' or word ~ '[0-9０-９]')`;

/** What the record, its accounts and its history say that the person is or was called and reached by. */
export async function wordsOfRecord(
  company_uid: string,
  uid: string,
  emails: readonly string[],
): Promise<PersonWords> {
  const ofRecord = sql`company_uid = ${company_uid} and managed_creator_uid = ${uid}`;
  const { rows: texts } = await db().execute(sql`
    with words as materialized (
      select word, bool_or(field in ('display_name', 'real_name', 'kana')) as is_name, loose_ja(word) as loose
      from (
        select field, word from managed_creators cross join lateral (values
          ('display_name', display_name), ('real_name', real_name), ('kana', kana), ('email', email),
          ('phone', phone), ('address', address), ('invoice', invoice_registration_number)) as held (field, word)
        where company_uid = ${company_uid} and uid = ${uid}
        union all
        select 'email', unnest(${sql.param(emails)}::text[])
        union all
        select c ->> 'field', c ->> 'before' from managed_creator_history h cross join jsonb_array_elements(h.changes) c
        where h.company_uid = ${company_uid} and h.managed_creator_uid = ${uid}
          and c ->> 'field' in ('display_name', 'real_name', 'kana', 'email', 'phone', 'address')
          and jsonb_typeof(c -> 'before') = 'string'
        union all
        select 'display_name', display_name from absorbed_creators
        where company_uid = ${company_uid} and into_uid = ${uid}
        union all
        select held.field, held.word from project_shipments cross join lateral (values
          ('real_name', recipient_name), ('address', recipient_address), ('phone', recipient_phone)) as held (field, word)
        where ${ofRecord}
      ) as held where word <> '' and ${isTelling} group by word
    )
    select word, is_name, ${isShared(company_uid, uid)} as is_shared from words`);
  const { rows: handles } = await db().execute(sql`
    select distinct handle from (
      select handle from managed_creator_accounts where ${ofRecord}
      union all
      select owner_handle from project_posts where company_uid = ${company_uid} and creator_uid = ${uid}
    ) as handles where handle <> ''`);
  const wordsOf = (rows: typeof texts) => rows.map(({ word }) => String(word));
  const own = texts.filter(({ is_shared }) => is_shared !== true);
  const names = wordsOf(own.filter(({ is_name }) => is_name === true));
  return personWords(
    wordsOf(own),
    handles.map(({ handle }) => String(handle)),
    {
      longer: await longerNames(company_uid, uid, names),
      shared: wordsOf(texts.filter(({ is_shared, is_name }) => is_shared === true && is_name === true)),
    },
  );
}
