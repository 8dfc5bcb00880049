import { vi } from "vitest";
import { currentDatabase } from "../db/index.ts";
import type { TestApp } from "./createTestApp.ts";

interface Prepares {
  prepareQuery(query: { readonly sql: string }, ...rest: unknown[]): unknown;
}

/** The statements that `run` sends to the test's database, transactions' own words left out. */
export async function statementsOf(app: TestApp, run: () => Promise<unknown>): Promise<string[]> {
  const session = await app.run(async () => Reflect.get(currentDatabase().root, "session") as Prepares);
  // Transactions have sessions of their own, which share the prototype.
  const spy = vi.spyOn(Object.getPrototypeOf(session) as Prepares, "prepareQuery");
  try {
    await run();
    return spy.mock.calls.map(([query]) => query.sql);
  } finally {
    spy.mockRestore();
  }
}
