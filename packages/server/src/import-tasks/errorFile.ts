import type { MemberActor } from "../core/actor.ts";
import { csvLines, encodeCsv } from "../core/csv/index.ts";
import { attachment } from "../core/csvResponse.ts";
import { AppError, found } from "../core/errors.ts";
import { ERROR_FILE_DAYS } from "./forgetRows.ts";
import { REASON_HEADER } from "./guessMapping.ts";
import { feeColumns, type ImportTaskRow } from "./import-tasks.presenter.ts";
import { failedRows, findTask } from "./import-tasks.repository.ts";

const PAGE = 1000;

/** The failed rows as uploaded, the reason as last column; mended, the file can be taken over as it is. */
export async function errorFile(actor: MemberActor, uid: string): Promise<Response> {
  const task = found(await findTask(actor.company_uid, uid));
  if (task.failed === 0) throw new AppError("not_found");
  if (task.kept === "counts") {
    throw new AppError("not_found", {
      message: `取込から${ERROR_FILE_DAYS}日を過ぎたため、取り込めなかった行は残っていません。元のファイルを取り込み直してください。`,
    });
  }
  const hidden = actor.canSeeFees ? new Set<number>() : feeColumns(task.mapping);
  const bytes = encodeCsv(await lines(task, hidden), task.encoding).bytes;
  const charset = { "utf-8": "UTF-8", "utf-16le": "UTF-16LE", cp932: "Shift_JIS" }[task.encoding];
  const name = task.file_name.replace(/\.[^.]*$/, "");
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": `text/csv; charset=${charset}`,
      "content-disposition": attachment(`${name}_取り込めなかった行.csv`),
    },
  });
}

async function lines(task: ImportTaskRow, hidden: ReadonlySet<number>): Promise<string> {
  // The reasons of an earlier round are replaced, not kept beside the new ones.
  const kept = task.headers.flatMap((header, index) => (header === REASON_HEADER ? [] : [index]));
  const { delimiter } = task;
  const parts = [csvLines([[...kept.map((index) => task.headers[index]), REASON_HEADER]], { delimiter })];
  for (let after = 0; ; ) {
    const rows = await failedRows(task.company_uid, task.uid, PAGE, after);
    const last = rows.at(-1);
    if (!last) return parts.join("");
    after = last.row;
    const cells = rows.map((row) => [
      ...kept.map((index) => (hidden.has(index) ? "" : row.cells[index])),
      row.problems.map(({ message }) => message).join(" "),
    ]);
    parts.push(csvLines(cells, { delimiter }));
  }
}
