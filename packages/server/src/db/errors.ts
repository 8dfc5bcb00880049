import { DrizzleQueryError } from "drizzle-orm";

/** The driver's error under Drizzle's wrapper. */
function driverError(error: unknown): { code?: string; constraint?: string } {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return typeof cause === "object" && cause !== null ? cause : {};
}

/** True for a broken unique key, of that name when one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const { code, constraint: broken } = driverError(error);
  return code === "23505" && (constraint === undefined || broken === constraint);
}

/** True for a reference to a row that does not exist. */
export const isForeignKeyViolation = (error: unknown): boolean => driverError(error).code === "23503";

const OUTAGE = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
]);

/** True when the database has no space left to write to. */
export const isDiskFull = (error: unknown): boolean => driverError(error).code === "53100";

/** True when the database cannot be reached or is going down: the call may work later. */
export function isOutage(error: unknown): boolean {
  const { code } = driverError(error);
  if (code !== undefined) return OUTAGE.has(code) || /^(08|53)/.test(code);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (
    cause instanceof Error &&
    /Connection terminated|not queryable|timeout exceeded when trying to connect/.test(cause.message)
  );
}

/** What a driver says about an error beside people's data, which stands in `detail`, `where` and the parameters. */
const TOLD = ["code", "severity", "schema", "table", "column", "constraint", "routine"] as const;

/**
 * An error as it may leave the process, into a log, a report or the record of a job: a failed statement names its text
 * and its cause, but not the names, addresses and messages that it carried. Other errors stay as they are.
 */
export function withoutValues(error: unknown): unknown {
  if (error instanceof DrizzleQueryError) {
    const { cause, query, message, stack } = error;
    return safeCopy(
      error,
      `Failed query: ${query}\n${cause?.message ?? ""}`,
      cause,
      stack?.split(message).at(-1),
    );
  }
  // The driver's own, of what does not go through Drizzle: COPY quotes the cell that it stopped at.
  if (error instanceof Error && "severity" in error) {
    return safeCopy(error, error.message, error, error.stack?.split(error.message).at(-1));
  }
  return error;
}

function safeCopy(error: Error, message: string, reported: Error | undefined, trace = ""): Error {
  const told = Object.fromEntries(
    TOLD.flatMap((key) => (reported && key in reported ? [[key, reported[key as keyof Error]]] : [])),
  );
  const safe = Object.assign(new Error(message), told);
  safe.name = error.name;
  safe.stack = `${safe.name}: ${safe.message}${trace}`;
  return safe;
}
