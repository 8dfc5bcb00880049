import {
  checkImportTask,
  createImportTask,
  downloadImportErrors,
  getImportTaskStatus,
  getManagedCreator,
  type ImportPreview,
  type ImportTask,
  listManagedCreators,
  listNotifications,
  updateManagedCreator,
} from "@tsumugi/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { csvLines, decodeCsv, encodeCsv } from "../core/csv/index.ts";
import { ensureGenres } from "../seed/index.ts";
import { DAY } from "../testing/clock.ts";
import {
  createTestApp,
  insertCompany,
  insertManagedCreator,
  insertMember,
  type TestApp,
} from "../testing/index.ts";
import { runImport } from "./runImport.ts";

let app: TestApp;
let company: { uid: string };
let staff: { uid: string };
let viewer: { uid: string };
/** How many more chunks the worker may begin before the server seems to stop. */
let chunksLeft = Number.POSITIVE_INFINITY;

beforeAll(async () => {
  const stopping = Object.create(AbortSignal.abort(), { aborted: { get: () => chunksLeft-- <= 0 } });
  app = await createTestApp({ deps: { stopping } });
  await app.run(ensureGenres);
});

beforeEach(async () => {
  chunksLeft = Number.POSITIVE_INFINITY;
  await app.run(async () => {
    company = await insertCompany();
    staff = await insertMember(company, "staff");
    viewer = await insertMember(company, "viewer");
  });
});

const HEADERS = ["活動名", "メアド", "インスタ", "フォロワー数", "ジャンル", "単価"];
type Encoding = "utf-8" | "utf-16le" | "cp932";

const fileOf = (rows: string[][], encoding: Encoding = "utf-8", headers = HEADERS) =>
  new File([new Uint8Array(encodeCsv(csvLines([headers, ...rows]), encoding).bytes)], "名簿.csv");
const text = (content: string | Uint8Array) => new File([content as BlobPart], "名簿.csv");

const upload = (file: File, more: object = {}, as = staff) =>
  app.as(as).call(createImportTask, { body: { file, ...more } });
const dryRun = async (file: File, more: object = {}) =>
  (await upload(file, { dry_run: true, ...more })).body as ImportPreview;
const status = async (as = staff) => (await app.as(as).call(getImportTaskStatus)).body.task as ImportTask;
async function importAll(file: File, more: object = {}): Promise<ImportTask> {
  const started = await upload(file, more);
  expect(started.status, JSON.stringify(started.error)).toBe(200);
  await app.drainJobs();
  return status();
}
const list = async () =>
  (await app.as(staff).call(listManagedCreators, { query: { limit: 200, sort: "created_at" } })).body;
const counts = ({ created, updated, skipped, failed, total }: ImportTask | ImportPreview) => ({
  created,
  updated,
  skipped,
  failed,
  total,
});
const person = (n: number) => [
  `髙橋①～${n}`,
  `c${n}@example.jp`,
  `@hana_${n}`,
  "１．２万",
  "美容、釣り",
  "￥12,000",
];

