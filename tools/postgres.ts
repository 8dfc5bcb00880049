import { startOwnPostgres } from "./postgresServer.ts";

/**
 * vitest globalSetup of `server-postgres`: sets TEST_DATABASE_URL (a role that may create databases)
 * and returns what stops the server again. TEST_DATABASE_IS_TEMPORARY says that the server and all in it then go.
 */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL) return async () => {};
  process.env.TEST_DATABASE_IS_TEMPORARY = "yes";
  const server = await startOwnPostgres({ inMemory: true });
  process.env.TEST_DATABASE_URL = server.nearUrl;
  return server.stop;
}
