import { Worker } from "node:worker_threads";
import { AppError } from "../errors.ts";
import type { WorkbookAnswer, WorkbookAsked } from "./workbookAnswer.ts";

/** Longest that a workbook may take, ms. 100,000 rows of 20 columns take a tenth of it. */
const TIME_LIMIT = 2 * 60_000;
/** Memory of the worker beside its bytes, MB: a sheet that needs more ends the worker, not the server. */
const MEMORY_MB = 1536;

export interface Workbook {
  /** The sheet's rows, comma separated, numbered as the sheet numbers them. */
  readonly text: string;
  readonly sheet: string;
  readonly names: readonly string[];
}

const BROKEN =
  "Excel ブックが壊れているか、途中までしか届いていないため、読み取れません。Excel で開いて保存し直すか、「CSV UTF-8（コンマ区切り）」で保存してください。";

const reasons: Record<
  Exclude<Extract<WorkbookAnswer, { wrong: string }>["wrong"], "no_workbook" | "unstorable">,
  string
> = {
  broken: BROKEN,
  too_big:
    "Excel ブックが大きすぎるため、読み取れません。行を分けるか、使っていない列とシートを削除するか、「CSV UTF-8（コンマ区切り）」で保存してください。",
  long_text:
    "1つのセルに入る文字数（32,767文字）を超える文字があるため、読み取れません。そのセルを短くして、Excel で保存し直してください。",
  empty:
    "Excel ブックのどのシートにもデータがありません。見出しの行とデータの行があるファイルを選んでください。",
  no_sheet: "選んだシートに、読み取れるデータがありません。ほかのシートを選んでください。",
};

const unreadable = (message: string) => new AppError("csv_unreadable", { message });

/**
 * A sheet of an Excel workbook as text; undefined where the archive is something else. In a thread of its own: it is
 * read in one go, and 100,000 rows would hold everybody up for seconds.
 * @throws AppError csv_unreadable: broken, too big, empty
 */
export async function readWorkbook(bytes: Uint8Array, sheet?: string): Promise<Workbook | undefined> {
  const answer = await inWorker({ bytes, sheet });
  if (!("wrong" in answer)) return answer;
  if (answer.wrong === "no_workbook") return undefined;
  if (answer.wrong === "unstorable") {
    throw unreadable(
      `${answer.row}行目に使えない文字（壊れた文字か制御文字）があります。その行のセルを入力し直してください。`,
    );
  }
  if (answer.wrong === "empty" && sheet !== undefined) throw unreadable(reasons.no_sheet);
  throw unreadable(reasons[answer.wrong]);
}

function inWorker(asked: WorkbookAsked): Promise<WorkbookAnswer> {
  const worker = new Worker(new URL("./workbookWorker.ts", import.meta.url), {
    workerData: { ...asked, bytes: new Uint8Array(asked.bytes) },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    // What tests and debuggers put into this process's arguments is not the worker's.
    execArgv: [],
  });
  return new Promise<WorkbookAnswer>((resolve) => {
    const timer = setTimeout(() => resolve({ wrong: "too_big" }), TIME_LIMIT);
    worker.once("message", resolve);
    worker.once("error", (error: NodeJS.ErrnoException) =>
      resolve({ wrong: error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "too_big" : "broken" }),
    );
    worker.once("exit", () => {
      clearTimeout(timer);
      resolve({ wrong: "broken" });
    });
  }).finally(() => worker.terminate());
}
