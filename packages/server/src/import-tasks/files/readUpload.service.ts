import type { CsvEncoding } from "@tsumugi/contract";
import { MAX_FORM_BYTES } from "../../core/body.ts";
import { context } from "../../core/context.ts";
import {
  type Delimiter,
  decodeUpload,
  detectDelimiter,
  readRecords,
  separatorLine,
  stepByStep,
  unifyLineEnds,
} from "../../core/csv/index.ts";
import { AppError } from "../../core/errors.ts";
import { breathe } from "../../core/giveWay.ts";
import { whileHolding } from "../../core/largeFiles.ts";
import { mayBeWorkbook, whyNoWorkbook } from "../../core/workbook/kinds.ts";
import { readWorkbook, type Workbook } from "../../core/workbook/readWorkbook.ts";
import { findHeader, type Header } from "./findHeader.service.ts";

const MAX_FILE_BYTES = 50 * 1024 * 1024;
const MAX_COLUMNS = 200;

export interface Upload extends Header {
  readonly text: string;
  /** Of a workbook UTF-8: what is written of it is. */
  readonly encoding: CsvEncoding;
  /** Of a workbook: which of its sheets. */
  readonly sheet: { readonly name: string; readonly names: string[] } | null;
  readonly delimiter: Delimiter;
}

const unreadable = (message: string) => new AppError("csv_unreadable", { message });

/** The bytes of a handed in file and the name to keep. @throws AppError payload_too_large */
export async function takeFile(file: File): Promise<{ bytes: Uint8Array; file_name: string }> {
  if (file.size > MAX_FILE_BYTES) {
    throw new AppError("payload_too_large", {
      message: "ファイルが50MBを超えています。行を分けて、50MB以下のファイルにしてください。",
    });
  }
  // Not all at once: putting 50 MB together would hold everybody up.
  const bytes = new Uint8Array(file.size);
  let at = 0;
  for await (const piece of file.stream()) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return { bytes, file_name: file.name.slice(0, 200) || "取込.csv" };
}

type Table = Pick<Upload, "text" | "encoding" | "sheet" | "delimiter"> & { readonly begin: number };

/** How a file is read: both are detected where nothing is said. */
export interface HowToRead {
  readonly encoding?: CsvEncoding | undefined;
  readonly sheet?: string | null | undefined;
  readonly header_row?: number | undefined;
}

/**
 * A few kilobytes can unfold to hundreds of megabytes and minutes of work, so each workbook counts as the largest of files:
 * nobody has many of them read at once. A job reads one after the other, and is for nobody to refuse.
 * @throws AppError rate_limited
 */
async function readHeld(bytes: Uint8Array, sheet: string | undefined): Promise<Workbook | undefined> {
  const { actor } = context();
  if (!actor || !("company_uid" in actor)) return readWorkbook(bytes, sheet);
  return whileHolding(actor.company_uid, MAX_FORM_BYTES, () => readWorkbook(bytes, sheet));
}

async function tableOf(bytes: Uint8Array, how: HowToRead): Promise<Table> {
  const closed = whyNoWorkbook(bytes);
  if (closed) throw unreadable(closed);
  const workbook = mayBeWorkbook(bytes) ? await readHeld(bytes, how.sheet ?? undefined) : undefined;
  if (workbook) {
    const sheet = { name: workbook.sheet, names: [...workbook.names] };
    return { text: workbook.text, encoding: "utf-8", sheet, delimiter: ",", begin: 0 };
  }
  const { text: written, encoding } = await decodeUpload(bytes, how.encoding);
  const delimiter = separatorLine(written)?.delimiter ?? detectDelimiter(written);
  const text = await stepByStep(unifyLineEnds(written, delimiter));
  return { text, encoding, sheet: null, delimiter, begin: separatorLine(text)?.end ?? 0 };
}

/** Bytes → text with its header. @throws AppError csv_unreadable, each cause with its own cure */
export async function readUpload(bytes: Uint8Array, how: HowToRead = {}): Promise<Upload> {
  const found = await tableOf(bytes, how);
  const header = await findHeader(found, how.header_row);
  const columns = header.headers.length;
  if (columns > MAX_COLUMNS) {
    throw unreadable(
      `列が${columns}あります。取り込めるのは${MAX_COLUMNS}列までです。要らない列を削除してください。`,
    );
  }
  const { begin: _, ...table } = found;
  return { ...table, ...header };
}

/** How many rows a file has below its header, and the number of the last one. */
export interface RowCount {
  readonly total: number;
  readonly lastRow: number;
}

/** Counts the rows below the header, and proves that every quote of the file closes. @throws AppError csv_unreadable */
export async function countRows({ text, delimiter, rowsFrom, firstRow }: Upload): Promise<RowCount> {
  let total = 0;
  let lastRow = firstRow;
  for (const { records } of readRecords(text, delimiter, { from: rowsFrom, row: firstRow })) {
    total += records.length;
    lastRow = records.at(-1)?.row ?? lastRow;
    await breathe();
  }
  if (total === 0) {
    throw unreadable("見出しの行だけで、取り込むデータがありません。見出しの下に1人1行で入力してください。");
  }
  return { total, lastRow };
}
