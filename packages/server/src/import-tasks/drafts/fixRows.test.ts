import {
  checkImportDraft,
  checkImportTask,
  createImportDraft,
  downloadImportErrors,
  getManagedCreator,
  type ImportFix,
  startImportDraft,
  updateManagedCreator,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { decodeCsv, encodeCsv } from "../../core/csv/index.ts";
import { importScene } from "../../testing/importScene.ts";
import { countsOf, fileOf, person, rawFile } from "../../testing/imports.ts";

const { app, staff, imports } = await importScene();

const errorFile = async (id: string) => {
  const answer = await app.as(staff).fetch(downloadImportErrors, { params: { id } });
  return decodeCsv(new Uint8Array(await answer.arrayBuffer()));
};

describe("2,000 rows in CP932 of which 57 are bad", () => {
  /** Every 35th row, in turn: no name, a bad mail, a bad count, no yen. */
  const bad = (n: number) => n % 35 === 34;
  const rows = Array.from({ length: 2000 }, (_, n) => {
    const row = person(n);
    if (!bad(n)) return row;
    const [column, cell] = [
      [0, ""],
      [1, "壊れた@"],
      [3, "たくさん"],
      [5, "応相談"],
    ][n % 4] as [number, string];
    return row.map((value, at) => (at === column ? cell : value));
  });
  const file = () => fileOf(rows, "cp932");
  const clean = { updated: 0, skipped: 0, failed: 57, total: 2000 };

  it("add up; the fixed error file comes in clean; undoing leaves nothing", async () => {
    expect(countsOf(await imports.dryRun(file()))).toEqual({ created: 1943, ...clean });
    const task = await imports.importAll(file());
    expect(task).toMatchObject({ created: 1943, ...clean, done: 2000, encoding: "cp932" });
    const { text, encoding } = await errorFile(task.uid);
    expect(encoding).toBe("cp932");
    const lines = text.trimEnd().split("\r\n");
    expect(lines).toHaveLength(58);
    const fixed = lines.map((line, at) =>
      at === 0
        ? line
        : line
            .replace(/^,/, `名前${at},`)
            .replace("壊れた@", `fixed${at}@example.jp`)
            .replace("たくさん", "1.2万")
            .replace("応相談", "5万"),
    );
    const again = await imports.importAll(rawFile(encodeCsv(`${fixed.join("\r\n")}\r\n`, "cp932").bytes));
    expect(again).toMatchObject({ created: 57, updated: 0, skipped: 0, failed: 0, status: "done" });
    expect((await imports.undo(again.uid)).undo).toMatchObject({ done: 57, kept: 0 });
    expect((await imports.list()).total).toBe(1943);
  }, 120_000);

  it("are fixed on the screen: fixes are judged again, and what is fixed is taken over", async () => {
    const { failed_rows, mapping } = await imports.dryRun(file());
    expect(failed_rows).toHaveLength(57);
    const good: Record<string, string> = {
      display_name: "直した名前",
      instagram_followers: "3000",
      last_fee: "5万",
    };
    const fixes: ImportFix[] = failed_rows.map(({ row, problems: [problem] }) => ({
      row,
      column: mapping.indexOf(problem?.field ?? null),
      value: good[problem?.field ?? ""] ?? `fixed${row}@example.jp`,
    }));
    const half = fixes.slice(0, 30);
    expect(await imports.dryRun(file(), { fixes: half })).toMatchObject({ created: 1973, failed: 27 });
    const task = await imports.importAll(file(), { fixes, mapping });
    expect(task).toMatchObject({ created: 2000, failed: 0, status: "done" });
  }, 120_000);
});

describe("fixing on the screen", () => {
  const broken = ["", "x@example.jp", "@neu", "1", "", ""];

  it("comes back in the error file as fixed, in UTF-8 where Shift_JIS has no such character", async () => {
    const fixes = [
      { row: 2, column: 0, value: "🍊みかん" },
      { row: 2, column: 1, value: "まだ壊れた@" },
    ];
    const task = await imports.importAll(fileOf([broken], "cp932"), { fixes });
    expect(task).toMatchObject({ failed: 1, encoding: "cp932" });
    const { text, encoding } = await errorFile(task.uid);
    expect(encoding).toBe("utf-8");
    expect(text).toContain("🍊みかん,まだ壊れた@");
  });

  it("refuses a fix of a row that is not there, of too long a text and of what cannot be stored", async () => {
    const value = "x";
    for (const fix of [
      { row: 3, column: 0, value },
      { row: 2, column: 0, value: "x".repeat(5001) },
      { row: 2, column: 0, value: "a\u0000b" },
      { row: 1, column: 0, value },
    ]) {
      const { status, error } = await imports.upload(fileOf([broken]), { fixes: [fix], dry_run: true });
      expect([status, error.code]).toEqual([400, "invalid_request"]);
    }
  });
});

describe("a dry run", () => {
  it("shows which cells change, from what to what, and why rows are left out", async () => {
    await imports.importAll(fileOf([person(1), person(2)]));
    const preview = await imports.dryRun(
      fileOf([
        ["髙橋①～1", "c1@example.jp", "@hana_1", "13000", "旅行", "15000"],
        person(2),
        person(2),
        person(3),
      ]),
    );
    expect(preview.rows.updated).toEqual([
      {
        row: 2,
        name: "髙橋①～1",
        reason: null,
        changes: [
          { field: "last_fee", before: "¥12,000", after: "¥15,000" },
          { field: "genres", before: "美容", after: "美容、旅行" },
          { field: "instagram_followers", before: "12,000", after: "13,000" },
        ],
      },
    ]);
    expect(preview.rows.created.map(({ row }) => row)).toEqual([5]);
    expect(preview.rows.skipped.map(({ row, reason }) => [row, reason])).toEqual([
      [3, "登録済みの「髙橋①～2」と同じ内容です。"],
      [4, "3行目と同じ内容です。"],
    ]);
  });

  it("lets the person choose what becomes of those who are registered", async () => {
    await imports.importAll(fileOf([person(1)]));
    const file = () => fileOf([["髙橋①～1", "c1@example.jp", "", "", "旅行", ""], person(2)]);
    expect(await imports.dryRun(file())).toMatchObject({ created: 1, updated: 1 });
    expect(await imports.dryRun(file(), { on_match: "skip" })).toMatchObject({ created: 1, skipped: 1 });
    const task = await imports.importAll(file(), { on_match: "create" });
    expect(task).toMatchObject({ created: 2, updated: 0, on_match: "create" });
    expect((await imports.list()).total).toBe(3);
  });
});

it("does not write over what a colleague changed after the dry run, and loses neither", async () => {
  await imports.importAll(fileOf([person(1), person(2)]));
  const changed = () => fileOf([1, 2].map((n) => [...person(n).slice(0, 5), "99"]));
  const { seen_at, updated } = await imports.dryRun(changed());
  expect(updated).toBe(2);
  app.clock.advance(1000);
  const [first] = (await imports.list()).items;
  const params = { id: first?.uid ?? "" };
  await app.as(staff).call(updateManagedCreator, { params, body: { last_fee: 50, version: 1 } });
  const task = await imports.importAll(changed(), { seen_at });
  expect(task).toMatchObject({ updated: 1, failed: 1 });
  expect(task.errors[0]?.message).toContain("事前確認の後にほかの人が変更しました");
  expect((await app.as(staff).call(getManagedCreator, { params })).body.last_fee).toBe(50);
  // Looked at again, the row of the error file is taken over.
  await app.as(staff).call(checkImportTask, { params: { id: task.uid }, body: {} });
  const file = rawFile((await errorFile(task.uid)).text);
  const again = await imports.importAll(file, { seen_at: (await imports.dryRun(file)).seen_at });
  expect(again).toMatchObject({ updated: 1, failed: 0 });
});

it("does not write over what a colleague changed with a kept file either", async () => {
  await imports.importAll(fileOf([person(1)]));
  const as = app.as(staff);
  const file = fileOf([[...person(1).slice(0, 5), "99"]]);
  const draft = { id: (await as.call(createImportDraft, { body: { file } })).body.uid };
  const { body } = await as.call(checkImportDraft, { params: draft, body: {} });
  expect(body.preview?.updated).toBe(1);
  app.clock.advance(1000);
  const [first] = (await imports.list()).items;
  const params = { id: first?.uid ?? "" };
  await as.call(updateManagedCreator, { params, body: { last_fee: 50, version: 1 } });
  await as.call(startImportDraft, { params: draft, body: { seen_at: body.preview?.seen_at ?? "" } });
  await app.drainJobs();
  expect(await imports.status()).toMatchObject({ updated: 0, failed: 1 });
  expect((await as.call(getManagedCreator, { params })).body.last_fee).toBe(50);
});
