import { fileURLToPath } from "node:url";
import { collectProjectPosts, listPostCollections } from "@tsumugi/contract";
import { createApiClient } from "@tsumugi/hooks";
import { sql } from "drizzle-orm";
import { afterAll, expect, it, vi } from "vitest";
import { DAY_MS, systemClock } from "../core/clock.ts";
import { now, runInContext } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { db, openDb, withDatabase } from "../db/index.ts";
import { projectPosts } from "../db/schema/posts.ts";
import { BATCH } from "../posts/collectMetrics.job.ts";
import { insertCompany, insertMember, LONG_AGO } from "../testing/factories.ts";
import { realDeps, storeWith } from "../testing/faults/office.ts";
import { LONG } from "../testing/faults/say.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { stubPlatform } from "../testing/platformStub.ts";
import { freePort, type ServerProcess, startProcess } from "../testing/serverProcess.ts";

/** The embedded database belongs to one process; several on one database are what PostgreSQL is for. */
const SERVERS = process.env.TEST_ENGINE === "postgres" ? 2 : 1;
const POSTS = LONG ? 600 : 60;
/** At which calls of the platform the server that asks is killed, and how long after it was answered, ms. */
const KILLS = new Map(LONG ? kills(20) : kills(2));
function kills(count: number): [number, number][] {
  return Array.from({ length: count }, (_, nth) => [
    Math.round(((nth + 0.5) * POSTS) / (count + 1)),
    // The first before any answer, the others while it is written.
    nth === 0 ? -1 : (nth * 3) % 8,
  ]);
}
const isGone = (nth: number) => nth % 5 === 4;
const idOf = (nth: number) => String(1_720_000_000_000_000 + nth);

const stub = stubPlatform();
const { content, env, remove } = await storeWith((database) => {
  const deps = realDeps(database);
  return runInContext(deps, "scene", async () => {
    const company = await insertCompany(LONG_AGO);
    const { uid } = await insertMember(company, "staff");
    const job = await insertSentJob(company, { job: { job_status: "posted" } });
    const yesterday = new Date(now().getTime() - DAY_MS);
    const posts = Array.from({ length: POSTS }, (_, nth) => ({
      uid: newUid(),
      company_uid: company.uid,
      project_uid: job.project_uid,
      job_request_uid: job.job_request_uid,
      creator_uid: job.creator_uid,
      platform: "x" as const,
      media_type: "text" as const,
      platform_id: idOf(nth),
      url: `https://x.com/hana/status/${idOf(nth)}`,
      owner_handle: "hana",
      posted_at: yesterday,
      created_at: yesterday,
    }));
    await db().insert(projectPosts).values(posts);
    const session = { email: "", email_verified: true, name: "", session_uid: null };
    const token = await deps.auth.issue({ uid, ...session, authTime: systemClock.now() });
    return { token, project_uid: job.project_uid };
  });
});
afterAll(remove);

/** Reads or writes the database beside the servers; on PGlite only while none of them runs. */
async function inTheStore<T>(run: () => Promise<T>): Promise<T> {
  const { DATABASE_URL, DATA_DIR = "" } = env;
  const database = await openDb({ DATABASE_URL, DATA_DIR });
  return withDatabase(database, run).finally(() => database.close());
}
const rowsOf = async (query: ReturnType<typeof sql>) => (await db().execute(query)).rows;

const answerOf = (nth: number) =>
  isGone(nth)
    ? { body: { errors: [{ title: "Not Found Error", type: "…/resource-not-found" }] } }
    : {
        body: {
          data: {
            id: idOf(nth),
            text: "使ってみました #PR",
            author_id: "9",
            created_at: new Date(systemClock.now().getTime() - DAY_MS).toISOString(),
            public_metrics: { like_count: 1000 + nth },
          },
          includes: { users: [{ id: "9", name: "はな", username: "hana" }] },
        },
      };

