import {
  createManagedCreator,
  deleteManagedCreator,
  getManagedCreator,
  listManagedCreators,
} from "@tsumugi/contract";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { countsOf, fileOf, importsAs, rawFile } from "../testing/imports.ts";
import { createTestApp, insertCompany, insertMember, type TestApp } from "../testing/index.ts";

let app: TestApp;
let staff: { uid: string };
let imports: ReturnType<typeof importsAs>;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  staff = await app.run(async () => insertMember(await insertCompany(), "staff"));
  imports = importsAs(app, staff);
});

const register = async (body: { display_name: string } & Record<string, unknown>) =>
  (await app.as(staff).call(createManagedCreator, { body })).body.uid;
const stored = async (id: string) => (await app.as(staff).call(getManagedCreator, { params: { id } })).body;

const HANA = {
  display_name: "花",
  email: "hana@example.jp",
  phone: "090-1234-5678",
  memo: "平日の夜",
  last_fee: 50_000,
  competitor_exclusion_until: "2027-03-31",
  tags: ["敏感肌"],
  accounts: [{ platform: "instagram" as const, handle: "hana", follower_count: 100 }],
};
const HEADERS = [
  "表示名",
  "メール",
  "電話番号",
  "社内メモ",
  "直近の報酬",
  "競合排除の期限",
  "タグ",
  "インスタ",
];
const BLANK = ["花", "hana@example.jp", "", "", "", "", "", ""];

it("empties by a blank cell only when told to, says so before, and takes it back", async () => {
  const uid = await register(HANA);
  const before = await stored(uid);
  const file = () => fileOf([BLANK], "utf-8", HEADERS);
  expect(countsOf(await imports.dryRun(file()))).toMatchObject({ updated: 0, skipped: 1 });
  const preview = await imports.dryRun(file(), { blanks: "clear" });
  expect(preview).toMatchObject({ updated: 1, emptied: 1, blanks: "clear" });
  const changes = preview.rows.updated[0]?.changes ?? [];
  expect(changes.map(({ field }) => field).toSorted()).toEqual(
    ["competitor_exclusion_until", "last_fee", "memo", "phone"].toSorted(),
  );
  expect(changes.every(({ before: was, after }) => was !== "" && after === "")).toBe(true);
  const task = await imports.importAll(file(), { blanks: "clear" });
  expect(task).toMatchObject({ updated: 1, blanks: "clear" });
  expect(await stored(uid)).toMatchObject({
    ...HANA,
    phone: "",
    memo: "",
    last_fee: null,
    competitor_exclusion_until: null,
  });
  await imports.undo(task.uid);
  const { version: _, updated_at: __, ...after } = await stored(uid);
  expect(before).toMatchObject(after);
});

it.each([
  ["email", ["新しい名前", "HANA@example.jp"], { display_name: "新しい名前" }],
  ["name", ["花", "other@example.jp"], { email: "other@example.jp" }],
] as const)("finds who is registered by %s when told to", async (match_by, cells, changed) => {
  const uid = await register(HANA);
  const file = () => fileOf([[...cells]], "utf-8", ["表示名", "メール"]);
  expect(countsOf(await imports.dryRun(file()))).toMatchObject({ created: 1, updated: 0 });
  const task = await imports.importAll(file(), { match_by });
  expect(task).toMatchObject({ created: 0, updated: 1, match_by });
  expect(await stored(uid)).toMatchObject(changed);
  await imports.undo(task.uid);
  expect(await stored(uid)).toMatchObject(HANA);
});

it("by account alone asks for one, and takes no namesake for the same person", async () => {
  await register(HANA);
  const file = fileOf(
    [
      ["花", "hana@example.jp", ""],
      ["花", "hana@example.jp", "@hana_2"],
      ["別の名前", "", "@hana"],
    ],
    "utf-8",
    ["表示名", "メール", "インスタ"],
  );
  const preview = await imports.dryRun(file, { match_by: "account" });
  expect(countsOf(preview)).toMatchObject({ created: 1, updated: 1, failed: 1 });
  expect(preview.errors[0]?.message).toMatch(/見つけ方を変えてください。$/);
});

it("does not choose between two who have the same mail or name", async () => {
  await register({ display_name: "花", email: "same@example.jp" });
  await register({
    display_name: "花",
    email: "same@example.jp",
    accounts: [{ platform: "x", handle: "h2" }],
  });
  const file = () =>
    fileOf([["花", "same@example.jp", "090-0000-0000"]], "utf-8", ["表示名", "メール", "電話番号"]);
  for (const match_by of ["auto", "email", "name"] as const) {
    const preview = await imports.dryRun(file(), { match_by });
    expect(preview.errors).toMatchObject([{ message: expect.stringContaining("両方に当てはまります") }]);
  }
});

it("writes nobody's values over a namesake's, and knows each of them by what a file repeats", async () => {
  const phones = ["090-1111-1111", "090-2222-2222", "090-3333-3333"];
  for (const phone of phones) await register({ display_name: "山田 花子", phone });
  await register({ display_name: "佐藤", email: "a@example.jp", accounts: HANA.accounts });
  await register({ display_name: "佐藤", email: "a@example.jp" });
  const kept = await imports.list();
  const text = await (await app.as(staff).fetch(listManagedCreators, { query: { format: "csv" } })).text();
  const total = kept.items.length;
  const again = await imports.dryRun(rawFile(text));
  expect(again.errors).toEqual([]);
  expect(countsOf(again)).toEqual({ created: 0, updated: 0, skipped: total, failed: 0, total });
  const task = await imports.importAll(rawFile(text.replace("090-2222-2222", "090-4444-4444")));
  expect(countsOf(task)).toEqual({ created: 0, updated: 0, skipped: total - 1, failed: 1, total });
  expect(task.errors).toMatchObject([
    { message: expect.stringContaining("2件の記録の両方に当てはまります") },
  ]);
  expect((await imports.list()).items).toEqual(kept.items);
});

it("means the namesake who holds the row's account, and of two the one that is not archived", async () => {
  const headers = ["表示名", "メール", "電話番号", "インスタ"];
  const holder = await register({ ...HANA, display_name: "佐藤", email: "a@example.jp" });
  const other = await register({ display_name: "佐藤", email: "a@example.jp" });
  const task = await imports.importAll(
    fileOf([["佐藤", "a@example.jp", "090-7777-7777", "@hana"]], "utf-8", headers),
  );
  expect(countsOf(task)).toMatchObject({ updated: 1, failed: 0 });
  expect([(await stored(holder)).phone, (await stored(other)).phone]).toEqual(["090-7777-7777", ""]);
  const gone = await register({ display_name: "鈴木" });
  await app.as(staff).call(deleteManagedCreator, { params: { id: gone } });
  const living = await register({ display_name: "鈴木" });
  const later = await imports.importAll(fileOf([["鈴木", "", "090-8888-8888", ""]], "utf-8", headers));
  expect(countsOf(later)).toMatchObject({ updated: 1, failed: 0 });
  expect((await stored(living)).phone).toBe("090-8888-8888");
});
