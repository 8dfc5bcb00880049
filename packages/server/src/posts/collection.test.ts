import { collectPost, collectProjectPosts, seePostChange } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { DAY_MS } from "../core/clock.ts";
import { currentDatabase, db, inTransaction } from "../db/index.ts";
import { quotaDay } from "../platforms/quotaDays.ts";
import { collectionScenes } from "../testing/collectionScene.ts";
import { collectAll } from "./collectMetrics.job.ts";
import { takeDue } from "./collectPost.service.ts";
import { dueCollections } from "./postCollections.repository.ts";
import { writeDay } from "./postFigures.repository.ts";
import { lockPost } from "./posts.repository.ts";

const { app, scene, tweet } = await collectionScenes();
const MINUTE = 60_000;

describe("the plan of each post", () => {
  it("fetches once a day in Japan whoever asks at the same time; days without an answer stay gaps", async () => {
    const { id, calls, days, state, answer } = await scene();
    // Registered at noon: the next day at half past three in Japan.
    expect(await state()).toMatchObject({ state: "collected", next_at: "2026-11-20T18:30:00.000Z" });
    expect(await app.run(collectAll)).toBe(0);
    app.clock.advance(DAY_MS);
    answer(tweet(id, 20));
    const counts = await Promise.all([1, 2, 3].map(() => app.run(collectAll)));
    expect(counts.reduce((a, b) => a + b)).toBe(1);
    expect(calls()).toBe(2);
    app.clock.advance(3 * DAY_MS);
    answer(tweet(id, 50));
    await app.run(collectAll);
    expect(await days()).toEqual([
      ["2026-11-20", 10],
      ["2026-11-21", 20],
      ["2026-11-24", 50],
    ]);
  });

  it("goes on after a process was killed in the middle, when its claim has run out", async () => {
    const { calls, days } = await scene();
    app.clock.advance(DAY_MS);
    expect(await app.run(() => takeDue(10))).toHaveLength(1);
    await app.run(collectAll);
    expect(calls()).toBe(1);
    app.clock.advance(3 * MINUTE);
    await app.run(collectAll);
    expect([calls(), (await days()).length]).toEqual([2, 2]);
  });

  it("tries again after ten minutes, then half an hour, and says meanwhile what is wrong", async () => {
    const { id, calls, days, state, answer } = await scene();
    app.clock.advance(DAY_MS);
    answer({ status: 503, body: {} });
    await app.run(collectAll);
    expect(await state()).toMatchObject({
      state: "failing",
      fault: "unavailable",
      message: expect.stringContaining("応答していません"),
      next_at: new Date(app.clock.now().getTime() + 10 * MINUTE).toISOString(),
    });
    app.clock.advance(10 * MINUTE);
    await app.run(collectAll);
    app.clock.advance(10 * MINUTE);
    await app.run(collectAll);
    expect(calls()).toBe(3);
    app.clock.advance(20 * MINUTE);
    answer(tweet(id, 30));
    await app.run(collectAll);
    expect([(await state())?.state, (await days()).at(-1)?.[1]]).toEqual(["collected", 30]);
  });

  it("asks no sooner than the platform says, and one refusal is enough for all of its posts", async () => {
    const [first, second] = [await scene(), await scene()];
    app.clock.advance(DAY_MS);
    const refused = { status: 429, headers: { "retry-after": "3600" }, body: {} };
    for (const { answer } of [first, second]) answer(refused);
    await app.run(collectAll);
    expect(first.calls() + second.calls()).toBe(3);
    expect((await second.state())?.next_at).toBe(
      new Date(app.clock.now().getTime() + 60 * MINUTE).toISOString(),
    );
    // Nobody's share of the day is used by a call that was not made.
    const { rows } = await app.run(() =>
      db().execute(sql`select company_uid is null as is_server, sum(used)::int as used from platform_quotas
        where day = ${quotaDay("x", app.clock.now())} group by 1 order by 1`),
    );
    expect(rows.map(({ used }) => used)).toEqual([1, 1]);
    for (const { answer, id } of [first, second]) answer(tweet(id, 40));
    app.clock.advance(61 * MINUTE);
    await app.run(collectAll);
    expect([await first.state(), await second.state()].map((row) => row?.state)).toEqual([
      "collected",
      "collected",
    ]);
  });
});

