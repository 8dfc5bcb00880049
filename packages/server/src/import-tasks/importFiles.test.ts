import {
  checkImportTask,
  createImportTask,
  getImportTaskStatus,
  listManagedCreators,
  updateManagedCreator,
} from "@tsumugi/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ensureGenres } from "../seed/index.ts";
import { DAY } from "../testing/clock.ts";
import { fileOf, importsAs, person, rawFile } from "../testing/imports.ts";
import { createTestApp, insertCompany, insertMember, type TestApp } from "../testing/index.ts";

let app: TestApp;
let staff: { uid: string };
let imports: ReturnType<typeof importsAs>;

beforeAll(async () => {
  app = await createTestApp();
  await app.run(ensureGenres);
});

beforeEach(async () => {
  staff = await app.run(async () => insertMember(await insertCompany(), "staff"));
  imports = importsAs(app, staff);
});

describe("undoing an import", () => {
  const undo = (uid: string) =>
    app.as(staff).call(checkImportTask, { params: { id: uid }, body: { undo: true } });

  it("deletes what it created and restores what it changed", async () => {
    await imports.importAll(fileOf([person(1)]));
    const [before] = (await imports.list()).items;
    const task = await imports.importAll(
      fileOf([["髙橋①～1", "c1@example.jp", "@new_one", "5", "旅行", "1"], person(2)]),
    );
    expect(task).toMatchObject({ created: 1, updated: 1 });
    const undone = await undo(task.uid);
    expect(undone.body.undone_at).not.toBeNull();
    const after = await imports.list();
    expect(after.items).toEqual([{ ...before, version: 3, updated_at: after.items[0]?.updated_at }]);
    const found = await app.as(staff).call(listManagedCreators, { query: { keyword: "new_one" } });
    expect(found.body.total).toBe(0);
    expect((await undo(task.uid)).status).toBe(409);
  });

  it("is refused, naming it, when a record was changed since, and takes nothing back", async () => {
    const task = await imports.importAll(fileOf([person(1), person(2)]));
    const [first] = (await imports.list()).items;
    await app
      .as(staff)
      .call(updateManagedCreator, { params: { id: first!.uid }, body: { memo: "直した", version: 1 } });
    const refused = await undo(task.uid);
    expect(refused.error).toMatchObject({
      code: "conflict",
      message: expect.stringContaining(first!.display_name),
    });
    expect((await imports.list()).total).toBe(2);
  });

  it("is refused after 24 hours and before the end", async () => {
    const task = await imports.importAll(fileOf([person(1)]));
    app.clock.advance(DAY + 1000);
    expect((await undo(task.uid)).error.message).toContain("24時間");
    await imports.upload(fileOf([person(2)]));
    const running = await app.as(staff).call(getImportTaskStatus);
    expect((await undo(running.body.task!.uid)).error.message).toContain("終わっていません");
    await app.drainJobs();
  });
});

it("previews without holding a transaction, and starts once under one key", async () => {
  const call = (dry_run: boolean) =>
    app
      .as(staff)
      .call(createImportTask, { body: { file: fileOf([person(1)]), dry_run } }, { key: "same-key-1" });
  // The same key for the preview and the start would be refused if the preview had kept it.
  expect((await call(true)).body).toMatchObject({ dry_run: true, created: 1 });
  const [first, second] = [await call(false), await call(false)];
  expect(first.status).toBe(200);
  expect(second.body).toEqual(first.body);
  await app.drainJobs();
});

describe("a bad file", () => {
  const wide = Array.from({ length: 201 }, (_, n) => `列${n}`).join(",");
  it.each([
    ["empty", rawFile(""), "csv_unreadable", "空です"],
    ["of a header alone", rawFile("表示名,メール\r\n"), "csv_unreadable", "見出しの行だけ"],
    ["with 201 columns", rawFile(`${wide}\n${wide}\n`), "csv_unreadable", "列が201"],
    ["with a broken quote", rawFile('表示名\n花\n"花子\n次\n'), "csv_unreadable", "3行目"],
    ["with NUL", rawFile("表示名\n花\0\n"), "csv_unreadable", "NUL"],
    ["of Excel", rawFile(new Uint8Array([0x50, 0x4b, 3, 4, 0])), "csv_unreadable", "xlsx"],
    [
      "in two encodings",
      rawFile(new Uint8Array([...Buffer.from("表示名\n髙橋\n"), 0xfb, 0xfc, 0x8b, 0xb4, 0x0a, 0x81, 0x0a])),
      "csv_unreadable",
      "混ざって",
    ],
    ["without a name", rawFile("メール\nx@example.jp\n"), "csv_columns_mismatch", "表示名"],
    ["over 50 MB", rawFile(new Uint8Array(50 * 1024 * 1024 + 1)), "payload_too_large", "50MB"],
  ])("%s is refused with its own cause and cure", async (_, file, code, cause) => {
    const { error } = await imports.upload(file);
    expect(error.code).toBe(code);
    expect(error.message).toContain(cause);
    expect(error.message).toMatch(/ください。$/);
  });

  it("with a mapping that does not fit tells what stands in the way", async () => {
    const file = fileOf([person(1)]);
    const mapping = ["display_name", "display_name", null, null, null, null] as const;
    const { problems } = await imports.dryRun(file, { mapping });
    expect(problems).toEqual([
      "「活動名」と「メアド」が同じ項目に対応しています。どちらか一方にしてください。",
    ]);
    expect((await imports.upload(file, { mapping: ["display_name"] })).error.code).toBe(
      "csv_columns_mismatch",
    );
    expect((await imports.upload(file, { encoding: "utf-16le" })).error.code).toBe("csv_unreadable");
  });
});
