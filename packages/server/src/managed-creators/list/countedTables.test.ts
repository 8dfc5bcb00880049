import { emptiableFields } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { createTestApp, insertCompany } from "../../testing/index.ts";
import { type Filter, filters } from "./managedCreatorList.repository.ts";
import { countNow, rememberedCount } from "./matchCounts.repository.ts";

const app = await createTestApp();

/** Of every condition a few meanings; one that is added to the contract has to be added here. */
const meanings: { readonly [Key in keyof Required<Filter>]: readonly NonNullable<Filter[Key]>[] } = {
  keyword: ["花", "ゲーム実況", "https://www.youtube.com/@hana", "@hana"],
  keyword_not: ["花", "ゲーム実況"],
  genre: [["beauty"]],
  genre_not: [["beauty"]],
  platform: [["x"]],
  platform_not: [["x"]],
  tag: [["朝"]],
  tag_not: [["朝"]],
  owner: [["somebody"]],
  owner_not: [["somebody"]],
  stage: [["active"]],
  stage_not: [["active"]],
  follower_min: [1],
  follower_max: [9],
  empty: emptiableFields.map((field) => [field]),
  filled: emptiableFields.map((field) => [field]),
  custom: ["filled", "empty", "has.卵", "in.yes", "min.3", "max.2026-01-01"].map((rest) => [
    `0123456789abcdefghijklmn.${rest}`,
  ]),
  connected: [true, false],
  contact_from: ["2026-01-01"],
  contact_to: ["2026-01-01"],
  silent_days: [30],
  excluded: [true, false],
  import_task: ["some"],
  archived: [true, false],
};

/** Names of the tables that a plan reads. */
const tablesIn = (plan: unknown): string[] =>
  [...JSON.stringify(plan).matchAll(/"Relation Name":"([a-z_]+)"/g)].flatMap(([, name]) => name ?? []);

const INSERT = 4;
const DELETE = 8;
const UPDATE = 16;

/** What is done to a table of which `creator_changes` hears nothing. A row that is its own key is never updated. */
async function unheard(table: string): Promise<string[]> {
  const { rows } = await db().execute(sql`
    select coalesce(bit_or(g.tgtype::int), 0) as noted, c.relnatts = (
      select i.indnkeyatts from pg_index i where i.indrelid = c.oid and i.indisprimary) as is_key
    from pg_class c left join pg_trigger g
      on g.tgrelid = c.oid and g.tgenabled = 'O'
        and g.tgfoid in ('note_creator_changes'::regproc, 'note_creators'::regproc)
    where c.oid = ${table}::regclass group by c.oid, c.relnatts`);
  const noted = Number(rows[0]?.noted);
  const wanted = { insert: INSERT, delete: DELETE, ...(rows[0]?.is_key !== true && { update: UPDATE }) };
  return Object.entries(wanted).flatMap(([name, bit]) => ((noted & bit) === 0 ? `${table}: ${name}` : []));
}

it("remembers how many match only what reads tables whose every change is noted", async () => {
  await app.run(async () => {
    const { uid: company } = await insertCompany();
    const read = new Set<string>();
    const notRemembered = new Set<string>();
    for (const [key, values] of Object.entries(meanings)) {
      for (const value of values) {
        const filter: Filter = { archived: false, [key]: value };
        await countNow(company, filter, sql<number>`0`);
        if (!rememberedCount(company, filter)) {
          notRemembered.add(key);
          continue;
        }
        for (const isFrequent of [false, true]) {
          const where = filters(company, filter, isFrequent);
          const { rows } = await db().execute(
            sql`explain (format json) select from managed_creators where ${where}`,
          );
          for (const table of tablesIn(rows)) read.add(table);
        }
      }
    }
    const tables = [...read].sort();
    expect(tables).toContain("managed_creators");
    expect(tables).toContain("managed_creator_accounts");
    expect([...notRemembered]).toEqual(["import_task"]);
    expect((await Promise.all(tables.map(unheard))).flat()).toEqual([]);
    // A table that is not noted is told, or the line above would hold for any.
    expect(await unheard("payees")).toHaveLength(3);
  });
});
