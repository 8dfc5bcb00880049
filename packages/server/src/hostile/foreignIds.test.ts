import { endpointName } from "@tsumugi/contract";
import { endpoints } from "@tsumugi/contract/schemas";
import { and, eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { auditLogs } from "../db/schema/records.ts";
import { createTestApp, HOUR } from "../testing/index.ts";
import { NOT_BUILT } from "../testing/notBuilt.ts";
import { idCells } from "./idCells.ts";
import { CANARY, insertWorld } from "./world.ts";

const app = await createTestApp({ env: { PLATFORM_SANDBOX: "on" } });
const { own, other } = await app.run(async () => ({
  other: await insertWorld(CANARY),
  own: await insertWorld("自社"),
}));

const cells = endpoints
  .filter((endpoint) => !NOT_BUILT.includes(endpointName(endpoint)))
  .filter(({ policy: { allow } }) => allow.includes("member"))
  .flatMap((endpoint) => idCells(endpoint, own, other));

/**
 * Looked for in a room, a draft or a request that is the caller's own: no index finds them without it, and one for the log
 * alone would cost every comment.
 */
const INSIDE_OWN = [
  "/realtime/chat_rooms/{id}/comments/{comment_id} path comment_id",
  "/drafts/{draft_uid}/comments/{comment_uid} path comment_uid",
  "/drafts/{draft_uid}/comments/{comment_uid}/resolve path comment_uid",
  "/reply_links/{link_uid}/revoke path link_uid",
];

/** How often it was written that this row of another company was refused. */
const timesLogged = (uid: string) =>
  app.run(() =>
    db().$count(
      auditLogs,
      and(
        eq(auditLogs.action, "access.foreign"),
        eq(auditLogs.actor_uid, own.people.admin.uid),
        sql`${auditLogs.detail} ->> 'uid' = ${uid}`,
      ),
    ),
  );

it(`writes that somebody was refused a row of another company, wherever the call names it (${cells.length} cells)`, {
  timeout: 240_000,
}, async () => {
  const silent: string[] = [];
  const times = new Map<string, number>();
  for (const { endpoint, where, foreign, ids } of cells) {
    // Once an hour for each row.
    app.clock.advance(HOUR);
    const { status } = await app.as(own.people.admin).fetch(endpoint, foreign as never);
    const now = await timesLogged(ids[0]);
    const isLogged = now > (times.get(ids[0]) ?? 0);
    times.set(ids[0], now);
    const isInsideOwn = INSIDE_OWN.some((end) => where.endsWith(end));
    if (status >= 400 && status < 500 && !isLogged && !isInsideOwn) silent.push(`${where}: ${status}`);
  }
  expect(silent).toEqual([]);
});