it("fetches every post, writes each day once and tells each loss once, where servers are killed with -9 on the way", {
  timeout: LONG ? 1_200_000 : 420_000,
}, async () => {
  const proxied = {
    ...env,
    PLATFORM_STUB: stub.baseUrl,
    X_BEARER_TOKEN: "server-token",
    NODE_OPTIONS: `--import=${fileURLToPath(new URL("../testing/faults/platformDetour.ts", import.meta.url))}`,
  };
  const servers = new Map<string, ServerProcess>();
  const start = async () => {
    const port = await freePort();
    const server = startProcess(port, proxied);
    servers.set(String(port), server);
    expect(await server.ready, server.text()).toBe(true);
  };
  const ended: Promise<unknown>[] = [];
  const kill = (port: string) => {
    const server = servers.get(port);
    if (!server) return;
    servers.delete(port);
    server.kill("SIGKILL");
    ended.push(server.ended);
  };
  for (let nth = 0; nth < POSTS; nth += 1) {
    stub.answers[`/tweets/${idOf(nth)}`] = () => {
      const delay = KILLS.get(stub.asked.length);
      const port = String(stub.asked.at(-1)?.headers["x-port"]);
      if (delay === undefined) return answerOf(nth);
      if (delay >= 0) setTimeout(kill, delay, port);
      else kill(port);
      return answerOf(nth);
    };
  }

  let isSlow = false;
  try {
    await Promise.all(Array.from({ length: SERVERS }, start));
    for (let killed = 1; killed <= KILLS.size; killed += 1) {
      await vi.waitUntil(() => ended.length >= killed, { timeout: 90_000, interval: 5 });
      await Promise.all(ended);
      // What the dead one had taken is taken again when its claim has run out, which is three minutes later.
      await inTheStore(() =>
        db().execute(sql`update post_collections set claimed_until = claimed_until - interval '3 minutes'`),
      );
      await start();
    }
    const [server] = servers.values();
    const client = createApiClient({
      baseUrl: server?.url ?? "",
      getIdToken: async () => content.token,
      pageLocation: { hostname: "localhost", port: "4000" },
    });
    const params = { id: content.project_uid };
    const isDone = async () => {
      const { items } = await client.call(listPostCollections, { params });
      if (items.some(({ state }) => state === "failing")) {
        // The machine did not answer itself in time: the product would try again in ten minutes.
        isSlow = true;
        await client.call(collectProjectPosts, { params });
      }
      return items.every(({ state }) => state === "collected" || state === "gone");
    };
    await vi.waitUntil(isDone, { timeout: 90_000, interval: 200 });
  } finally {
    for (const server of servers.values()) server.kill("SIGTERM");
    await Promise.all([...servers.values()].map((server) => server.ended));
  }

  await inTheStore(async () => {
    const due = sql`select post_uid from post_collections where next_at <= ${systemClock.now().toISOString()}::timestamptz
      or claim is not null`;
    expect(await rowsOf(due)).toEqual([]);
    const days = await rowsOf(sql`select p.platform_id, count(d.*)::int as days, max(d.likes)::int as likes,
        (max((p.metrics -> 'likes' ->> 'value')))::int as shown
      from project_posts p left join post_daily_metrics d on d.post_uid = p.uid group by p.platform_id order by 1`);
    expect(days).toEqual(
      Array.from({ length: POSTS }, (_, nth) => {
        const likes = isGone(nth) ? null : 1000 + nth;
        return { platform_id: idOf(nth), days: likes === null ? 0 : 1, likes, shown: likes };
      }),
    );
    const [told] = await rowsOf(
      sql`select count(*)::int as n, count(distinct href)::int as posts from notifications where kind = 'post_lost'`,
    );
    const lost = Array.from({ length: POSTS }, (_, nth) => nth).filter(isGone).length;
    expect(told).toEqual({ n: lost, posts: lost });
    const looks = await rowsOf(sql`select post_uid, occasion from post_pr_checks`);
    expect(new Set(looks.map(({ post_uid, occasion }) => `${post_uid} ${occasion}`)).size).toBe(looks.length);
    expect(looks).toHaveLength(POSTS);
    // A kill costs the call that was under way, and where another server works on, its claims, which are aged with the dead
    // one's. Every call of the platform is in the quota that was counted.
    const calls = stub.asked.length;
    const perKill = SERVERS === 1 ? 1 : 1 + BATCH;
    if (!isSlow) expect(calls).toBeLessThanOrEqual(POSTS + KILLS.size * perKill);
    const [quota] = await rowsOf(sql`select used from platform_quotas where company_uid is null`);
    expect(Number(quota?.used) - calls).toBeGreaterThanOrEqual(0);
    expect(Number(quota?.used) - calls).toBeLessThanOrEqual(KILLS.size);
  });
});
