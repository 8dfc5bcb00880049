import {
  bulkUpdateManagedCreators,
  createManagedCreator,
  getManagedCreator,
  updateManagedCreator,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db, readMigrations } from "../db/index.ts";
import { openRecords } from "../testing/creatorRecords.ts";

const { app, staff, insert } = await openRecords();
const as = app.as(staff);

const tagsOf = async (id: string) => (await as.call(getManagedCreator, { params: { id } })).body.tags;

it("takes tags without the blanks at their ends, whoever brings them, each once", async () => {
  const body = { display_name: "花", tags: [" 夏", "夏　", "春 夏"] };
  const { uid } = (await as.call(createManagedCreator, { body })).body;
  expect(await tagsOf(uid)).toEqual(["夏", "春 夏"]);
  await as.call(updateManagedCreator, { params: { id: uid }, body: { tags: ["夏 "], version: 1 } });
  expect(await tagsOf(uid)).toEqual(["夏"]);
  const bulk = async (kind: "add_tags" | "remove_tags", tags: string[]) =>
    (
      await as.call(bulkUpdateManagedCreators, {
        body: { selection: { uids: [uid] }, action: { kind, tags } },
      })
    ).body.changed;
  expect(await bulk("add_tags", ["夏　"])).toBe(0);
  expect(await bulk("add_tags", [" 冬 "])).toBe(1);
  expect(await tagsOf(uid)).toEqual(["夏", "冬"]);
  expect(await bulk("remove_tags", [" 夏"])).toBe(1);
  expect(await tagsOf(uid)).toEqual(["冬"]);
});

it("trims what was stored before, and makes one of two that differ by nothing else", async () => {
  const [blank, plain] = await Promise.all([
    insert({ tags: ["夏 ", "\u3000冬\u00a0", "夏", "春 夏"] }),
    insert({ tags: ["秋", "夏"] }),
  ]);
  const file = readMigrations().find(({ name }) => name === "0069_trim_tags.sql");
  await app.run(() => db().execute(sql.raw(file?.sql ?? "")));
  expect(await tagsOf(blank.uid)).toEqual(["夏", "冬", "春 夏"]);
  expect(await tagsOf(plain.uid)).toEqual(["秋", "夏"]);
});
