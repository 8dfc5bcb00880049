import {
  bulkUpdateManagedCreators,
  type CustomField,
  createCustomField,
  createManagedCreator,
  deleteCustomField,
  deleteManagedCreator,
  listManagedCreators,
  mergeManagedCreators,
  undoBulkUpdate,
  updateCustomField,
  updateManagedCreator,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { fileOf, importsAs } from "../testing/imports.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";

const app = await createTestApp();

async function office() {
  const { admin, staff } = await app.run(async () => {
    const company = await insertCompany();
    return { admin: await insertMember(company, "admin"), staff: await insertMember(company, "staff") };
  });
  const as = app.as(staff);
  const make = async (label: string, type: CustomField["type"] = "text", options: string[] = []) =>
    (
      await as.call(createCustomField, {
        body: { label, type, options: options.map((option) => ({ label: option })) },
      })
    ).body;
  const creator = async (display_name: string, custom_values: Record<string, string> = {}) =>
    (await as.call(createManagedCreator, { body: { display_name, custom_values } })).body;
  const found = async (keyword: string, more: object = {}) =>
    (
      await as.call(listManagedCreators, { query: { keyword, sort: "display_name", ...more } })
    ).body.items.map(({ display_name }) => display_name);
  return { admin, staff, as, make, creator, found };
}

/** Whoever wrote them, all keys are what the database would make of the records. */
afterEach(async () => {
  const { rows } = await app.run(() =>
    db().execute(sql`
      select display_name, search_text from managed_creators
      where search_text <> loose_ja(searched_words(search_source, tags || own_texts(company_uid, custom_values)))
        or array(select unnest(search_grams) order by 1) <> array(select unnest(gram_numbers(search_text)) order by 1)`),
  );
  expect(rows).toEqual([]);
});

it("finds by the texts of a company's own fields, in any spelling, and not by what its other types hold", async () => {
  const { as, make, creator, found } = await office();
  const allergy = await make("アレルギー");
  const contract = await make("契約書", "select", ["ナッツの契約"]);
  await creator("あ", { [allergy.uid]: "ｱｰﾓﾝﾄﾞ、髙野豆腐" });
  await creator("い", { [contract.uid]: contract.options[0]?.uid ?? "" });
  expect(await found("アーモンド")).toEqual(["あ"]);
  expect(await found("高野豆腐")).toEqual(["あ"]);
  expect(await found("高野")).toEqual(["あ"]);
  expect(await found("豆")).toEqual(["あ"]);
  expect(await found("ナッツ")).toEqual([]);
  expect(await found(contract.options[0]?.uid ?? "")).toEqual([]);
  expect(await found("", { keyword: undefined, keyword_not: "アーモンド" })).toEqual(["い"]);
  const other = await office();
  expect(await other.found("アーモンド")).toEqual([]);
  const listed = await as.call(listManagedCreators, { query: { keyword: "アーモンド" } });
  expect(listed.body.total).toBe(1);
});

it("narrows down by words of a field in any spelling, as the search of all fields does", async () => {
  const { make, creator, found } = await office();
  const maker = await make("紹介者");
  await creator("あ", { [maker.uid]: "髙橋 花子" });
  await creator("い", { [maker.uid]: "山田" });
  const narrowed = (words: string) =>
    found("", { keyword: undefined, custom: [`${maker.uid}.has.${words}`] });
  for (const words of ["高橋花子", "髙橋　花子", "橋花"])
    expect([words, await narrowed(words)]).toEqual([words, ["あ"]]);
  expect(await narrowed("鈴木")).toEqual([]);
});

it("follows an edit, a change of many and taking it back", async () => {
  const { as, make, creator, found } = await office();
  const field = await make("通称");
  const { uid } = await creator("花", { [field.uid]: "はなちゃん" });
  await as.call(updateManagedCreator, {
    params: { id: uid },
    body: { custom_values: { [field.uid]: "ポン太" } },
  });
  expect([await found("はなちゃん"), await found("ぽん太")]).toEqual([[], ["花"]]);
  const bulk = await as.call(bulkUpdateManagedCreators, {
    body: {
      selection: { uids: [uid] },
      action: { kind: "set_custom", field_uid: field.uid, value: "タマ吉" },
    },
  });
  expect([await found("ポン太"), await found("たま吉")]).toEqual([[], ["花"]]);
  await as.call(undoBulkUpdate, { params: { id: bulk.body.change_uid ?? "" } });
  expect([await found("タマ吉"), await found("ポン太")]).toEqual([[], ["花"]]);
  await as.call(updateManagedCreator, {
    params: { id: uid },
    body: { custom_values: { [field.uid]: null } },
  });
  expect(await found("ポン太")).toEqual([]);
});

it("follows an import, new and over what was there, and taking it back", async () => {
  const { staff, make, creator, found } = await office();
  const field = await make("通称");
  const second = await make("得意な料理");
  await creator("花", { [field.uid]: "はなちゃん", [second.uid]: "肉じゃが" });
  const imports = importsAs(app, staff);
  const file = fileOf(
    [
      ["花", "ﾎﾟﾝ太"],
      ["月", "タマ吉"],
    ],
    "utf-8",
    ["表示名", "通称"],
  );
  const task = await imports.importAll(file);
  expect(task).toMatchObject({ created: 1, updated: 1 });
  expect(await found("ポン太")).toEqual(["花"]);
  expect(await found("肉じゃが")).toEqual(["花"]);
  expect(await found("たま吉")).toEqual(["月"]);
  expect(await found("はなちゃん")).toEqual([]);
  await imports.undo(task.uid);
  expect([await found("ポン太"), await found("タマ吉"), await found("はなちゃん")]).toEqual([[], [], ["花"]]);
  expect(await found("肉じゃが")).toEqual(["花"]);
});

it("takes an import back whose images are from before own fields, with what the records hold since", async () => {
  const { staff, make, creator, found } = await office();
  const field = await make("通称");
  const { uid } = await creator("花", { [field.uid]: "はなちゃん" });
  const imports = importsAs(app, staff);
  const task = await imports.importAll(fileOf([["花", "花のメモ"]], "utf-8", ["表示名", "メモ"]));
  await app.run(() =>
    db().execute(sql`
      update import_task_rows set before_image = before_image - 'custom_values' where managed_creator_uid = ${uid}`),
  );
  expect(await found("花のメモ")).toEqual(["花"]);
  await imports.undo(task.uid);
  expect([await found("花のメモ"), await found("はなちゃん")]).toEqual([[], ["花"]]);
});

it("follows a merge and an erasure", async () => {
  const { admin, as, make, creator, found } = await office();
  const field = await make("通称");
  const left = await creator("花", { [field.uid]: "はなちゃん" });
  const right = await creator("華", { [field.uid]: "ポン太" });
  const merged = await as.call(mergeManagedCreators, {
    params: { id: left.uid },
    body: {
      absorbed_uid: right.uid,
      version: 1,
      absorbed_version: 1,
      choices: {},
      custom_choices: { [field.uid]: "right" },
    },
  });
  expect(merged.status, JSON.stringify(merged.error)).toBe(200);
  expect([await found("はなちゃん"), await found("ポン太")]).toEqual([[], ["花"]]);
  await app.as(admin).call(deleteManagedCreator, { params: { id: left.uid }, query: { erase: true } });
  expect(await found("ポン太", { archived: true })).toEqual([]);
  const { rows } = await app.run(() =>
    db().execute(sql`select search_text from managed_creators where uid = ${left.uid}`),
  );
  expect(rows[0]?.search_text).not.toContain("ぽん");
});

it("follows an archived field in every record, a few at a time", async () => {
  const { staff, as, make, found } = await office();
  const field = await make("通称");
  const imports = importsAs(app, staff);
  const rows = Array.from({ length: 450 }, (_, n) => [`人${n}`, "ポン太"]);
  await imports.importAll(fileOf(rows, "utf-8", ["表示名", "通称"]));
  const total = async () => (await as.call(listManagedCreators, { query: { keyword: "ポン太" } })).body.total;
  expect(await total()).toBe(450);
  await as.call(updateCustomField, { params: { id: field.uid }, body: { is_archived: true, version: 1 } });
  await app.drainJobs();
  expect([await total(), await found("人449")]).toEqual([0, ["人449"]]);
});

it("forgets a field that is archived or deleted, and knows one that comes back", async () => {
  const { as, make, creator, found } = await office();
  const field = await make("通称");
  await creator("花", { [field.uid]: "ポン太" });
  const params = { id: field.uid };
  const archive = async (is_archived: boolean, version: number) => {
    await as.call(updateCustomField, { params, body: { is_archived, version } });
    await app.drainJobs();
  };
  await archive(true, 1);
  expect(await found("ポン太")).toEqual([]);
  await archive(false, 2);
  expect(await found("ポン太")).toEqual(["花"]);
  await as.call(deleteCustomField, { params });
  expect(await found("ポン太")).toEqual([]);
});
