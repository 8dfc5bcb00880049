import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, it, vi } from "vitest";
import { runInContext } from "./context.ts";
import { csvResponse } from "./csvResponse.ts";
import type { Deps } from "./deps.ts";

it("says in the log and to the reports that a file broke off, and throws nothing that people typed", async () => {
  const logger = { error: vi.fn() };
  const reportError = vi.fn();
  const cause = new DrizzleQueryError("select 1", ["hanako@example.test"], new Error("gone"));
  async function* portions() {
    yield [["さくら"]];
    throw cause;
  }
  const deps = { logger, reportError, database: {} } as unknown as Deps;
  const response = runInContext(deps, "request-1", () =>
    csvResponse("一覧.csv", "utf-8", ["表示名"], portions()),
  );
  const thrown = await response.text().then(
    () => undefined,
    (error: Error) => error,
  );
  expect(thrown?.message).toContain("select 1");
  expect(`${thrown?.message} ${thrown?.stack}`).not.toContain("hanako@");
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    { requestId: "request-1", err: cause },
    "a file broke off",
  );
  expect(reportError).toHaveBeenCalledExactlyOnceWith(cause, "request-1");
});
