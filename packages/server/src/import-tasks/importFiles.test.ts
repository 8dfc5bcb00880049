import {
  createImportTask,
  downloadImportErrors,
  downloadImportTemplate,
  templateFields,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { importScene } from "../testing/importScene.ts";
import { countsOf, fileOf, importsAs, person, rawFile } from "../testing/imports.ts";
import { insertCompany, insertMember } from "../testing/index.ts";

const { app, staff, imports } = await importScene();

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

it.each([
  ["sep=; and semicolons", "sep=;\r\n表示名;メール;タグ\r\nみお;mio@example.jp;美容、旅\r\n", ";"],
  ["sep=, and commas", "sep=,\r\n表示名,メール,タグ\r\nみお,mio@example.jp,旅\r\n", ","],
  ["semicolons alone", "表示名;メール;タグ\nみお;mio@;旅\nはる;haru@example.jp;旅\n", ";"],
])("a file with %s comes in, and its error file is separated alike", async (_, text, delimiter) => {
  expect(await imports.dryRun(rawFile(text))).toMatchObject({
    delimiter,
    created: 1,
    headers: ["表示名", "メール", "タグ"],
    mapping: ["display_name", "email", "tags"],
  });
  const task = await imports.importAll(rawFile(text));
  expect(task.created).toBe(1);
  if (task.failed === 0) return;
  const answer = await app.as(staff).fetch(downloadImportErrors, { params: { id: task.uid } });
  expect(await answer.text()).toContain("みお;mio@;旅;2;");
});

it("is named by the rows that a spreadsheet shows, whatever is blank or longer than a line", async () => {
  const text =
    '\r\n表示名,メール,社内メモ\r\n\r\nみお,mio@,"1\n2"\r\n,,\r\n\r\nはる,haru@,\r\nはる,haru@example.jp,\r\nはる,haru@example.jp,\r\n';
  const preview = await imports.dryRun(rawFile(text));
  expect(preview.errors.map(({ row }) => row)).toEqual([4, 7]);
  expect(preview.rows.skipped.map(({ row, reason }) => [row, reason])).toEqual([
    [9, "8行目と同じ内容です。"],
  ]);
  const fixes = [{ row: 7, column: 1, value: "fixed@example.jp" }];
  expect(await imports.dryRun(rawFile(text), { fixes })).toMatchObject({ created: 2, failed: 1 });
  const task = await imports.importAll(rawFile(text), { fixes });
  expect(task).toMatchObject({ created: 2, failed: 1, errors: [{ row: 4 }] });
  const answer = await app.as(staff).fetch(downloadImportErrors, { params: { id: task.uid } });
  expect(await answer.text()).toContain('みお,mio@,"1\n2",4,');
});

describe("a bad file", () => {
  const wide = Array.from({ length: 201 }, (_, n) => `列${n}`).join(",");
  it.each([
    ["empty", rawFile(""), "csv_unreadable", "空です"],
    ["of a header alone", rawFile("表示名,メール\r\n"), "csv_unreadable", "見出しの行だけ"],
    ["with 201 columns", rawFile(`${wide}\n${wide}\n`), "csv_unreadable", "列が201"],
    ["with a broken quote", rawFile('表示名\n花\n"花子\n次\n'), "csv_unreadable", "3行目"],
    ["with NUL", rawFile("表示名\n花\0\n"), "csv_unreadable", "NUL"],
    ["of Excel", rawFile(new Uint8Array([0x50, 0x4b, 3, 4, 0])), "csv_unreadable", "Excel ブック"],
    [
      "in EUC-JP",
      rawFile(Buffer.from("c9bdbca8ccbe2ca5e1a1bca5eb0aa4cfa4caa4b32c610a", "hex")),
      "csv_unreadable",
      "EUC-JP",
    ],
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

describe("the template", () => {
  it.each(["utf-8", "shift_jis"] as const)(
    "in %s comes in as it is, but for its example",
    async (encoding) => {
      const answer = await app.as(staff).fetch(downloadImportTemplate, { query: { encoding } });
      const file = rawFile(new Uint8Array(await answer.arrayBuffer()));
      const preview = await imports.dryRun(file);
      expect(preview.encoding).toBe(encoding === "utf-8" ? "utf-8" : "cp932");
      expect(preview.mapping).toEqual([...templateFields]);
      expect(countsOf(preview)).toEqual({ created: 0, updated: 0, skipped: 1, failed: 0, total: 1 });
      expect(preview.rows.skipped[0]?.reason).toContain("記入例");
    },
  );

  it("holds an example that would be taken over without its mark", async () => {
    const answer = await app.as(staff).fetch(downloadImportTemplate, { query: {} });
    const text = (await answer.text()).replace("（記入例）", "");
    expect(countsOf(await imports.dryRun(rawFile(text)))).toMatchObject({ created: 1, failed: 0 });
  });
});

describe("a mapping", () => {
  it("is remembered for the company, not for another, and forgotten when the import was taken back", async () => {
    const file = (n: number) => fileOf([[`花${n}`, `090-${n}`]], "utf-8", ["呼び名", "連絡先"]);
    expect(await imports.dryRun(file(1))).toMatchObject({ mapping: [null, null], mapping_from: "guessed" });
    const mapping = ["display_name", "phone"] as const;
    expect(await imports.dryRun(file(1), { mapping })).toMatchObject({ mapping_from: "given" });
    const task = await imports.importAll(file(1), { mapping });
    expect(await imports.dryRun(file(2))).toMatchObject({ mapping, mapping_from: "remembered" });
    const other = await app.run(async () => insertMember(await insertCompany(), "staff"));
    expect(await importsAs(app, other).dryRun(file(2))).toMatchObject({ mapping_from: "guessed" });
    await imports.undo(task.uid);
    expect(await imports.dryRun(file(2))).toMatchObject({ mapping_from: "guessed" });
  });
});

leavesInTheLog(() => app, ["import_errors.export"]);
