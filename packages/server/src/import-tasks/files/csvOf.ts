import type { CsvEncoding } from "@tsumugi/contract";
import {
  type Delimiter,
  decodeUpload,
  detectDelimiter,
  separatorLine,
  stepByStep,
  unifyLineEnds,
} from "../../core/csv/index.ts";

/** Text of a file that is no workbook; the encoding is detected where nothing is said. @throws AppError csv_unreadable */
export async function csvOf(
  bytes: Uint8Array,
  asked?: CsvEncoding,
): Promise<{ text: string; encoding: CsvEncoding; delimiter: Delimiter; begin: number }> {
  const { text: written, encoding } = await decodeUpload(bytes, asked);
  const delimiter = separatorLine(written)?.delimiter ?? detectDelimiter(written);
  const text = await stepByStep(unifyLineEnds(written, delimiter));
  // What names the separator is no row.
  return { text, encoding, delimiter, begin: separatorLine(text)?.end ?? 0 };
}
