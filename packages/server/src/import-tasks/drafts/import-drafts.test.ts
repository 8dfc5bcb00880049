import {
  checkImportDraft,
  createImportDraft,
  deleteImportDraft,
  fixImportDraftRows,
  fixMatchingImportDraftRows,
  getImportDraft,
  listImportDraftRows,
  listImportDrafts,
  startImportDraft,
  updateImportDraft,
} from "@tsumugi/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "../../core/clock.ts";
import { db } from "../../db/index.ts";
import { importDraftParts, importDraftRows, importDrafts } from "../../db/schema/import-tasks.ts";
import { ensureGenres } from "../../seed/index.ts";
import { fileOf, importsAs, person, rawFile } from "../../testing/imports.ts";
import { createTestApp, insertCompany, insertMember, type TestApp } from "../../testing/index.ts";
import { forgetImportRows } from "../files/forgetImportRows.job.ts";

let app: TestApp;
let staff: { uid: string };
let colleague: { uid: string };
let imports: ReturnType<typeof importsAs>;

beforeAll(async () => {
  app = await createTestApp();
  await app.run(ensureGenres);
});

beforeEach(async () => {
  await app.run(async () => {
    await db().delete(importDrafts);
    const company = await insertCompany();
    staff = await insertMember(company, "staff");
    colleague = await insertMember(company, "admin");
  });
  imports = importsAs(app, staff);
});

const upload = async (file: File) => (await app.as(staff).call(createImportDraft, { body: { file } })).body;
const check = async (id: string, body: object = {}) =>
  (await app.as(staff).call(checkImportDraft, { params: { id }, body })).body;
const get = (id: string, who = staff) => app.as(who).call(getImportDraft, { params: { id } });
const rows = async (id: string, query: object = {}) =>
  (await app.as(staff).call(listImportDraftRows, { params: { id }, query })).body;
const fix = (id: string, fixes: { row: number; column: number; value: string }[]) =>
  app.as(staff).call(fixImportDraftRows, { params: { id }, body: { fixes } });
const fixMatching = (id: string, body: { column: number; value: string; error?: string; keyword?: string }) =>
  app.as(staff).call(fixMatchingImportDraftRows, { params: { id }, body });
const start = async (id: string) => {
  const seen_at = (await get(id)).body.preview?.seen_at ?? "2026-11-20T00:00:00Z";
  return app.as(staff).call(startImportDraft, { params: { id }, body: { seen_at } });
};
const kept = () =>
  app.run(async () => [await db().$count(importDraftParts), await db().$count(importDraftRows)]);

/** Every row without a mail that is one. */
const broken = (count: number) =>
  fileOf(Array.from({ length: count }, (_, n) => person(n).map((cell) => cell.replace("@example", "＠＠"))));

