import { type JobSend, listJobSends, sendJob } from "@tsumugi/contract";
import { createApiClient } from "@tsumugi/hooks";
import { sql } from "drizzle-orm";
import { afterAll, expect, it, vi } from "vitest";
import { db, openDb, withDatabase } from "../db/index.ts";
import { storeWith } from "../testing/faults/office.ts";
import { LONG } from "../testing/faults/say.ts";
import { insertSendScene } from "../testing/faults/sendScene.ts";
import { freePort, startProcess } from "../testing/serverProcess.ts";

/** More than are sent within the call. */
const PEOPLE = LONG ? 500 : 60;

const { content: scene, env, remove } = await storeWith((database) => insertSendScene(database, PEOPLE));
afterAll(remove);

/** What lies in the database of the servers, once they have let it go. */
async function inTheStore<T>(read: () => Promise<T>): Promise<T> {
  const { DATABASE_URL, DATA_DIR = "" } = env;
  const database = await openDb({ DATABASE_URL, DATA_DIR });
  return withDatabase(database, read).finally(() => database.close());
}

/** How often something is there for each of the people, as the set of these counts. */
async function countsOf(rows: ReturnType<typeof sql>): Promise<number[]> {
  const found = await db().execute<{ n: number }>(sql`
    select distinct coalesce(counted.n, 0)::int as n
    from project_creators p
    left join (select uid, count(*) as n from (${rows}) each group by uid) counted on counted.uid = p.managed_creator_uid
    where p.project_uid = ${scene.project_uid}`);
  return found.rows.map(({ n }) => Number(n));
}

it("sends to everybody exactly once, and goes on by itself, where the server is killed with -9 in the middle of a send", {
  timeout: LONG ? 600_000 : 240_000,
}, async () => {
  const port = await freePort();
  let server = startProcess(port, env);
  expect(await server.ready, server.text()).toBe(true);
  const client = createApiClient({
    baseUrl: server.url,
    getIdToken: async () => scene.tokens[0] ?? "",
    pageLocation: { hostname: "localhost", port: "4000" },
  });
  const params = { id: scene.project_uid };
  const look = async () => (await client.call(listJobSends, { params })).items[0] as JobSend;
  const wait = (isSo: (send: JobSend) => boolean) =>
    vi.waitUntil(async () => isSo(await look()), { timeout: LONG ? 300_000 : 60_000, interval: 10 });

  try {
    await client.call(sendJob, { params, body: scene.body });
    await wait(({ done }) => done >= PEOPLE / 3);
    server.kill("SIGKILL");
    await server.ended;
    server = startProcess(port, env);
    expect(await server.ready, server.text()).toBe(true);
    await wait(({ finished_at }) => finished_at !== null);
    expect(await look()).toMatchObject({ total: PEOPLE, done: PEOPLE, sent: PEOPLE, skipped: [] });
  } finally {
    server.kill("SIGTERM");
    await server.ended;
  }

  await inTheStore(async () => {
    const versions = sql`select r.managed_creator_uid as uid from job_requests r
      join job_request_versions v on v.company_uid = r.company_uid and v.job_request_uid = r.uid
      where r.project_uid = ${scene.project_uid} and v.sent_at is not null`;
    const lines = (kind: string) => sql`select r.managed_creator_uid as uid from job_requests r
      join comments c on c.room_uid = r.chat_room_uid
      where r.project_uid = ${scene.project_uid} and c.kind = ${kind}`;
    const mails = sql`select m.uid from outbox_mails o join managed_creators m on m.email = o.to_address`;
    const moves = sql`select managed_creator_uid as uid from job_status_changes
      where project_uid = ${scene.project_uid}`;
    expect(await countsOf(versions)).toEqual([1]);
    expect(await countsOf(lines("message"))).toEqual([1]);
    expect(await countsOf(lines("system"))).toEqual([1]);
    expect(await countsOf(mails)).toEqual([1]);
    expect(await countsOf(moves)).toEqual([1]);
  });
});
