import { AsyncLocalStorage } from "node:async_hooks";
import { type CsvCell, csvLines, encodeCsv } from "./csv/index.ts";

type Encoding = "utf-8" | "shift_jis";

/** Plain name for old browsers, the real one beside it. */
export const attachment = (filename: string): string =>
  `attachment; filename="${filename.replace(/[^\x20-\x7e]|["\\]/g, "_")}"; filename*=UTF-8''${encodeURIComponent(filename)}`;

/** A CSV download that is written while it is read: never more than one chunk of rows in memory. */
export function csvResponse(
  filename: string,
  encoding: Encoding,
  header: readonly string[],
  chunks: AsyncGenerator<readonly (readonly CsvCell[])[]>,
): Response {
  // The body is pulled after the handler has returned, where the request's database would not be found.
  const within = AsyncLocalStorage.snapshot();
  let first = true;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) =>
      within(async () => {
        if (first) {
          first = false;
          controller.enqueue(encodeCsv(csvLines([header]), encoding).bytes);
          return;
        }
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(withoutMark(encodeCsv(csvLines(value), encoding).bytes, encoding));
      }),
    cancel: () => within(async () => void (await chunks.return(undefined))),
  });
  const charset = encoding === "shift_jis" ? "Shift_JIS" : "UTF-8";
  return new Response(body, {
    headers: { "content-type": `text/csv; charset=${charset}`, "content-disposition": attachment(filename) },
  });
}

/** Rows that are read already, as the only chunk of a file. */
export async function* once<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  if (rows.length > 0) yield rows;
}

/** Only the file begins with a byte order mark. */
const withoutMark = (bytes: Uint8Array, encoding: Encoding) =>
  encoding === "utf-8" ? bytes.subarray(3) : bytes;