describe("a kept file", () => {
  it("is uploaded once, judged as often as wanted, fixed row by row and taken over", async () => {
    const made = await upload(
      fileOf([...Array.from({ length: 20 }, (_, n) => person(n)), ["", "x@", "", "", "", ""]]),
    );
    expect(made).toMatchObject({ file_name: "名簿.csv", step: "mapping", preview: null, pending: 0 });
    const { uid } = made;
    const first = await check(uid);
    expect(first).toMatchObject({
      step: "mapping",
      preview: { created: 20, failed: 1, mapping_from: "guessed" },
    });
    expect(first.preview).not.toHaveProperty("failed_rows");
    const judged = await check(uid, { mapping: first.mapping });
    expect(judged.step).toBe("check");
    expect(judged.error_kinds.map(({ field, rows }) => [field, rows])).toEqual([
      ["display_name", 1],
      ["email", 1],
    ]);
    expect((await fix(uid, [{ row: 22, column: 0, value: "花" }])).body).toEqual({
      rows: 1,
      pending: 1,
      change: 1,
    });
    // Nothing that was typed is lost with the page, and nothing starts that nobody has looked at.
    expect((await get(uid)).body).toMatchObject({ pending: 1, step: "check" });
    expect((await rows(uid)).items).toMatchObject([
      { row: 22, cells: ["花", "x@", "", "", "", ""], fixed: [0] },
    ]);
    expect((await start(uid)).error.code).toBe("conflict");
    await fix(uid, [{ row: 22, column: 1, value: "x@example.jp" }]);
    expect(await check(uid)).toMatchObject({
      pending: 0,
      preview: { created: 21, failed: 0 },
      error_kinds: [],
    });
    expect((await rows(uid)).items).toEqual([]);

    expect((await start(uid)).body).toMatchObject({ status: "queued", total: 21 });
    expect((await get(uid)).error.code).toBe("not_found");
    await app.drainJobs();
    expect(await imports.status()).toMatchObject({ status: "done", created: 21, failed: 0 });
    expect(await kept()).toEqual([0, 0]);
  });

  it("brings back what was chosen, and starts nothing that was chosen after the dry run", async () => {
    const { uid } = await upload(fileOf([person(1)]));
    const { mapping } = await check(uid);
    const changed = mapping?.map((field) => (field === "last_fee" ? null : field)) ?? [];
    const params = { id: uid };
    await app.as(staff).call(updateImportDraft, { params, body: { mapping: changed, step: "check" } });
    expect((await get(uid)).body).toMatchObject({ mapping: changed, step: "check", preview: { mapping } });
    expect((await start(uid)).error.code).toBe("conflict");
    expect(await check(uid, { on_match: "skip" })).toMatchObject({
      preview: { mapping: changed, on_match: "skip" },
    });
    await start(uid);
    await app.drainJobs();
    const [made] = (await imports.list()).items;
    expect(made?.last_fee).toBeNull();
  });

  it("is its uploader's alone, and nobody's once it was thrown away or has expired", async () => {
    const { uid } = await upload(fileOf([person(1)]));
    const other = await app.run(async () => insertMember(await insertCompany(), "admin"));
    const params = { id: uid };
    for (const somebody of [colleague, other]) {
      expect((await get(uid, somebody)).status).toBe(404);
      expect((await app.as(somebody).call(checkImportDraft, { params, body: {} })).status).toBe(404);
      expect((await app.as(somebody).call(deleteImportDraft, { params })).status).toBe(404);
      expect((await app.as(somebody).call(listImportDrafts, {})).body.items).toEqual([]);
    }
    await check(uid);
    const second = await upload(fileOf([person(2)]));
    expect((await app.as(staff).call(deleteImportDraft, { params })).status).toBe(204);
    expect((await get(uid)).status).toBe(404);
    expect((await app.as(staff).call(listImportDrafts, {})).body.items.map((one) => one.uid)).toEqual([
      second.uid,
    ]);
    app.clock.advance(3 * DAY_MS + 1000);
    expect((await get(second.uid)).error.message).toContain("期限が過ぎました");
    await app.run(() => forgetImportRows.run({}));
    expect(await kept()).toEqual([0, 0]);
  });

  it("stays with an import that is under way, and is fixed no more", async () => {
    const { uid } = await upload(fileOf([person(1)]));
    await check(uid);
    await start(uid);
    app.clock.advance(4 * DAY_MS);
    await app.run(() => forgetImportRows.run({}));
    await app.drainJobs({ ignoreStartAfter: true });
    expect(await imports.status()).toMatchObject({ created: 1, status: "done" });
  });

  it("waits while another import runs, and loses nothing by it", async () => {
    const { uid } = await upload(fileOf([person(1), ["", "", "", "", "", ""]]));
    await check(uid);
    await imports.upload(fileOf([person(9)]));
    expect((await start(uid)).error.code).toBe("import_running");
    await app.drainJobs();
    expect((await start(uid)).status).toBe(200);
    await app.drainJobs();
  });

  it("of one person stays among the newest five", async () => {
    const uids: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      uids.push((await upload(fileOf([person(n)]))).uid);
      app.clock.advance(1000);
    }
    const { items } = (await app.as(staff).call(listImportDrafts, {})).body;
    expect(items.map(({ uid }) => uid)).toEqual(uids.slice(1).reverse());
  });

  it("that cannot be read is refused with cause and cure, and not kept", async () => {
    const { error } = await app.as(staff).call(createImportDraft, { body: { file: rawFile("表示名\n") } });
    expect(error.message).toMatch(/見出しの行だけ.*ください。$/);
    const { uid } = await upload(fileOf([person(1)], "cp932"));
    const wrong = await app
      .as(staff)
      .call(checkImportDraft, { params: { id: uid }, body: { encoding: "utf-8" } });
    expect(wrong.error.message).toContain("UTF-8 として読み取れない");
    expect(await check(uid)).toMatchObject({ preview: { encoding: "cp932", created: 1 } });
    expect(await kept()).toEqual([1, 0]);
  });
});

