import {
  checkImportDraft,
  createImportDraft,
  downloadImportErrors,
  getImportTaskStatus,
  startImportDraft,
} from "@tsumugi/contract";
import { expect, it } from "vitest";
import { importScene } from "../testing/importScene.ts";
import { bookOf, sheetXml } from "../testing/workbooks.ts";

const { app, staff, imports } = await importScene();

const csv = (text: string) => new File([text], "名簿.csv");

/** A draft with its first dry run; `check` makes further ones, `start` takes the rows over. */
async function draftOf(file: File) {
  const { body } = await app.as(staff).call(createImportDraft, { body: { file } });
  const params = { id: body.uid };
  const ask = (asked: object) => app.as(staff).call(checkImportDraft, { params, body: asked });
  const check = async (asked: object) => (await ask(asked)).body;
  const start = async (seen_at = "") => {
    await app.as(staff).call(startImportDraft, { params, body: { seen_at } });
    await app.drainJobs();
    return (await app.as(staff).call(getImportTaskStatus)).body.task;
  };
  return { first: await check({}), ask, check, start };
}

const names = async () => (await imports.list()).items.map(({ display_name }) => display_name).sort();

const TITLED = "氏名の一覧,メール\n\n表示名,メアド,備考\nみお,mio@example.jp,あ\nはる,haru@,い\n";
const rowsOf = (text: string) => text.split("\n").map((line, at) => [at + 1, line.split(",")] as const);

it.each([
  ["a CSV", () => csv(TITLED)],
  [
    "a workbook",
    () =>
      new File(
        [bookOf({ 名簿: sheetXml([...rowsOf(TITLED)].map(([row, cells]) => [row, [...cells]])) })],
        "名簿.xlsx",
      ),
  ],
])(
  "another row of %s is taken for the headers, stays it, and the rows keep their numbers",
  async (_, file) => {
    const { first, check, start } = await draftOf(file());
    expect(first.preview).toMatchObject({ header_row: 1, total: 3 });
    expect(first.preview?.top_rows?.slice(0, 2)).toEqual([
      { row: 1, cells: expect.arrayContaining(["氏名の一覧", "メール"]) },
      { row: 3, cells: ["表示名", "メアド", "備考"] },
    ]);
    const chosen = await check({ header_row: 3 });
    expect(chosen).toMatchObject({ step: "mapping", mapping: ["display_name", "email", "memo"] });
    expect(chosen.preview).toMatchObject({ header_row: 3, total: 2, created: 1, failed: 1 });
    const judged = await check({ mapping: chosen.mapping, blanks: "clear" });
    expect(judged).toMatchObject({ step: "check", preview: { header_row: 3, errors: [{ row: 5 }] } });
    const task = await start(judged.preview?.seen_at);
    expect(task).toMatchObject({ created: 1, failed: 1, errors: [{ row: 5 }] });
    expect(await names()).toEqual(["みお"]);
  },
);

it("without headers every row is a person, the columns are mapped by hand, and the failed rows come back", async () => {
  const { check, start } = await draftOf(
    csv("みお,mio@example.jp,\nはる,haru@,\nそら,sora@example.jp,余り\n"),
  );
  const bare = await check({ header_row: 0 });
  expect(bare).toMatchObject({ step: "mapping", mapping: [null, null, null] });
  expect(bare.preview).toMatchObject({ header_row: 0, total: 3, headers: ["1列目", "2列目", "3列目"] });
  const mapping = ["display_name", "email", null];
  const judged = await check({ mapping });
  expect(judged.preview).toMatchObject({ header_row: 0, created: 2, failed: 1, errors: [{ row: 2 }] });
  const task = await start(judged.preview?.seen_at);
  expect(await names()).toEqual(["そら", "みお"]);
  const answer = await app.as(staff).fetch(downloadImportErrors, { params: { id: task?.uid ?? "" } });
  const fixed = (await answer.text()).replace("haru@,", "haru@example.jp,");
  expect(await imports.dryRun(csv(fixed))).toMatchObject({
    mapping_from: "remembered",
    header_row: 1,
    created: 1,
  });
  // Another file without headers is another file, even with as many columns.
  expect(await imports.dryRun(csv("x,y,z\n"), { header_row: 0 })).toMatchObject({
    mapping: [null, null, null],
  });
});

