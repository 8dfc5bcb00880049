import {
  checkImportDraft,
  checkImportTask,
  createImportDraft,
  getImportTaskStatus,
  type ImportTask,
  listManagedCreators,
  startImportDraft,
} from "@tsumugi/contract";
import { createApiClient } from "@tsumugi/hooks";
import { afterAll, expect, it, vi } from "vitest";
import { insertOffice, storeWith } from "../testing/faults/office.ts";
import { LONG } from "../testing/faults/say.ts";
import { fileOf, person } from "../testing/imports.ts";
import { freePort, startProcess } from "../testing/serverProcess.ts";

const { content: office, env, remove } = await storeWith(insertOffice);
afterAll(remove);

const ROWS = LONG ? 100_000 : 3000;
/** Every hundredth row has a mail that is none. */
const row = (n: number) =>
  person(n).map((cell) => (n % 100 === 99 ? cell.replace("@example", "＠＠") : cell));
const BAD = ROWS / 100;

it("neither loses, doubles nor half writes a row of an import, nor of its undoing, killed with -9 at half", {
  timeout: LONG ? 3_600_000 : 240_000,
}, async () => {
  const port = await freePort();
  let server = startProcess(port, env);
  expect(await server.ready, server.text()).toBe(true);
  const client = createApiClient({
    baseUrl: server.url,
    getIdToken: async () => office.tokens[0] ?? "",
    pageLocation: { hostname: "localhost", port: "4000" },
  });
  let task: ImportTask | null = null;
  const look = async () => {
    task = (await client.call(getImportTaskStatus, {})).task;
    return task as ImportTask;
  };
  const list = () => client.call(listManagedCreators, { query: { limit: 1 } });
  /** Waits on the status, as the screen does. */
  const wait = (isSo: (now: ImportTask) => boolean) =>
    vi.waitUntil(async () => isSo(await look()), { timeout: LONG ? 3_000_000 : 60_000, interval: 50 });
  const killAndStart = async () => {
    server.kill("SIGKILL");
    await server.ended;
    const left = performance.now();
    server = startProcess(port, env);
    expect(await server.ready, server.text()).toBe(true);
    return Math.round(performance.now() - left);
  };

  try {
    const before = (await list()).total;
    const file = fileOf(
      Array.from({ length: ROWS }, (_, n) => row(n)),
      "cp932",
    );
    const start = performance.now();
    const takeBack = async () => {
      const params = { id: (await look()).uid };
      await client.call(checkImportTask, { params, body: { undo: true } });
    };
    const importToHalf = async () => {
      const params = { id: (await client.call(createImportDraft, { body: { file } })).uid };
      const { preview } = await client.call(checkImportDraft, { params, body: {} });
      expect(preview).toMatchObject({ failed: BAD });
      await client.call(startImportDraft, { params, body: { seen_at: preview?.seen_at ?? "" } });
      await wait(({ done }) => done >= ROWS / 2);
      return (await look()).status === "running";
    };
    // Where the second half was over before this process had a look, there is nothing to kill: once more.
    for (let turns = 1; !(await importToHalf()); turns += 1) {
      expect(turns, "always done before it can be killed").toBeLessThan(5);
      await takeBack();
      await wait(({ undone_at }) => undone_at !== null);
    }
    const backAfter = await killAndStart();
    await wait(({ finished_at }) => finished_at !== null);
    const seconds = (performance.now() - start) / 1000;
    const created = ROWS - BAD;
    const counts = { total: ROWS, done: ROWS, created, updated: 0, skipped: 0, failed: BAD };
    expect(task).toMatchObject({ ...counts, status: "done_with_errors" });
    expect((await list()).total).toBe(before + created);

    await takeBack();
    await wait(({ undo }) => (undo?.done ?? 0) >= created / 2);
    await killAndStart();
    await wait(({ undone_at }) => undone_at !== null);
    expect((await look()).undo).toMatchObject({ done: created, kept: 0 });
    expect((await list()).total).toBe(before);
    if (LONG) console.log(`kill -9 of an import: ${ROWS} rows in ${seconds} s, back after ${backAfter} ms`);
  } finally {
    server.kill("SIGTERM");
    await server.ended;
  }
});