describe("fixing", () => {
  it("reaches every failed row, page by page and by reason and words", async () => {
    const { uid } = await upload(broken(450));
    const draft = await check(uid);
    const seen: number[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await rows(uid, { limit: 200, ...(cursor ? { cursor } : {}) });
      expect(page.total).toBe(450);
      seen.push(...page.items.map(({ row }) => row));
      if (!page.next_cursor) break;
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(Array.from({ length: 450 }, (_, n) => n + 2));
    const [kind] = draft.error_kinds;
    expect(kind).toMatchObject({ field: "email", rows: 450 });
    expect(kind?.message).toBe("「…」はメールアドレスの形式ではありません。例: hanako@example.jp");
    // Half-width, full-width, upper and lower case are one word.
    expect((await rows(uid, { error: kind?.key, keyword: "ＨＡＮＡ_44" })).total).toBe(11);
    // As in クリエイター管理, letters of one kanji and blanks make no difference: 髙橋①～44 is found.
    expect((await rows(uid, { keyword: "高橋 1~44" })).total).toBe(11);
    expect((await rows(uid, { keyword: "%" })).total).toBe(0);
    expect((await rows(uid, { error: "email.none" })).total).toBe(0);
    await fix(uid, [{ row: 451, column: 1, value: "last@example.jp" }]);
    expect(await check(uid)).toMatchObject({ preview: { created: 1, failed: 449 } });
  });

  it("gives all rows of a reason the same cure at once, and only them", async () => {
    const staged = (stage: string, n: number) => [`花${n}`, `${n}@example.jp`, stage];
    const file = fileOf(
      [...[1, 2, 3].map((n) => staged("既存先", n)), staged("新しい", 4), ["花5", "5@", "既存先"]],
      "utf-8",
      ["活動名", "メアド", "関係"],
    );
    const { uid } = await upload(file);
    const { error_kinds } = await check(uid, { mapping: ["display_name", "email", "stage"] });
    const stage = error_kinds.find(({ field }) => field === "stage");
    expect(stage?.rows).toBe(5);
    const cure = { error: stage?.key ?? "", keyword: "既存先", column: 2 };
    expect((await fixMatching(uid, { ...cure, value: "継続取引" })).body).toMatchObject({
      rows: 4,
      pending: 4,
    });
    expect((await fixMatching(uid, { ...cure, keyword: "新しい", value: "" })).body.pending).toBe(5);
    const done = await check(uid);
    expect(done.preview).toMatchObject({ created: 4, failed: 1 });
    expect(done.error_kinds.map(({ field }) => field)).toEqual(["email"]);
    await start(uid);
    await app.drainJobs();
    const { items } = await imports.list();
    expect(items.find(({ email }) => email === "1@example.jp")?.stage).toBe("repeat");
    const [failed] = (await imports.status()).errors;
    expect(failed?.preview).toContain("継続取引");
  });

  it("takes no fix of a row that is not there", async () => {
    const { uid } = await upload(fileOf([person(1)]));
    expect((await fix(uid, [{ row: 2, column: 0, value: "花" }])).status).toBe(400);
    await check(uid);
    expect((await fix(uid, [{ row: 3, column: 0, value: "花" }])).error.code).toBe("invalid_request");
    expect((await fix(uid, [{ row: 2, column: 0, value: "花" }])).status).toBe(200);
  });
});