it("takes as many columns as most rows have, of the whole file, and tells the row that has more", async () => {
  const lines = Array.from({ length: 60 }, (_, n) => `はな${n},hana${n}@example.jp`);
  lines[3] += ",よけい";
  lines[50] += ",よけい,もっと";
  const more = { header_row: 0, mapping: ["display_name", "email"] };
  const preview = await imports.dryRun(csv(lines.join("\n")), more);
  expect(preview).toMatchObject({ headers: ["1列目", "2列目"], created: 58, failed: 2 });
  expect(preview.errors).toMatchObject([
    { row: 4, message: expect.stringContaining("余分: 「よけい」") },
    { row: 51, message: expect.stringContaining("余分: 「よけい」「もっと」") },
  ]);
});

it("takes the only row of a file for a person, unless it names columns", async () => {
  const { first, check, start } = await draftOf(csv("みお,mio@example.jp\n"));
  expect(first.preview).toMatchObject({ header_row: 0, total: 1, headers: ["1列目", "2列目"] });
  const judged = await check({ mapping: ["display_name", "email"] });
  expect(await start(judged.preview?.seen_at)).toMatchObject({ created: 1, failed: 0 });
  expect(await names()).toEqual(["みお"]);
  const { status, error } = await app
    .as(staff)
    .call(createImportDraft, { body: { file: csv("表示名,メール\n") } });
  expect([status, error.code]).toEqual([400, "csv_unreadable"]);
});

it("says the first row's problem as that of row 1 where there are no headers, and takes its cure", async () => {
  const file = () => csv("みお,mio@\nはる,haru@example.jp\n");
  const more = { header_row: 0, mapping: ["display_name", "email"] };
  expect((await imports.dryRun(file(), more)).errors).toMatchObject([{ row: 1, field: "email" }]);
  const fixes = [{ row: 1, column: 1, value: "mio@example.jp" }];
  expect(await imports.importAll(file(), { ...more, fixes })).toMatchObject({ created: 2, failed: 0 });
});

it("refuses an empty row and one beyond the end, and keeps what was judged before", async () => {
  const { ask, check } = await draftOf(csv(TITLED));
  for (const header_row of [2, 90]) {
    const { status, error } = await ask({ header_row });
    expect([status, error.code]).toEqual([400, "csv_unreadable"]);
    expect(error.message).toBe(
      `見出しに選んだ${header_row}行目に何も入っていません。見出しの行を選び直してください。`,
    );
  }
  expect((await ask({ header_row: 5 })).error.message).toMatch(/見出しの行だけ/);
  expect((await check({})).preview).toMatchObject({ header_row: 1 });
});

it("is looked for again in another sheet", async () => {
  const file = new File(
    [
      bookOf({
        一覧: sheetXml([
          [1, ["名簿"]],
          [2, ["表示名", "メール"]],
          [3, ["みお", "mio@example.jp"]],
        ]),
        別表: sheetXml([
          [1, ["表示名", "電話番号"]],
          [2, ["はる", "09012345678"]],
        ]),
      }),
    ],
    "名簿.xlsx",
  );
  const { check } = await draftOf(file);
  expect((await check({ sheet: "一覧", header_row: 0 })).preview).toMatchObject({ header_row: 0, total: 3 });
  const other = await check({ sheet: "別表" });
  expect(other.preview).toMatchObject({ header_row: 1, total: 1 });
  expect(other.mapping).toEqual(["display_name", "phone"]);
});
