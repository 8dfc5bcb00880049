import type { AuditAction } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { auditLogs } from "../db/schema/records.ts";
import type { TestApp } from "./createTestApp.ts";

/** Every action that stands in the log, once. */
export async function loggedActions(app: TestApp): Promise<string[]> {
  const rows = await app.run(() => db().selectDistinct({ action: auditLogs.action }).from(auditLogs));
  return rows.map(({ action }) => action);
}

/** The last fact of a file: what its calls did stands in the log, under the actions that are declared for it. */
export function leavesInTheLog(app: () => TestApp, actions: readonly AuditAction[]): void {
  it(`leaves in the log: ${actions.join(", ")}`, async () => {
    expect(await loggedActions(app())).toEqual(expect.arrayContaining([...actions]));
  });
}
