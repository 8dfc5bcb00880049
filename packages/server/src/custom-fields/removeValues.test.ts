import {
  bulkUpdateManagedCreators,
  createCustomField,
  deleteCustomField,
  listManagedCreators,
  undoBulkUpdate,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { fileOf, importsAs } from "../testing/imports.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";

const app = await createTestApp();

const HOLDERS = 450;

/** How many still hold a value of the field: records, changes of many, imports. */
const holders = (uid: string) =>
  app.run(async () => {
    const { rows } = await db().execute(sql`
      select (select count(*)::int from managed_creators where custom_values ? ${uid}) as records,
        (select count(*)::int from managed_creator_change_rows where before -> 'custom_values' ? ${uid}) as changes,
        (select count(*)::int from import_task_rows where before_image -> 'custom_values' ? ${uid}) as imports`);
    return rows[0];
  });

it("takes a deleted field's values from hundreds after the answer, and from what could be taken back before them", async () => {
  const staff = await app.run(async () => insertMember(await insertCompany(), "staff"));
  const as = app.as(staff);
  const make = async (label: string) =>
    (await as.call(createCustomField, { body: { label, type: "text" as const, options: [] } })).body;
  const field = await make("通称");
  const other = await make("得意な料理");
  const imports = importsAs(app, staff);
  const rows = (nickname: string) =>
    fileOf(
      Array.from({ length: HOLDERS }, (_, n) => [`人${n}`, nickname, "肉じゃが"]),
      "utf-8",
      ["表示名", "通称", "得意な料理"],
    );
  await imports.importAll(rows("ポン太"));
  expect(await imports.importAll(rows("タマ吉"))).toMatchObject({ updated: HOLDERS });
  const bulk = await as.call(bulkUpdateManagedCreators, {
    body: {
      selection: { filter: { keyword: "タマ吉" } },
      action: { kind: "set_custom", field_uid: field.uid, value: "ミケ" },
    },
  });
  expect(bulk.body.changed).toBe(HOLDERS);
  expect(await holders(field.uid)).toEqual({ records: HOLDERS, changes: HOLDERS, imports: HOLDERS });
  await as.call(deleteCustomField, { params: { id: field.uid } });
  // So many wait for nobody: the request itself took the first few.
  expect((await holders(field.uid))?.records).toBe(HOLDERS - 200);
  await app.drainJobs();
  expect(await holders(field.uid)).toEqual({ records: 0, changes: 0, imports: 0 });
  expect((await holders(other.uid))?.records).toBe(HOLDERS);
  const found = async (keyword: string) =>
    (await as.call(listManagedCreators, { query: { keyword } })).body.total;
  expect([await found("ミケ"), await found("タマ吉"), await found("肉じゃが")]).toEqual([0, 0, HOLDERS]);
  await as.call(undoBulkUpdate, { params: { id: bulk.body.change_uid ?? "" } });
  expect(await holders(field.uid)).toEqual({ records: 0, changes: 0, imports: 0 });
});
