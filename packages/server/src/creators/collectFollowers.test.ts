import { getCreator, getManagedCreator, listCreators, listManagedCreators } from "@tsumugi/contract";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { creatorAccounts } from "../db/schema/creators.ts";
import { sampleFollowers } from "../platforms/sandbox.adapter.ts";
import {
  createTestApp,
  DAY,
  insertCompany,
  insertCreator,
  insertGenre,
  insertManagedCreator,
  insertMember,
} from "../testing/index.ts";
import { collectFollowers } from "./collectFollowers.job.ts";

const app = await createTestApp({ env: { PLATFORM_SANDBOX: "on" } });
const bare = await createTestApp();

const night = (on = app) => on.run(() => collectFollowers.run({}));

const { company, staff } = await app.run(async () => {
  const company = await insertCompany();
  return { company, staff: await insertMember(company) };
});
const detail = async (id: string) => (await app.as(staff).call(getCreator, { params: { id } })).body;
const record = async (id: string) => (await app.as(staff).call(getManagedCreator, { params: { id } })).body;

describe("every night", () => {
  it("followers are fetched, summed, and noted for the day; a second run finds nothing to do", async () => {
    const creator = await app.run(() =>
      insertCreator({
        accounts: [
          { platform: "instagram", handle: "hana", follower_count: 1 },
          { platform: "x", handle: "hana", follower_count: 1 },
        ],
      }),
    );
    await night();
    const sum =
      sampleFollowers("instagram", "hana", "2026-11-20") + sampleFollowers("x", "hana", "2026-11-20");
    const first = await detail(creator.uid);
    expect(first).toMatchObject({
      follower_count: sum,
      follower_history: [{ on: "2026-11-20", follower_count: sum }],
      fetched_at: "2026-11-20T03:00:00.000Z",
    });
    expect(first.follower_trend.at(-1)).toBe(sum);
    app.clock.advance(60_000);
    await night();
    expect((await detail(creator.uid)).fetched_at).toBe("2026-11-20T03:00:00.000Z");
    app.clock.advance(7 * DAY);
    await night();
    expect((await detail(creator.uid)).follower_history.map(({ on }) => on)).toEqual([
      "2026-11-20",
      "2026-11-27",
    ]);
  });

  it("reach the records that are connected, without a new version, and order their list", async () => {
    const [creator, own] = await app.run(async () => {
      const creator = await insertCreator({
        accounts: [{ platform: "tiktok", handle: "sora", follower_count: 3 }],
      });
      const own = await insertManagedCreator(company, {
        creator_uid: creator.uid,
        accounts: [
          { platform: "tiktok", handle: "SORA", follower_count: 3 },
          { platform: "youtube", handle: "sora_private", follower_count: 10 },
        ],
      });
      await insertManagedCreator(company, {
        accounts: [{ platform: "x", handle: "few", follower_count: 14 }],
      });
      return [creator, own];
    });
    expect((await record(own.uid)).follower_count).toBe(13);
    await night();
    const count = (await detail(creator.uid)).follower_count ?? 0;
    expect(count).toBeGreaterThan(100);
    expect(await record(own.uid)).toMatchObject({
      follower_count: count + 10,
      version: own.version,
      accounts: [
        { handle: "sora", follower_count: count, synced: true },
        { handle: "sora_private", follower_count: 10, synced: false },
      ],
    });
    const { body } = await app
      .as(staff)
      .call(listManagedCreators, { query: { sort: "-follower_count", follower_min: 14 } });
    expect(body.items[0]?.uid).toBe(own.uid);
  });

  it("a record shows the public figures as they are now, before any night has passed", async () => {
    const [creator, own] = await app.run(async () => {
      const creator = await insertCreator({
        accounts: [{ platform: "x", handle: "umi", follower_count: 5 }],
      });
      const accounts = [{ platform: "x" as const, handle: "umi", follower_count: 5 }];
      return [creator, await insertManagedCreator(company, { creator_uid: creator.uid, accounts })];
    });
    await app.run(() =>
      db()
        .update(creatorAccounts)
        .set({ follower_count: 777 })
        .where(eq(creatorAccounts.creator_uid, creator.uid)),
    );
    expect(await record(own.uid)).toMatchObject({ follower_count: 777, accounts: [{ follower_count: 777 }] });
  });

  it("a genre gets its median once enough rates are known, over open creators only", async () => {
    const genre = await app.run(async () => {
      const genre = await insertGenre({ uid: "cook", name: "料理" });
      const insert = (engagement_rate: number | null, more = {}) =>
        insertCreator({ name: "料理人", genre_uids: [genre.uid], engagement_rate, ...more });
      for (const rate of [0.01, 0.02, 0.03, 0.06]) await insert(rate);
      await insert(null);
      await insert(0.9, { is_open: false });
      await insert(0.9, { deleted_at: new Date() });
      return genre;
    });
    const medians = async () => {
      await night();
      const { body } = await app.as(staff).call(listCreators, { query: { genre: [genre.uid] } });
      return [...new Set(body.items.map(({ genre_engagement_median }) => genre_engagement_median))];
    };
    expect(await medians()).toEqual([null]);
    await app.run(() => insertCreator({ name: "料理人", genre_uids: [genre.uid], engagement_rate: 0.04 }));
    expect(await medians()).toEqual([0.03]);
  });

  it("a platform without a key is left alone, and what was known stays", async () => {
    const creator = await bare.run(() =>
      insertCreator({ accounts: [{ platform: "x", handle: "yama", follower_count: 4 }] }),
    );
    await night(bare);
    const { rows } = await bare.run(() =>
      db().execute(
        sql`select follower_count, fetched_at from creator_accounts where creator_uid = ${creator.uid}`,
      ),
    );
    expect(rows).toEqual([{ follower_count: 4, fetched_at: null }]);
  });
});
