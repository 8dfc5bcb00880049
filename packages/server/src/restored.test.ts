import { setTimeout as sleep } from "node:timers/promises";
import {
  buildPath,
  buildQuery,
  type Endpoint,
  listManagedCreators,
  postComment,
  type RealtimeEvent,
  SYSTEM_MEMBER_UID,
  streamEvents,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addComment } from "./comments/comments.service.ts";
import { runInContext } from "./core/context.ts";
import { SWEEP_MS } from "./core/realtime/hub.ts";
import { db } from "./db/index.ts";
import { readSettings } from "./env.ts";
import { startServer } from "./startServer.ts";
import { readStream } from "./testing/eventStream.ts";
import { insertOffice, realDeps, storeWith } from "./testing/faults/office.ts";
import { insertManagedCreator } from "./testing/index.ts";
import { freePort } from "./testing/serverProcess.ts";

/** Where another cluster stood when it was dumped: far beyond what a fresh one has counted to. */
const AHEAD = 1_000_000_000;

let store: Awaited<ReturnType<typeof storeWith<{ room: string; token: string }>>>;
beforeAll(async () => {
  store = await storeWith(async (database) => {
    const { room, company_uid, tokens } = await insertOffice(database, 1);
    await runInContext(realDeps(database), "test", async () => {
      const company = { uid: company_uid };
      for (const display_name of ["一人目", "二人目"]) await insertManagedCreator(company, { display_name });
      const comment = { room_uid: room.id, uid: SYSTEM_MEMBER_UID, id: crypto.randomUUID(), text: "前から" };
      await addComment({ ...comment, kind: "system" });
      for (const table of ["realtime_events", "realtime_access_changes", "creator_changes"]) {
        const name = sql.identifier(table);
        await db().execute(sql`update ${name} set xid = (xid::text::bigint + ${AHEAD})::text::xid8`);
      }
      await db().execute(sql`update realtime_horizon set pruned_xid = ${AHEAD}::text::xid8`);
      await db().execute(sql`update firestore_bridge set given = ${`${AHEAD}:${AHEAD}:`}`);
    });
    return { room: room.id, token: tokens[0] ?? "" };
  });
});
afterAll(() => store.remove());

/** Columns whose numbers a dump carries into another cluster, and those of them that lie ahead of this one. */
async function aheadOfHere(): Promise<string[]> {
  const { rows } = await db().execute(
    sql`select table_name, column_name from information_schema.columns where table_schema = 'public' and udt_name = 'xid8'`,
  );
  const found: string[] = [];
  for (const { table_name, column_name } of rows) {
    const [table, column] = [sql.identifier(String(table_name)), sql.identifier(String(column_name))];
    const { rows: ahead } = await db().execute(
      sql`select 1 from ${table} where ${column} >= pg_snapshot_xmax(pg_current_snapshot()) limit 1`,
    );
    if (ahead.length > 0) found.push(`${table_name}.${column_name}`);
  }
  return found;
}

it("counts right and tells nothing twice on a database that was restored into another cluster", async () => {
  const { room, token } = store.content;
  const PORT = String(await freePort());
  const server = await startServer(readSettings({ ...store.env, LOG_LEVEL: "silent", PORT }));
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const call = (endpoint: Endpoint, { query = {}, body }: { query?: object; body?: object } = {}) => {
    const { method } = endpoint;
    const address = `http://127.0.0.1:${PORT}${buildPath(endpoint, { id: room })}?${buildQuery(query)}`;
    return fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  };
  try {
    const total = async () => (await (await call(listManagedCreators)).json()).total;
    const expected = await total();
    expect([expected, await total(), await total()]).toEqual([3, 3, 3]);
    expect(await runInContext(server.deps, "test", aheadOfHere)).toEqual([]);

    const stream = readStream(await call(streamEvents));
    const post = async (text: string) => {
      const { status } = await call(postComment, { body: { id: crypto.randomUUID(), text } });
      expect(status).toBe(201);
    };
    const isAdded = (text: string) => (event: RealtimeEvent) =>
      event.type === "comment.added" && event.comment.text === text;
    await stream.until((event) => event.type === "unread.changed");
    await sleep(2.5 * SWEEP_MS);
    expect(stream.events.filter(({ type }) => type === "comment.added")).toEqual([]);
    await post("今から");
    await stream.until(isAdded("今から"));
    const { cursor } = stream;
    await stream.leave();

    // A reader of this cluster resumes, and one of the other reads everything again.
    await post("その間");
    const back = readStream(await call(streamEvents, { query: { since: cursor } }));
    await back.until(isAdded("その間"));
    expect(back.events.filter(({ type }) => type === "reset")).toEqual([]);
    await back.leave();
    const stranger = readStream(await call(streamEvents, { query: { since: `${AHEAD}:${AHEAD}:` } }));
    await stranger.until(({ type }) => type === "reset");
    await stranger.leave();
  } finally {
    await server.stop();
  }
}, 120_000);
