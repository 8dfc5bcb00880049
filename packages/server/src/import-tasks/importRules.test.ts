import { createManagedCreator, getManagedCreator } from "@tsumugi/contract";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { countsOf, fileOf, importsAs } from "../testing/imports.ts";
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
  const file = () => fileOf([["花", "same@example.jp"]], "utf-8", ["表示名", "メール"]);
  for (const match_by of ["email", "name"] as const) {
    const preview = await imports.dryRun(file(), { match_by });
    expect(preview.errors).toMatchObject([{ message: expect.stringContaining("両方に当てはまります") }]);
  }
});