describe("an import", () => {
  it("of 500 rows in CP932 with bad rows adds up, and the mended error file comes in clean", async () => {
    const rows = Array.from({ length: 500 }, (_, n) => person(n));
    rows[10] = ["", "c10@example.jp", "hana_10", "", "", ""];
    rows[20] = ["名無し", "c20@", "https://www.tiktok.com/@x", "たくさん", "", ""];
    rows[30] = person(29);
    rows[40] = ["別の名前", "", "@hana_39", "", "", ""];
    const file = fileOf(rows, "cp932");
    const expected = { created: 496, updated: 0, skipped: 1, failed: 3, total: 500 };
    const preview = await dryRun(file);
    expect(counts(preview)).toEqual(expected);
    expect((await list()).total).toBe(0);

    const task = await importAll(file);
    expect(task).toMatchObject({ ...expected, done: 500, status: "done_with_errors", encoding: "cp932" });
    expect(task.errors.map(({ row, field }) => [row, field])).toEqual([
      [11, "display_name"],
      [21, "email"],
      [21, "instagram_followers"],
      [21, "instagram"],
      [41, null],
    ]);
    for (const { message } of task.errors) expect(message).toMatch(/。|例: /);
    expect((await list()).total).toBe(496);
    const [notice] = (await app.as(staff).call(listNotifications)).body.items;
    expect(notice).toMatchObject({ kind: "import_finished", href: "/creators/import" });

    const answer = await app.as(staff).fetch(downloadImportErrors, { params: { id: task.uid } });
    const { text: errors, encoding } = decodeCsv(new Uint8Array(await answer.arrayBuffer()));
    expect(encoding).toBe("cp932");
    expect(errors.split("\r\n")[0]).toBe([...HEADERS, "取り込めなかった理由"].join(","));
    const mended = errors
      .replace(",c10@", "十子,c10@")
      .replace("c20@,https://www.tiktok.com/@x,たくさん", "c20@example.jp,https://instagram.com/hana_20/,900")
      .replace("'@hana_39", "'@hana_新");
    await app.as(staff).call(checkImportTask, { params: { id: task.uid }, body: {} });
    const again = await importAll(text(encodeCsv(mended, "cp932").bytes));
    expect(again).toMatchObject({ created: 3, failed: 0, total: 3, status: "done", error_file_url: null });
  });

  it("reads UTF-8 with and without mark, UTF-16 and CP932 alike", async () => {
    const results = [];
    for (const encoding of ["utf-8", "utf-16le", "cp932"] as const) {
      results.push(await dryRun(fileOf([person(1)], encoding)));
    }
    results.push(await dryRun(text(csvLines([HEADERS, person(1)], { raw: true }))));
    expect(results.map((result) => result.encoding)).toEqual(["utf-8", "utf-16le", "cp932", "utf-8"]);
    for (const { sample, headers, mapping, created } of results) {
      expect(sample[0]?.[0]).toBe("髙橋①～1");
      expect(headers).toEqual(HEADERS);
      expect(mapping).toEqual([
        "display_name",
        "email",
        "instagram",
        "instagram_followers",
        "genres",
        "last_fee",
      ]);
      expect(created).toBe(1);
    }
  });

  it("stores what was typed, numbers as numbers, known genres as genres and others as tags", async () => {
    await importAll(fileOf([person(7)]));
    expect((await list()).items[0]).toMatchObject({
      display_name: "髙橋①～7",
      accounts: [{ platform: "instagram", handle: "hana_7", follower_count: 12_000 }],
      follower_count: 12_000,
      genres: [{ name: "美容" }],
      tags: ["釣り"],
      last_fee: 12_000,
    });
    const found = await app.as(staff).call(listManagedCreators, { query: { keyword: "HANA_7" } });
    expect(found.body.total).toBe(1);
  });

  it("updates changed cells, skips unchanged rows and never empties a field", async () => {
    await importAll(fileOf([person(1), person(2)]));
    const task = await importAll(
      fileOf([person(1), ["髙橋①～2", "", "HANA_2", "13000", "旅行", ""], person(3)]),
    );
    expect(counts(task)).toEqual({ created: 1, updated: 1, skipped: 1, failed: 0, total: 3 });
    const second = (await list()).items.find((item) => item.email === "c2@example.jp");
    expect(second).toMatchObject({ follower_count: 13_000, last_fee: 12_000, version: 2, tags: ["釣り"] });
    expect(second?.genres).toHaveLength(2);
  });

  it("goes on after a break where it stood, also with two workers, losing and doubling nothing", async () => {
    const rows = Array.from({ length: 1300 }, (_, n) => person(n % 1200));
    chunksLeft = 1;
    await upload(fileOf(rows));
    await expect(app.drainJobs()).rejects.toThrow("The server stops");
    expect(await status()).toMatchObject({ status: "running", done: 500, created: 500 });
    chunksLeft = Number.POSITIVE_INFINITY;
    const key = { company_uid: company.uid, uid: (await status()).uid };
    await Promise.all([1, 2].map(() => app.run(() => runImport.run(key))));
    // What an earlier process left and what pg-boss tries again finds nothing more to do.
    await app.run(() => runImport.recover?.());
    await app.drainJobs({ ignoreStartAfter: true });
    const task = await status();
    expect(task).toMatchObject({
      created: 1200,
      updated: 0,
      skipped: 100,
      failed: 0,
      done: 1300,
      status: "done",
    });
    expect((await list()).total).toBe(1200);
  });

  it("is one per company at a time, and seen by its company alone", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((n) => upload(fileOf([person(n)]))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find((answer) => answer.status === 409)?.error.code).toBe("import_running");
    await app.drainJobs();
    const task = await status();
    const other = await app.run(async () => insertMember(await insertCompany(), "admin"));
    const params = { id: task.uid };
    expect((await app.as(other).call(getImportTaskStatus)).body.task).toBeNull();
    expect((await app.as(other).call(checkImportTask, { params, body: { undo: true } })).status).toBe(404);
    expect((await app.as(other).fetch(downloadImportErrors, { params })).status).toBe(404);
    expect((await upload(fileOf([person(9)]), {}, viewer)).status).toBe(403);
  });

  it("never takes another company's creator for its own", async () => {
    const other = await app.run(() => insertCompany());
    const foreign = await app.run(() =>
      insertManagedCreator(other, {
        display_name: "髙橋①～1",
        accounts: [{ platform: "instagram", handle: "hana_1" }],
      }),
    );
    expect(await importAll(fileOf([person(1)]))).toMatchObject({ created: 1, updated: 0 });
    expect((await app.as(staff).call(getManagedCreator, { params: { id: foreign.uid } })).status).toBe(404);
  });

  it("hides fees from viewers, in the preview of failed rows and in their file", async () => {
    const headers = ["活動名", "単価", "メアド"];
    const task = await importAll(fileOf([["花", "77777", "x@"]], "utf-8", headers));
    expect((await status()).errors[0]?.preview).toContain("77777");
    expect(JSON.stringify(await status(viewer))).not.toContain("77777");
    const file = await app.as(viewer).fetch(downloadImportErrors, { params: { id: task.uid } });
    expect(await file.text()).not.toContain("77777");
  });

  it("writes an error file that runs no formula", async () => {
    const task = await importAll(fileOf([["=HYPERLINK(1)", "x@", "", "", "", ""]]));
    const file = await app.as(staff).fetch(downloadImportErrors, { params: { id: task.uid } });
    expect(await file.text()).toContain("'=HYPERLINK(1)");
  });
});

