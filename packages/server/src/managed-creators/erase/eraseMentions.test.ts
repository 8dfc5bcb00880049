import { ERASED_TERMS_MONTHS, erasureKeeps, jobTermsFields, termsKeys } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db, inTransaction } from "../../db/index.ts";
import { personalColumns } from "../../db/personalColumns.ts";
import { keptAs } from "../../db/personalReasons.ts";
import { postPrChecks } from "../../db/schema/pr-ledger.ts";
import { insertWorld } from "../../hostile/world.ts";
import { createTestApp, DAY } from "../../testing/index.ts";
import { textsIn } from "../../testing/textColumns.ts";
import { eraseRecord } from "./erase.service.ts";
import { forgetKept } from "./forgetKept.job.ts";
import { columnsOfPlace, mentionPlaces } from "./mentionPlaces.repository.ts";

const app = await createTestApp();
const { textColumns, columnsWith } = textsIn(app);

/** Texts about anything: what belongs to the person's own rows goes as a whole. */
const mentioningColumns = Object.entries(mentionPlaces)
  .flatMap(([table, place]) =>
    columnsOfPlace(place).flatMap(({ name }) =>
      personalColumns[table]?.erased?.split(" ").includes(name) ? [] : [`${table}.${name}`],
    ),
  )
  .sort();

const personalTerms = termsKeys.filter((key) => jobTermsFields[key].personal);
const wordsOfTerms = (value: string) => Object.fromEntries(personalTerms.map((key) => [key, value]));

it("takes a person out of every column of every table, but for what the dialog names", async () => {
  const filled = mentioningColumns.map((name) => ({ name, parts: name.split(".") }));
  const { company_uid, uid } = await app.run(async () => {
    const world = await insertWorld("canary");
    const { company_uid, creator_uid: uid } = world.job;
    await db().execute(sql`
        update managed_creators set display_name = 'canary' where uid = ${uid}`);
    await db().update(postPrChecks).set({ screenshot: world.ids.evidence });
    for (const { parts } of filled) {
      const [table = "", column = ""] = parts;
      const { type } = (await textColumns()).find((c) => c.table === table && c.column === column) ?? {};
      const value = column === "url" ? "https://www.youtube.com/canary/neighbour" : "canary / neighbour";
      await db().execute(sql`update ${sql.identifier(table)}
          set ${sql.identifier(column)} = ${
            type === "jsonb"
              ? sql`${JSON.stringify({ contractor: "canary", ...wordsOfTerms(value) })}::text::jsonb`
              : type === "text[]"
                ? sql`array[${value}]`
                : column === "label"
                  ? sql`${value} || uid`
                  : value
          }
          where company_uid = ${company_uid}`);
    }
    return { company_uid, uid };
  });
  const columns = filled.map(({ parts: [table = "", column = ""] }) => ({ table, column }));
  expect(await columnsWith(columns, "canary")).toEqual(mentioningColumns);
  const record = { company_uid, uid, archived_at: null, email: "canary@example.test" };
  await app.run(() => inTransaction(() => eraseRecord(record)));
  expect(await columnsWith(columns, "canary")).toEqual([]);
  expect(await columnsWith(columns, "neighbour")).toEqual(mentioningColumns);
  // The world has the word in every table: what is left anywhere stands under a reason that the dialog names.
  const left = await columnsWith(await textColumns(), "canary");
  const reasonOf = (name: string) => {
    const [table = "", column = ""] = name.split(".");
    return (
      personalColumns[table]?.kept?.find(([, names]) => names.split(" ").includes(column))?.[0] ?? "erased"
    );
  };
  const stays = left.map((name) => [name, keptAs[reasonOf(name)] ?? reasonOf(name)] as const);
  const goesOn = stays.filter(([, why]) => why in erasureKeeps || why === "erased");
  const byKeep = Object.groupBy(goesOn, ([, why]) => why);
  const named = Object.entries(byKeep).map(([why, list = []]) => [why, list.map(([name]) => name)]);
  expect(Object.fromEntries(named)).toEqual({
    files: ["fixes.value", "rows.cells", "rows.kinds", "rows.problems", "rows.search"].map(
      (name) => `import_draft_${name}`,
    ),
    notices: [
      "payment_notice_events.reason",
      ...["document", "issuer", "note", "payee", "search_source", "search_text"].map(
        (name) => `payment_notices.${name}`,
      ),
    ],
    profile: ["support_comments.search_text", "support_comments.text"],
  });
  // Something is still to be paid to this one: `forgetPaidPayees` takes the account once it is paid.
  const payeesLeft = () =>
    app.run(async () => {
      const theirs = sql`company_uid = ${company_uid} and managed_creator_uid = ${uid}`;
      return (await db().execute(sql`select 1 from payees where ${theirs}`)).rows.length;
    });
  expect(await payeesLeft()).toBe(1);
  await app.run(async () => {
    await db().execute(sql`alter table payment_notices disable trigger user`);
    await db().execute(sql`update payment_notices set status = 'cancelled' where status = 'issued'`);
    await db().execute(sql`alter table payment_notices enable trigger user`);
    await forgetKept.run({});
  });
  expect(await payeesLeft()).toBe(0);
  const kept = ["job_requests.terms", "job_request_versions.terms", "job_status_changes.reason"];
  const keptColumns = columns.filter(({ table, column }) => kept.includes(`${table}.${column}`));
  expect(await columnsWith(keptColumns, "neighbour")).toHaveLength(kept.length);
  app.clock.advance((ERASED_TERMS_MONTHS + 1) * 31 * DAY);
  await app.run(() => forgetKept.run({}));
  expect(await columnsWith(keptColumns, "neighbour")).toEqual([]);
});
