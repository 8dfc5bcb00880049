import { currentDatabase } from "../db/index.ts";
import { version } from "../version.ts";
import { ping } from "./system.repository.ts";

/** Asks the database, so that `ok` means that a call would work. Throws what the driver throws on an outage. */
export async function health() {
  await ping();
  const { engine, fsync } = currentDatabase();
  return {
    status: "ok" as const,
    version,
    database: engine,
    durable: fsync,
    uptime_seconds: Math.round(process.uptime()),
  };
}