describe("undoing an import", () => {
  const undo = (uid: string) =>
    app.as(staff).call(checkImportTask, { params: { id: uid }, body: { undo: true } });

  it("deletes what it created and restores what it changed", async () => {
    await importAll(fileOf([person(1)]));
    const [before] = (await list()).items;
    const task = await importAll(
      fileOf([["髙橋①～1", "c1@example.jp", "@new_one", "5", "旅行", "1"], person(2)]),
    );
    expect(task).toMatchObject({ created: 1, updated: 1 });
    const undone = await undo(task.uid);
    expect(undone.body.undone_at).not.toBeNull();
    const after = await list();
    expect(after.items).toEqual([{ ...before, version: 3, updated_at: after.items[0]?.updated_at }]);
    const found = await app.as(staff).call(listManagedCreators, { query: { keyword: "new_one" } });
    expect(found.body.total).toBe(0);
    expect((await undo(task.uid)).status).toBe(409);
  });

  it("is refused, naming it, when a record was changed since, and takes nothing back", async () => {
    const task = await importAll(fileOf([person(1), person(2)]));
    const [first] = (await list()).items;
    await app
      .as(staff)
      .call(updateManagedCreator, { params: { id: first!.uid }, body: { memo: "直した", version: 1 } });
    const refused = await undo(task.uid);
    expect(refused.error).toMatchObject({
      code: "conflict",
      message: expect.stringContaining(first!.display_name),
    });
    expect((await list()).total).toBe(2);
  });

  it("is refused after 24 hours and before the end", async () => {
    const task = await importAll(fileOf([person(1)]));
    app.clock.advance(DAY + 1000);
    expect((await undo(task.uid)).error.message).toContain("24時間");
    await upload(fileOf([person(2)]));
    const running = await app.as(staff).call(getImportTaskStatus);
    expect((await undo(running.body.task!.uid)).error.message).toContain("終わっていません");
    await app.drainJobs();
  });
});

describe("a bad file", () => {
  const wide = Array.from({ length: 201 }, (_, n) => `列${n}`).join(",");
  it.each([
    ["empty", text(""), "csv_unreadable", "空です"],
    ["of a header alone", text("表示名,メール\r\n"), "csv_unreadable", "見出しの行だけ"],
    ["with 201 columns", text(`${wide}\n${wide}\n`), "csv_unreadable", "列が201"],
    ["with a broken quote", text('表示名\n花\n"花子\n次\n'), "csv_unreadable", "3行目"],
    ["with NUL", text("表示名\n花\0\n"), "csv_unreadable", "NUL"],
    ["of Excel", text(new Uint8Array([0x50, 0x4b, 3, 4, 0])), "csv_unreadable", "xlsx"],
    [
      "in two encodings",
      text(new Uint8Array([...Buffer.from("表示名\n髙橋\n"), 0xfb, 0xfc, 0x8b, 0xb4, 0x0a, 0x81, 0x0a])),
      "csv_unreadable",
      "混ざって",
    ],
    ["without a name", text("メール\nx@example.jp\n"), "csv_columns_mismatch", "表示名"],
    ["over 50 MB", text(new Uint8Array(50 * 1024 * 1024 + 1)), "payload_too_large", "50MB"],
  ])("%s is refused with its own cause and cure", async (_, file, code, cause) => {
    const { error } = await upload(file);
    expect(error.code).toBe(code);
    expect(error.message).toContain(cause);
    expect(error.message).toMatch(/ください。$/);
  });

  it("with a mapping that does not fit tells what stands in the way", async () => {
    const file = fileOf([person(1)]);
    const mapping = ["display_name", "display_name", null, null, null, null] as const;
    const { problems } = await dryRun(file, { mapping });
    expect(problems).toEqual([
      "「活動名」と「メアド」が同じ項目に対応しています。どちらか一方にしてください。",
    ]);
    expect((await upload(file, { mapping: ["display_name"] })).error.code).toBe("csv_columns_mismatch");
    expect((await upload(file, { encoding: "utf-16le" })).error.code).toBe("csv_unreadable");
  });
});
