import type { AuditAction } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { auditLogs } from "../db/schema/records.ts";
import type { TestApp } from "./createTestApp.ts";

/** The last fact of a file: what its calls did stands in the log, under the actions that are declared for it. */
export function leavesInTheLog(app: TestApp, actions: readonly AuditAction[]): void {
  it(`leaves in the log: ${actions.join(", ")}`, async () => {
    const rows = await app.run(() => db().selectDistinct({ action: auditLogs.action }).from(auditLogs));
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining([...actions]));
  });
}
