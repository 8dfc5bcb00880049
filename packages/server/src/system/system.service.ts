import { context } from "../core/context.ts";
import { isDiskFull } from "../core/diskSpace.ts";
import { AppError } from "../core/errors.ts";
import { currentDatabase } from "../db/index.ts";
import { version } from "../version.ts";
import { ping } from "./system.repository.ts";

/**
 * Asks the database, so that `ok` means that a call would work. Throws what the driver throws on an outage.
 * @throws AppError storage_full: the bundled database answers, but nobody can sign in or save
 */
export async function health() {
  await ping();
  const { engine, fsync } = currentDatabase();
  if (engine === "pglite" && isDiskFull(context().deps.settings.DATA_DIR)) throw new AppError("storage_full");
  return {
    status: "ok" as const,
    version,
    database: engine,
    durable: fsync,
    uptime_seconds: Math.round(process.uptime()),
  };
}
