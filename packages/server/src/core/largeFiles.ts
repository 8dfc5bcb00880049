import { AppError } from "./errors.ts";

const MB = 1024 * 1024;
/** What one company's files may come to at once: two of the largest, so that colleagues wait for each other. */
const OF_COMPANY = 104 * MB;
/** What all of them may in this process. A file being read takes up to four times its size in memory. */
const OF_ALL = 312 * MB;
/** Seconds after which one of the largest has usually been read. */
const RETRY_AFTER = 30;

const OWN =
  "会社のほかの大きなファイルを処理している途中です。ファイルはそのままで、1分ほど待ってから、もう一度試してください。";
const OTHERS =
  "大きなファイルの処理が混み合っています。ファイルはそのままで、1分ほど待ってから、もう一度試してください。";

const held = new Map<string, number>();

function take(company_uid: string, bytes: number): void {
  const left = (held.get(company_uid) ?? 0) + bytes;
  if (left === 0) held.delete(company_uid);
  else held.set(company_uid, left);
}

/** Counts so many bytes more. @throws AppError rate_limited */
export type Hold = (bytes: number) => void;

/**
 * Runs what holds a file of that many bytes in memory; `hold` counts what turns out to be more. Refused, not queued: a
 * queue would hold the next files, too.
 * @throws AppError rate_limited while the company's, or all files of this process, come to too much
 */
export async function whileHolding<T>(
  company_uid: string,
  bytes: number,
  work: (hold: Hold) => Promise<T>,
): Promise<T> {
  let own = 0;
  const hold: Hold = (more) => {
    const all = [...held.values()].reduce((sum, each) => sum + each, 0);
    const message =
      (held.get(company_uid) ?? 0) + more > OF_COMPANY ? OWN : all + more > OF_ALL ? OTHERS : undefined;
    if (message) throw new AppError("rate_limited", { message, retryAfter: RETRY_AFTER });
    take(company_uid, more);
    own += more;
  };
  try {
    hold(bytes);
    return await work(hold);
  } finally {
    take(company_uid, -own);
  }
}
