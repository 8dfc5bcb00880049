import { runInContext } from "../core/context.ts";
import { startJobs } from "../core/jobs.ts";
import { openPostgres } from "../db/postgres.ts";
import { jobs } from "../jobs.ts";
import type { TestApp } from "./createTestApp.ts";

/**
 * What a second server on the same database would run: connections, transactions and a job runner of its own. The
 * embedded database belongs to one process, and both are that one.
 */
export async function secondProcess(app: TestApp) {
  const { native } = app.deps.database;
  if (native.kind !== "postgres") return { run: app.run, close: async () => undefined };
  const database = await openPostgres(native.url);
  const deps = { ...app.deps, database };
  const runner = await startJobs(deps, jobs, { poll: false });
  return {
    run: <T>(work: () => T): T => runInContext(deps, "second process", work),
    close: async () => {
      await runner.stop();
      await database.close();
    },
  };
}
