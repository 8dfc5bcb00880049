import { AsyncLocalStorage } from "node:async_hooks";
import { withoutValues } from "../db/errors.ts";
import { context } from "./context.ts";
import { type CsvCell, csvLines, encodeCsv } from "./csv/index.ts";

type Encoding = "utf-8" | "shift_jis";

/** Plain name for old browsers, the real one beside it. */
export const attachment = (filename: string): string =>
  `attachment; filename="${filename.replace(/[^\x20-\x7e]|["\\]/g, "_")}"; filename*=UTF-8''${encodeURIComponent(filename)}`;

/** The answer has begun: nobody hears of the error but by the log and where reports are switched on. */
function brokenOff(error: unknown): unknown {
  const { deps, requestId } = context();
  deps.logger.error({ requestId, err: error }, "a file broke off");
  deps.reportError(error, requestId);
  // What is thrown, the HTTP server prints as it is.
  return withoutValues(error);
}

/** A download that is written while it is read: never more than one piece in memory. */
export function fileResponse(
  filename: string,
  contentType: string,
  pieces: AsyncGenerator<Uint8Array>,
  headers: Readonly<Record<string, string>> = {},
): Response {
  // The body is pulled after the handler has returned, where the request's database would not be found.
  const within = AsyncLocalStorage.snapshot();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) =>
      within(async () => {
        const { done, value } = await pieces.next().catch((error: unknown) => {
          throw brokenOff(error);
        });
        if (done) controller.close();
        else controller.enqueue(value);
      }),
    cancel: () => within(async () => void (await pieces.return(undefined))),
  });
  return new Response(body, {
    headers: { "content-type": contentType, "content-disposition": attachment(filename), ...headers },
  });
}

/** A CSV download, its rows in portions. */
export function csvResponse(
  filename: string,
  encoding: Encoding,
  header: readonly string[],
  portions: AsyncGenerator<readonly (readonly CsvCell[])[]>,
): Response {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield encodeCsv(csvLines([header]), encoding).bytes;
    for await (const rows of portions) yield withoutMark(encodeCsv(csvLines(rows), encoding).bytes, encoding);
  }
  const charset = encoding === "shift_jis" ? "Shift_JIS" : "UTF-8";
  return fileResponse(filename, `text/csv; charset=${charset}`, pieces());
}

/** Rows that are read already, as the only chunk of a file. */
export async function* once<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  if (rows.length > 0) yield rows;
}

/** Only the file begins with a byte order mark. */
const withoutMark = (bytes: Uint8Array, encoding: Encoding) =>
  encoding === "utf-8" ? bytes.subarray(3) : bytes;
