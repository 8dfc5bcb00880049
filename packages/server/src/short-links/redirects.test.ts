import { createShortLink, getShortLink, updateShortLink } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { hitCounterOf } from "../core/limits/hitCounter.service.ts";
import { db, inTransaction } from "../db/index.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { flushClicks } from "./clickRecorder.service.ts";
import { TARGETS } from "./short-links.repository.ts";

const app = await createTestApp({ env: { TRUST_PROXY: "on" } });
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";

async function link(page = "spring") {
  const { staff, params } = await app.run(async () => {
    const company = await insertCompany();
    const { job_request_uid: id } = await insertSentJob(company);
    return { staff: await insertMember(company, "staff"), params: { id } };
  });
  const { body } = await app
    .as(staff)
    .call(createShortLink, { params, body: { source_url: `https://example.jp/${page}` } });
  const clicks = async () => {
    await app.run(() => flushClicks(app.deps));
    return (await app.as(staff).call(getShortLink, { params })).body.short_link?.clicks;
  };
  return { staff, clicks, uid: body.uid, path: `/s/${body.code}`, destination: body.destination_url };
}

const open = (path: string, from: string, init: RequestInit = {}, on = app) =>
  on.request(path, { ...init, headers: { "user-agent": PHONE, "x-forwarded-for": from, ...init.headers } });

/** Without the number of the request, and what is said to scripts of other pages alone. */
const headOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => !/^(x-request-id|vary|access-control-.*)$/.test(name)));

it("answers a visit with the same head as the usual way does, which calls of scripts and HEAD take", async () => {
  const { path, destination } = await link();
  const [visit, usual] = [await open(path, "192.0.2.1"), await open(path, "192.0.2.1", { method: "HEAD" })];
  expect([visit.status, usual.status]).toEqual([302, 302]);
  expect(visit.headers.get("location")).toBe(destination);
  expect(visit.headers.get("x-request-id")).toMatch(/^[\w-]{8,64}$/);
  expect(headOf(visit)).toEqual(headOf(usual));
});

it("counts every visit of a crowd once, though they share the reads", async () => {
  const [one, two] = [await link("one"), await link("two")];
  const crowd = Array.from({ length: 300 }, (_, nth) =>
    open(nth % 3 === 0 ? one.path : two.path, `198.51.100.${nth % 50}`),
  );
  const answers = await Promise.all(crowd);
  const to = answers.map(({ headers }) => headers.get("location"));
  expect(to.filter((each) => each === one.destination)).toHaveLength(100);
  expect(to.filter((each) => each === two.destination)).toHaveLength(200);
  expect(await one.clicks()).toMatchObject({ total: 100, unique: 50 });
  expect(await two.clicks()).toMatchObject({ total: 200, unique: 50 });
});

it("leads nowhere from the moment that it is disabled, also for a crowd that keeps asking", async () => {
  const { path, staff, uid } = await link();
  const before = Array.from({ length: 20 }, () => open(path, "192.0.2.1"));
  await app.as(staff).call(updateShortLink, { params: { id: uid }, body: { disabled: true } });
  const after = await Promise.all(Array.from({ length: 20 }, () => open(path, "192.0.2.1")));
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set([404]));
  await Promise.all(before);
});

it("waits for no transaction of the application, however many keep the connections", async () => {
  // The embedded database has one connection, on which everybody waits their turn.
  if (app.deps.database.engine !== "postgres") return;
  const { path } = await link();
  const begun: Promise<void>[] = [];
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  const kept = Array.from({ length: 10 }, () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    begun.push(promise);
    return app.run(() =>
      inTransaction(async () => {
        await db().execute(sql`select 1`);
        resolve();
        await end;
      }),
    );
  });
  await Promise.all(begun);
  expect((await open(path, "192.0.2.1")).status).toBe(302);
  finish();
  await Promise.all(kept);
});

it("reads by the index of codes, however many are asked for at once", async () => {
  const { path } = await link();
  const plan = await app.run(() =>
    inTransaction(async () => {
      await db().execute(sql`set local enable_seqscan = off`);
      const text = TARGETS.text.replace("$1", `'{${path.slice(3)},nonesuch}'`);
      const { rows } = await db().execute(sql.raw(`explain ${text}`));
      return JSON.stringify(rows);
    }),
  );
  expect(plan).toContain("short_links_code");
  expect(plan).not.toContain("Seq Scan");
});

it("counts a visit once against the limit, whether it leads on or not", async () => {
  const limited = await createTestApp({ env: { RATE_LIMIT: "on", TRUST_PROXY: "on" } });
  await open("/s/nonesuch", "203.0.113.1", {}, limited);
  const counter = hitCounterOf(limited.deps);
  expect(counter.hit("links", "203.0.113.1", 2).isOver).toBe(false);
  expect(counter.hit("links", "203.0.113.1", 2).isOver).toBe(true);
  for (let nth = 0; nth < 3_000; nth++) counter.hit("links", "203.0.113.2", 3_000);
  const refused = await open("/s/nonesuch", "203.0.113.2", {}, limited);
  expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
  await limited.close();
});
