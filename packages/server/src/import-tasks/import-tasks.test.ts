import { setImmediate } from "node:timers/promises";
import {
  checkImportTask,
  downloadImportErrors,
  getImportTaskStatus,
  getManagedCreator,
  listManagedCreators,
  listNotifications,
} from "@tsumugi/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { csvLines, decodeCsv, encodeCsv } from "../core/csv/index.ts";
import { ensureGenres } from "../seed/index.ts";
import { countsOf, fileOf, HEADERS, importsAs, person, rawFile } from "../testing/imports.ts";
import {
  createTestApp,
  insertCompany,
  insertManagedCreator,
  insertMember,
  type TestApp,
} from "../testing/index.ts";
import { runImport } from "./run/runImport.job.ts";

let app: TestApp;
let company: { uid: string };
let staff: { uid: string };
let imports: ReturnType<typeof importsAs>;
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
    imports = importsAs(app, staff);
  });
});

describe("an import", () => {
  it("of 500 rows in CP932 with bad rows adds up, and the fixed error file comes in clean", async () => {
    const rows = Array.from({ length: 500 }, (_, n) => person(n));
    rows[10] = ["", "c10@example.jp", "hana_10", "", "", ""];
    rows[20] = ["名無し", "c20@", "https://www.tiktok.com/@x", "たくさん", "", ""];
    rows[30] = person(29);
    rows[40] = ["別の名前", "", "@hana_39", "", "", ""];
    const file = fileOf(rows, "cp932");
    const expected = { created: 496, updated: 0, skipped: 1, failed: 3, total: 500 };
    const preview = await imports.dryRun(file);
    expect(countsOf(preview)).toEqual(expected);
    expect((await imports.list()).total).toBe(0);

    const task = await imports.importAll(file);
    expect(task).toMatchObject({ ...expected, done: 500, status: "done_with_errors", encoding: "cp932" });
    expect(task.errors.map(({ row, field }) => [row, field])).toEqual([
      [12, "display_name"],
      [22, "email"],
      [22, "instagram_followers"],
      [22, "instagram"],
      [42, null],
    ]);
    for (const { message } of task.errors) expect(message).toMatch(/。|例: /);
    expect((await imports.list()).total).toBe(496);
    const [notice] = (await app.as(staff).call(listNotifications)).body.items;
    expect(notice).toMatchObject({ kind: "import_finished", href: `/creators/import?task=${task.uid}` });

    const answer = await app.as(staff).fetch(downloadImportErrors, { params: { id: task.uid } });
    const { text: errors, encoding } = decodeCsv(new Uint8Array(await answer.arrayBuffer()));
    expect(encoding).toBe("cp932");
    expect(errors.split("\r\n")[0]).toBe([...HEADERS, "元のファイルの行", "取り込めなかった理由"].join(","));
    const fixed = errors
      .replace(",c10@", "十子,c10@")
      .replace("c20@,https://www.tiktok.com/@x,たくさん", "c20@example.jp,https://instagram.com/hana_20/,900")
      .replace("'@hana_39", "'@hana_新");
    await app.as(staff).call(checkImportTask, { params: { id: task.uid }, body: {} });
    const again = await imports.importAll(rawFile(encodeCsv(fixed, "cp932").bytes));
    expect(again).toMatchObject({ created: 3, failed: 0, total: 3, status: "done", error_file_url: null });
  });

  it("reads UTF-8 with and without mark, UTF-16 and CP932 alike", async () => {
    const results = [];
    for (const encoding of ["utf-8", "utf-16le", "cp932"] as const) {
      results.push(await imports.dryRun(fileOf([person(1)], encoding)));
    }
    results.push(await imports.dryRun(rawFile(csvLines([HEADERS, person(1)], { raw: true }))));
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
    await imports.importAll(fileOf([person(7)]));
    expect((await imports.list()).items[0]).toMatchObject({
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
    await imports.importAll(fileOf([person(1), person(2)]));
    const task = await imports.importAll(
      fileOf([person(1), ["髙橋①～2", "", "HANA_2", "13000", "旅行", ""], person(3)]),
    );
    expect(countsOf(task)).toEqual({ created: 1, updated: 1, skipped: 1, failed: 0, total: 3 });
    const second = (await imports.list()).items.find((item) => item.email === "c2@example.jp");
    expect(second).toMatchObject({ follower_count: 13_000, last_fee: 12_000, version: 2, tags: ["釣り"] });
    expect(second?.genres).toHaveLength(2);
  });

  it("goes on after a break where it stood, also with two workers, losing and doubling nothing", async () => {
    const rows = Array.from({ length: 1300 }, (_, n) => person(n % 1200));
    chunksLeft = 1;
    await imports.upload(fileOf(rows));
    await expect(app.drainJobs()).rejects.toThrow("The server stops");
    expect(await imports.status()).toMatchObject({ status: "running", done: 100, created: 100 });
    chunksLeft = Number.POSITIVE_INFINITY;
    const key = { company_uid: company.uid, uid: (await imports.status()).uid };
    await Promise.all([1, 2].map(() => app.run(() => runImport.run(key))));
    // What an earlier process left and what pg-boss tries again finds nothing more to do.
    await app.run(() => runImport.recover?.());
    await app.drainJobs({ ignoreStartAfter: true });
    const task = await imports.status();
    expect(task).toMatchObject({
      created: 1200,
      updated: 0,
      skipped: 100,
      failed: 0,
      done: 1300,
      status: "done",
    });
    expect((await imports.list()).total).toBe(1200);
  });

  it("lets others in after each chunk: one request does not wait for several", async () => {
    await imports.upload(fileOf(Array.from({ length: 1500 }, (_, n) => person(n))));
    chunksLeft = 1000;
    let over = false;
    const work = app.drainJobs().finally(() => {
      over = true;
    });
    // How many chunks began while each request waited: one or two in turn, over twenty if none gave way.
    const waited: number[] = [];
    while (!over) {
      const before = chunksLeft;
      await imports.list();
      // A request from outside comes in a turn of its own; without one, timers would never fire between these.
      await setImmediate();
      waited.push(before - chunksLeft);
    }
    await work;
    expect(chunksLeft).toBeLessThan(999);
    expect(waited.sort((a, b) => a - b)[Math.floor(waited.length / 2)]).toBeLessThan(6);
  });

  it("is one per company at a time, and seen by its company alone", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((n) => imports.upload(fileOf([person(n)]))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find((answer) => answer.status === 409)?.error.code).toBe("import_running");
    await app.drainJobs();
    const task = await imports.status();
    const other = await app.run(async () => insertMember(await insertCompany(), "admin"));
    const params = { id: task.uid };
    expect((await app.as(other).call(getImportTaskStatus)).body.task).toBeNull();
    expect((await app.as(other).call(checkImportTask, { params, body: { undo: true } })).status).toBe(404);
    expect((await app.as(other).fetch(downloadImportErrors, { params })).status).toBe(404);
    expect((await importsAs(app, viewer).upload(fileOf([person(9)]))).status).toBe(403);
  });

  it("never takes another company's creator for its own", async () => {
    const other = await app.run(() => insertCompany());
    const foreign = await app.run(() =>
      insertManagedCreator(other, {
        display_name: "髙橋①～1",
        accounts: [{ platform: "instagram", handle: "hana_1" }],
      }),
    );
    expect(await imports.importAll(fileOf([person(1)]))).toMatchObject({ created: 1, updated: 0 });
    expect((await app.as(staff).call(getManagedCreator, { params: { id: foreign.uid } })).status).toBe(404);
  });

  it("hides fees from viewers, in the preview of failed rows and in their file", async () => {
    const headers = ["活動名", "単価", "メアド", "覚え"];
    const rows = [
      ["花", "77777", "x@", ""],
      ["鳥", "約77777円", "", "前回77777円"],
      ["風", "5万", "", "", "77777円"],
    ];
    const task = await imports.importAll(fileOf(rows, "utf-8", headers));
    expect((await imports.status()).errors).toHaveLength(3);
    expect((await imports.status()).errors[0]?.preview).toContain("77777");
    expect(JSON.stringify(await importsAs(app, viewer).status())).not.toContain("77777");
    const file = await app.as(viewer).fetch(downloadImportErrors, { params: { id: task.uid } });
    expect(await file.text()).not.toContain("77777");
  });

  it("writes an error file that runs no formula", async () => {
    const task = await imports.importAll(fileOf([["=HYPERLINK(1)", "x@", "", "", "", ""]]));
    const file = await app.as(staff).fetch(downloadImportErrors, { params: { id: task.uid } });
    expect(await file.text()).toContain("'=HYPERLINK(1)");
  });
});