describe("fetching by hand", () => {
  it("answers what came of it, and leaves what a person wrote", async () => {
    const { post, days, answer, collectNow, id } = await scene();
    const manual = { value: 999, source: "manual", fetched_at: app.clock.now().toISOString() };
    await app.run(() =>
      db().execute(sql`update project_posts
        set metrics = metrics || ${JSON.stringify({ likes: manual })}::jsonb where uid = ${post.uid}`),
    );
    answer(tweet(id, 77));
    const { body } = await collectNow();
    expect([body.collection.state, body.metrics.likes?.value]).toEqual(["collected", 999]);
    expect((await days()).map(([, likes]) => likes)).toEqual([77]);
    await app.run(() =>
      db().execute(
        sql`update post_daily_metrics set source = 'manual', likes = 5 where post_uid = ${post.uid}`,
      ),
    );
    await collectNow();
    expect((await days()).map(([, likes]) => likes)).toEqual([5]);
    // What the person did not write is measured all the same: the day is no gap for the other figures.
    await app.run(() =>
      db().execute(sql`update post_daily_metrics set likes = null, reach = 8 where post_uid = ${post.uid}`),
    );
    await collectNow();
    const { rows } = await app.run(() =>
      db().execute(
        sql`select likes::int, reach::int, source from post_daily_metrics where post_uid = ${post.uid}`,
      ),
    );
    expect(rows).toEqual([{ likes: 77, reach: 8, source: "manual" }]);
    answer({ status: 401, body: {} });
    const refused = await collectNow();
    expect([refused.status, refused.body.collection.fault]).toEqual([200, "key_refused"]);
  });

  it.runIf(process.env.TEST_ENGINE === "postgres")(
    "waits for a person who writes figures of the same day, and neither fails",
    async () => {
      const { company, post, collectNow, days, answer, id } = await scene();
      const [held, isAsked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      answer(tweet(id, 77));
      const written = app.run(() =>
        inTransaction(async () => {
          await lockPost(company.uid, post.uid);
          held.resolve();
          await isAsked.promise;
          const day = { company_uid: company.uid, post_uid: post.uid, measured_on: "2026-11-20" };
          await writeDay({ ...day, source: "manual", fetched_at: app.clock.now() }, { reach: 8 });
        }),
      );
      await held.promise;
      const collected = collectNow();
      const waiting = () =>
        app.run(async () => {
          const { rows } = await db().execute(sql`select 1 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`);
          return rows.length;
        });
      await expect.poll(waiting).toBe(1);
      isAsked.resolve();
      await written;
      expect([(await collected).status, (await days()).map(([, likes]) => likes)]).toEqual([200, [10]]);
    },
  );

  it("is refused while it is under way, to viewers, and to other companies", async () => {
    const { viewer, job, post, collectNow, staff } = await scene();
    app.clock.advance(DAY_MS);
    await app.run(() => takeDue(10));
    const { status, error } = await collectNow();
    expect([status, error.message]).toEqual([409, expect.stringContaining("いま取得中")]);
    const params = { id: post.uid };
    expect((await app.as(viewer).call(collectPost, { params })).error.code).toBe("forbidden");
    const other = await scene();
    expect((await app.as(other.staff).call(collectPost, { params })).error.code).toBe("not_found");
    expect((await app.as(other.staff).call(seePostChange, { params })).error.code).toBe("not_found");
    app.clock.advance(5 * MINUTE);
    const all = await app.as(staff).call(collectProjectPosts, { params: { id: job.project_uid } });
    expect(all.body).toEqual({ queued_count: 1 });
  });
});

it("gives up a post that is older than a year after the last of its tries", async () => {
  const { answer, calls } = await scene();
  answer({ status: 500, body: {} });
  app.clock.advance(370 * DAY_MS);
  const before = calls();
  for (let run = 0; run < 10; run++) {
    await app.run(collectAll);
    app.clock.advance(7 * 60 * MINUTE);
  }
  expect(calls() - before).toBe(5);
});

it("leaves a platform that answers nothing to a later run, so that other posts do not wait for it", async () => {
  const scenes: Awaited<ReturnType<typeof scene>>[] = [];
  for (let i = 0; i < 5; i++) scenes.push(await scene());
  app.clock.advance(DAY_MS);
  const asked = () => scenes.map(({ calls }) => calls());
  const before = asked();
  const timedOut = new DOMException("The operation timed out.", "TimeoutError");
  const clock = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort(timedOut));
  expect(await app.run(collectAll)).toBe(0);
  expect(clock).toHaveBeenCalledTimes(3);
  clock.mockRestore();
  const faults = await Promise.all(scenes.map(async ({ state }) => (await state())?.fault ?? null));
  expect(faults.toSorted()).toEqual([null, null, "timed_out", "timed_out", "timed_out"]);
  expect(asked()).toEqual(before);
  app.clock.advance(10 * MINUTE);
  expect(await app.run(collectAll)).toBe(5);
});

it("finds what is due by an index, however many posts wait for another day", async () => {
  const { job, post } = await scene();
  const later = new Date(app.clock.now().getTime() + DAY_MS).toISOString();
  const plan = await app.run(() =>
    currentDatabase().session(async (session) => {
      await session.rows(`insert into project_posts (uid, company_uid, project_uid, job_request_uid, creator_uid, platform,
          media_type, platform_id, url, created_at)
        select 'many-' || n, company_uid, project_uid, '${job.job_request_uid}', creator_uid, platform, media_type,
          'many-' || n, url, '${later}'
        from project_posts, generate_series(1, 3000) n where uid = '${post.uid}'`);
      await session.rows("analyze post_collections");
      const { sql: text, params } = dueCollections(app.clock.now(), 10).toSQL();
      const query = text.replace(/\$(\d+)/g, (_, n) => {
        const value = params[Number(n) - 1];
        return typeof value === "number" ? String(value) : `'${String(value)}'`;
      });
      return JSON.stringify(await session.rows(`explain ${query}`));
    }),
  );
  expect(plan).toContain("post_collections_due");
  expect(plan).not.toContain("Seq Scan on post_collections");
  // However many are due, one run takes no more than it asks for.
  app.clock.advance(2 * DAY_MS);
  await app.run(() => db().execute(sql`analyze`));
  expect(await app.run(() => takeDue(7))).toHaveLength(7);
});
