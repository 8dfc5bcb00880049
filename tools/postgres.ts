import { startPostgres } from "./postgresServer.ts";

/**
 * vitest globalSetup of `server-postgres`: sets TEST_DATABASE_URL (a role that may create databases)
 * and returns what stops the server again.
 */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  return server.stop;
}
