import {
  checkImportTask,
  createImportTask,
  getImportTaskStatus,
  type ImportPreview,
  type ImportTask,
  listManagedCreators,
} from "@tsumugi/contract";
import { csvLines, encodeCsv } from "../core/csv/index.ts";
import type { TestApp } from "./createTestApp.ts";

export const HEADERS = ["活動名", "メアド", "インスタ", "フォロワー数", "ジャンル", "単価"];

/** The n-th good row under `HEADERS`. */
export const person = (n: number) => [
  `髙橋①～${n}`,
  `c${n}@example.jp`,
  `@hana_${n}`,
  "１．２万",
  "美容、釣り",
  "￥12,000",
];

export const fileOf = (
  rows: string[][],
  encoding: "utf-8" | "utf-16le" | "cp932" = "utf-8",
  headers = HEADERS,
) => rawFile(encodeCsv(csvLines([headers, ...rows]), encoding).bytes);

export const rawFile = (content: string | Uint8Array) => new File([content as BlobPart], "名簿.csv");

export const countsOf = ({ created, updated, skipped, failed, total }: ImportTask | ImportPreview) => ({
  created,
  updated,
  skipped,
  failed,
  total,
});

/** Imports as one member, over HTTP. */
export function importsAs(app: TestApp, caller: { uid: string }) {
  const upload = (file: File, more: object = {}) =>
    app.as(caller).call(createImportTask, { body: { file, ...more } });
  const status = async () => (await app.as(caller).call(getImportTaskStatus)).body.task as ImportTask;
  return {
    upload,
    status,
    dryRun: async (file: File, more: object = {}) =>
      (await upload(file, { dry_run: true, ...more })).body as ImportPreview,
    /** Uploads, lets the worker finish, answers the task. */
    importAll: async (file: File, more: object = {}): Promise<ImportTask> => {
      const started = await upload(file, more);
      if (started.status !== 200) throw new Error(JSON.stringify(started.error));
      await app.drainJobs();
      return status();
    },
    /** Takes an import back and lets the worker finish; answers the task. */
    undo: async (id: string): Promise<ImportTask> => {
      const begun = await app.as(caller).call(checkImportTask, { params: { id }, body: { undo: true } });
      if (begun.status !== 200) throw new Error(JSON.stringify(begun.error));
      await app.drainJobs();
      return status();
    },
    list: async () =>
      (await app.as(caller).call(listManagedCreators, { query: { limit: 200, sort: "created_at" } })).body,
  };
}
