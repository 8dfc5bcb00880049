import {
  checkImportDraft,
  createImportDraft,
  downloadImportErrors,
  getImportTaskStatus,
  startImportDraft,
} from "@tsumugi/contract";
import { expect, it } from "vitest";
import { whileHolding } from "../core/largeFiles.ts";
import { importScene } from "../testing/importScene.ts";
import { bookOf, sheetXml } from "../testing/workbooks.ts";

const { app, staff, imports } = await importScene();

const book = (sheets: Record<string, string>, name = "名簿.xlsx") => new File([bookOf(sheets)], name);

const HEAD = ["表示名", "メール", "電話番号", "競合排除の期限"];

it("comes in like a CSV: rows as the sheet numbers them, dates as dates, errors as a file", async () => {
  const dated = (row: number, name: string, mail: string) =>
    `<row r="${row}"><c r="A${row}" t="str"><v>${name}</v></c><c r="B${row}" t="str"><v>${mail}</v></c><c r="C${row}"><v>9012345678</v></c><c r="D${row}" s="3"><v>46477</v></c></row>`;
  const sheet = sheetXml([[2, HEAD]]) + dated(5, "みお", "mio@example.jp") + dated(9, "はる", "haru@");
  const file = () => book({ 名簿: sheet });
  const preview = await imports.dryRun(file());
  expect(preview).toMatchObject({
    created: 1,
    failed: 1,
    sheet: { name: "名簿", names: ["名簿"] },
    encoding: "utf-8",
  });
  expect(preview.rows.created[0]).toMatchObject({ row: 5, name: "みお" });
  expect(preview.rows.created[0]?.changes).toContainEqual({
    field: "phone",
    before: "9012345678",
    after: "09012345678",
  });
  expect(preview.errors).toMatchObject([{ row: 9, field: "email" }]);
  const task = await imports.importAll(file());
  expect(task).toMatchObject({ created: 1, failed: 1, sheet: "名簿", errors: [{ row: 9 }] });
  const [creator] = (await imports.list()).items;
  expect(creator).toMatchObject({
    display_name: "みお",
    phone: "09012345678",
    competitor_exclusion_until: "2027-03-31",
  });
  const answer = await app.as(staff).fetch(downloadImportErrors, { params: { id: task.uid } });
  expect(await answer.text()).toContain("はる,haru@,9012345678,2027-03-31,9,");
  await imports.undo(task.uid);
  expect((await imports.list()).total).toBe(0);
});

it("counts as the largest of files while it is read: nobody has many small ones unfolded at once", async () => {
  const MB = 1024 * 1024;
  const file = book({
    名簿: sheetXml([
      [1, HEAD],
      [2, ["みお"]],
    ]),
  });
  const send = () => app.as(staff).call(createImportDraft, { body: { file } });
  let end = () => {};
  const others = whileHolding(
    staff.company_uid,
    60 * MB,
    () => new Promise<void>((resolve) => (end = resolve)),
  );
  expect((await send()).error.code).toBe("rate_limited");
  end();
  await others;
  expect((await send()).status).toBe(201);
});

it("is read where its list stands: behind a cover, under a title, with the rows' own numbers", async () => {
  const file = book({
    説明: sheetXml([[1, ["この表の使い方"]]]),
    名簿: sheetXml([
      [1, ["2026年度 クリエイター名簿"]],
      [2, ["", "", "作成日: 2026/11/01"]],
      [4, ["No.", "お名前", "メアド"]],
      [5, ["1", "はるか", "haruka@example.jp"]],
      [7, ["2", "みお", "mio@"]],
    ]),
  });
  const preview = await imports.dryRun(file);
  expect(preview).toMatchObject({
    sheet: { name: "名簿", names: ["説明", "名簿"] },
    headers: ["No.", "お名前", "メアド"],
    header_row: 4,
    mapping: [null, "display_name", "email"],
    created: 1,
    failed: 1,
  });
  expect(preview.rows.created[0]).toMatchObject({ row: 5, name: "はるか" });
  expect(preview.errors).toMatchObject([{ row: 7, field: "email" }]);
  const task = await imports.importAll(file);
  expect(task).toMatchObject({ created: 1, failed: 1, errors: [{ row: 7 }] });
});

it.each([
  ["headers of nobody's, whatever stands below", ["媒体A", "媒体B"], ["YouTube", "Instagram"]],
  ["one header that is known", ["表示名", "ひとこと"], ["氏名", "メール"]],
])("keeps the first row as the header: %s", async (_, header, row) => {
  const preview = await imports.dryRun(new File([`${header.join()}\n${row.join()}\nみお,mio\n`], "名簿.csv"));
  expect(preview).toMatchObject({ headers: header, header_row: 1, total: 2 });
});

it("is kept, judged by another sheet than the first, and taken over from that sheet", async () => {
  const file = book({
    表紙: sheetXml([
      [1, ["このファイルについて", "2026年度"]],
      [2, ["作成者", "営業部"]],
    ]),
    一覧: sheetXml([
      [1, ["お名前", "メアド"]],
      [2, ["はるか", "haruka@example.jp"]],
    ]),
  });
  const { body: draft } = await app.as(staff).call(createImportDraft, { body: { file } });
  const check = async (body: object) =>
    (await app.as(staff).call(checkImportDraft, { params: { id: draft.uid }, body })).body;
  expect((await check({})).preview).toMatchObject({
    sheet: { name: "表紙", names: ["表紙", "一覧"] },
    mapping: [null, null],
  });
  const other = await check({ sheet: "一覧" });
  expect(other).toMatchObject({
    step: "mapping",
    mapping: ["display_name", "email"],
    preview: { created: 1 },
  });
  const judged = await check({ mapping: other.mapping });
  expect(judged).toMatchObject({ step: "check", preview: { sheet: { name: "一覧" } } });
  const seen_at = judged.preview?.seen_at ?? "";
  await app.as(staff).call(startImportDraft, { params: { id: draft.uid }, body: { seen_at } });
  await app.drainJobs();
  const { body } = await app.as(staff).call(getImportTaskStatus);
  expect(body.task).toMatchObject({ status: "done", created: 1, sheet: "一覧" });
  expect((await imports.list()).items).toMatchObject([{ display_name: "はるか" }]);
});

it.each([
  ["of the old format", Buffer.from("d0cf11e0a1b11ae1", "hex"), /（.xls）/],
  [
    "behind a password",
    Buffer.concat([Buffer.from("d0cf11e0", "hex"), Buffer.from("EncryptedPackage", "utf16le")]),
    /パスワード/,
  ],
  ["that is broken", bookOf({ 一: sheetXml([[1, HEAD]]) }).slice(0, 700), /壊れている/],
  ["with a header alone", bookOf({ 一: sheetXml([[1, HEAD]]) }), /見出しの行だけ/],
  ["without anything", bookOf({ 一: "" }), /どのシートにもデータがありません/],
])("a workbook %s is refused with its own cause and cure", async (_, bytes, cause) => {
  const { error } = await imports.upload(new File([new Uint8Array(bytes)], "名簿.xlsx"));
  expect(error.code).toBe("csv_unreadable");
  expect(error.message).toMatch(cause);
  expect(error.message).toMatch(/ください。$/);
});
