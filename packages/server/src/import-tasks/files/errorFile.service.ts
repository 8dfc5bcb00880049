import type { MemberActor } from "../../core/actor.ts";
import { audit } from "../../core/audit.ts";
import { csvLines, encodeCsv, lostCharacters } from "../../core/csv/index.ts";
import { attachment } from "../../core/csvResponse.ts";
import { AppError, found } from "../../core/errors.ts";
import { failedRows } from "../import-task-rows.repository.ts";
import { feeColumns, type ImportTaskRow, visibleProblems } from "../import-tasks.presenter.ts";
import { findTask } from "../import-tasks.repository.ts";
import { isErrorColumn, REASON_HEADER, ROW_HEADER } from "../mapping/guessMapping.ts";
import { ERROR_FILE_DAYS } from "./forgetImportRows.job.ts";

const PAGE = 1000;

/** The failed rows as uploaded, their numbers and the reasons as last columns; fixed, the file can be taken over as it is. */
export async function errorFile(actor: MemberActor, { id: uid }: { readonly id: string }): Promise<Response> {
  const task = found(await findTask(actor.company_uid, uid));
  if (task.failed === 0) throw new AppError("not_found");
  if (task.kept === "counts") {
    throw new AppError("not_found", {
      message: `取込から${ERROR_FILE_DAYS}日を過ぎたため、取り込めなかった行は残っていません。元のファイルを取り込み直してください。`,
    });
  }
  await audit("import_errors.export", null, { task_uid: uid });
  const hidden = actor.canSeeFees ? undefined : feeColumns(task.mapping);
  const { text, cells } = await lines(task, hidden);
  // A cell fixed on the screen may hold what Shift_JIS has no code for: then nothing is written as 「?」.
  const isLossy = task.encoding === "cp932" && !lostCharacters(cells).next().done;
  const encoding = isLossy ? "utf-8" : task.encoding;
  const { bytes } = encodeCsv(text, encoding);
  const charset = { "utf-8": "UTF-8", "utf-16le": "UTF-16LE", cp932: "Shift_JIS" }[encoding];
  const name = task.file_name.replace(/\.[^.]*$/, "");
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": `text/csv; charset=${charset}`,
      "content-disposition": attachment(`${name}_取り込めなかった行.csv`),
    },
  });
}

/** The file's text; `cells` is that of the cells alone, without the reasons. */
async function lines(
  task: ImportTaskRow,
  hidden: ReadonlySet<number> | undefined,
): Promise<{ text: string; cells: string }> {
  // The numbers and reasons of an earlier round are replaced, not kept beside the new ones.
  const kept = task.headers.flatMap((header, index) => (isErrorColumn(header) ? [] : [index]));
  const { delimiter } = task;
  const parts = [
    csvLines([[...kept.map((index) => task.headers[index]), ROW_HEADER, REASON_HEADER]], { delimiter }),
  ];
  const cellsOnly: string[] = [];
  for (let after = 0; ; ) {
    const rows = await failedRows(task.company_uid, task.uid, PAGE, after);
    const last = rows.at(-1);
    if (!last) return { text: parts.join(""), cells: cellsOnly.join("") };
    after = last.row;
    for (const { row, cells, problems } of rows) {
      const shown = kept.map((index) => (hidden?.has(index) ? "" : cells[index]));
      cellsOnly.push(shown.join(""));
      parts.push(
        csvLines(
          [
            [
              ...shown,
              row,
              visibleProblems(problems, hidden)
                .map(({ message }) => message)
                .join(" "),
            ],
          ],
          { delimiter },
        ),
      );
    }
  }
}
