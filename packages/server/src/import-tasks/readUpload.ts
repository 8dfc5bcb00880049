import type { CsvEncoding, ImportMapping } from "@tsumugi/contract";
import { type Delimiter, decodeCsv, detectDelimiter, readRecords } from "../core/csv/index.ts";
import { AppError } from "../core/errors.ts";

export const MAX_FILE_BYTES = 50 * 1024 * 1024;
const MAX_COLUMNS = 200;

export interface Upload {
  readonly text: string;
  readonly encoding: CsvEncoding;
  readonly delimiter: Delimiter;
  readonly headers: readonly string[];
  /** Offset in the text at which the rows below the header begin. */
  readonly rowsFrom: number;
}

const unreadable = (message: string) => new AppError("csv_unreadable", { message });

/** Bytes → text with its header. @throws AppError csv_unreadable, each cause with its own cure */
export function readUpload(bytes: Uint8Array, override?: CsvEncoding): Upload {
  const { text, encoding } = decodeCsv(bytes, override);
  const delimiter = detectDelimiter(text);
  for (const { records, next } of readRecords(text, delimiter, { size: 1 })) {
    const [headers] = records;
    if (!headers) continue;
    if (headers.length > MAX_COLUMNS) {
      throw unreadable(
        `列が${headers.length}あります。取り込めるのは${MAX_COLUMNS}列までです。要らない列を削除してください。`,
      );
    }
    return { text, encoding, delimiter, headers, rowsFrom: next };
  }
  throw unreadable("ファイルが空です。見出しの行とデータの行があるCSVを選んでください。");
}

/** Gives the event loop a turn: the embedded database and a long file share it with every request. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Rows below the header, and proof that every quote of the file closes. @throws AppError csv_unreadable */
export async function countRows({ text, delimiter, rowsFrom }: Upload): Promise<number> {
  let total = 0;
  for (const { records } of readRecords(text, delimiter, { from: rowsFrom, firstRecord: 2 })) {
    total += records.length;
    await breathe();
  }
  if (total === 0) {
    throw unreadable("見出しの行だけで、取り込むデータがありません。2行目から1人1行で入力してください。");
  }
  return total;
}

/** What stands in the way of starting with this mapping. */
export function problemsOf(mapping: ImportMapping, headers: readonly string[]): string[] {
  const problems: string[] = [];
  if (mapping.length !== headers.length) {
    problems.push(
      `列の対応付け（${mapping.length}列）がファイルの列数（${headers.length}列）と合いません。列を選び直してください。`,
    );
  }
  if (!mapping.includes("display_name")) {
    problems.push("「表示名」にあたる列がありません。どの列が表示名かを選んでください。");
  }
  mapping.forEach((field, index) => {
    const first = mapping.indexOf(field);
    if (field && first < index) {
      problems.push(
        `「${headers[first] ?? ""}」と「${headers[index] ?? ""}」が同じ項目に対応しています。どちらか一方にしてください。`,
      );
    }
  });
  return problems;
}
