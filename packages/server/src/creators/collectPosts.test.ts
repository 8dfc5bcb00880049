import { getCreator, listCreators, type OpenCreatorListQuery } from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { db } from "../db/index.ts";
import { creatorAccounts, creatorPosts } from "../db/schema/creators.ts";
import { createTestApp, DAY, insertCompany, insertCreator, insertMember } from "../testing/index.ts";
import { collectFollowers } from "./collectFollowers.job.ts";

const samples = await createTestApp({ env: { PLATFORM_SANDBOX: "on" } });
const real = await createTestApp({ env: { X_BEARER_TOKEN: "secret" } });

const night = (app = samples) => app.run(() => collectFollowers.run({}));
const staffOf = (app: typeof samples) => app.run(async () => insertMember(await insertCompany()));
const staff = await staffOf(samples);
const other = await staffOf(real);

const detail = async (id: string) => (await samples.as(staff).call(getCreator, { params: { id } })).body;
const found = async (query: OpenCreatorListQuery) =>
  (await samples.as(staff).call(listCreators, { query })).body.items.map(({ uid }) => uid);

const oldPost = (creator_uid: string, url: string, posted_at: Date, handle_key: string | null = null) => ({
  creator_uid,
  url,
  posted_at,
  handle_key,
  platform: "x" as const,
  media_type: "text" as const,
});

describe("every night", () => {
  it("the newest posts, the rate and the last post are computed again, and the filters find by them", async () => {
    const accounts = [{ platform: "tiktok" as const, handle: "hana", follower_count: 9 }];
    const uid = await samples.run(async () => {
      const stale = { engagement_rate: 0.9, last_posted_at: new Date("2025-01-01T00:00:00Z") };
      return (await insertCreator({ accounts, ...stale })).uid;
    });
    expect(await found({ uid: [uid], engagement_min: 0.5 })).toEqual([uid]);
    await night();
    const after = await detail(uid);
    expect(after.recent_posts).toHaveLength(12);
    expect(after.last_posted_at).toBe(after.recent_posts[0]?.posted_at);
    const followers = after.follower_count ?? 0;
    const rates = after.recent_posts.map(
      ({ likes, comments }) => ((likes ?? 0) + (comments ?? 0)) / followers,
    );
    expect(after.engagement_rate).toBeCloseTo(rates.reduce((a, b) => a + b, 0) / rates.length, 12);
    expect(after.engagement_rate).toBeLessThan(0.2);
    expect(await found({ uid: [uid], engagement_min: 0.5 })).toEqual([]);
    expect(await found({ uid: [uid], posted_within_days: 7 })).toEqual([uid]);

    samples.clock.advance(10 * DAY);
    expect(await found({ uid: [uid], posted_within_days: 7 })).toEqual([]);
    await night();
    expect(await found({ uid: [uid], posted_within_days: 7 })).toEqual([uid]);
    const later = await detail(uid);
    expect(later.last_posted_at).not.toBe(after.last_posted_at);
    expect(later.recent_posts).toHaveLength(12);
    expect(later.follower_history).toHaveLength(2);
  });

  it("a creator of whom no post was ever fetched keeps what the profile says", async () => {
    const uid = await samples.run(async () => (await insertCreator({ engagement_rate: 0.03 })).uid);
    await night();
    expect((await detail(uid)).engagement_rate).toBe(0.03);
  });
});

describe("with the real X and no key for the others", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** `users` by name; a name that is not there answers 503. Tweets of every user are the same two. */
  function answer(users: Record<string, number>, tweets: object[] | number) {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (url: URL) => {
      asked.push(url.pathname);
      const [, name = ""] = /by\/username\/(\w+)/.exec(url.pathname) ?? [];
      const failure = (status: number) => new Response("{}", { status });
      if (name === "gone") return Response.json({ errors: [{}] });
      if (name) {
        const followers_count = users[name];
        if (followers_count === undefined) return failure(503);
        return Response.json({
          data: { id: name, name, username: name, public_metrics: { followers_count } },
        });
      }
      return typeof tweets === "number" ? failure(tweets) : Response.json({ data: tweets });
    });
    return asked;
  }

  const tweet = (id: string, created_at: string, like_count: number) => ({
    id,
    created_at,
    text: "花",
    public_metrics: { like_count, reply_count: 0 },
  });
  const newest = [tweet("2", "2026-11-19T00:00:00Z", 30), tweet("1", "2026-11-10T00:00:00Z", 10)];
  const insert = (handle: string, platform: "x" | "youtube" = "x") =>
    real.run(() => insertCreator({ accounts: [{ platform, handle, follower_count: 5 }] }));
  const read = async (id: string) => (await real.as(other).call(getCreator, { params: { id } })).body;

  it("an account that fails does not stop those behind it, and its figures stay", async () => {
    const [broken, fine] = [await insert("a_broken"), await insert("b_fine")];
    const asked = answer({ b_fine: 100 }, newest);
    await night(real);
    expect(await read(broken.uid)).toMatchObject({
      follower_count: 5,
      fetched_at: null,
      engagement_rate: null,
    });
    expect(await read(fine.uid)).toMatchObject({
      follower_count: 100,
      engagement_rate: 0.2,
      last_posted_at: "2026-11-19T00:00:00.000Z",
    });
    expect(asked.filter((path) => path.endsWith("a_broken"))).toHaveLength(1);
  });

  it("five without an answer in a row, and the platform is left alone; without a key at once, notified once", async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) await insert(`down${n}`);
    for (const n of [1, 2]) await insert(`tube${n}`, "youtube");
    real.clock.advance(DAY);
    const asked = answer({}, newest);
    const warn = vi.spyOn(real.deps.logger, "warn");
    await night(real);
    expect(asked).toHaveLength(5);
    const logged = warn.mock.calls.map(([first]) => first);
    expect(logged).toHaveLength(2);
    expect(logged).toContainEqual({ figures: "x", code: "platform_unavailable" });
    expect(logged).toContainEqual({ figures: "youtube", code: "platform_not_configured" });
    warn.mockRestore();
    await real.run(() => db().delete(creatorAccounts));
  });

  it("what an owner took down goes, older posts and those of another account stay, a gone account has none", async () => {
    const person = await insert("hana");
    const gone = await insert("gone");
    await real.run(() =>
      db()
        .insert(creatorPosts)
        .values([
          oldPost(
            person.uid,
            "https://x.com/hana/status/taken_down",
            new Date("2026-11-15T00:00:00Z"),
            "hana",
          ),
          oldPost(person.uid, "https://x.com/hana/status/old", new Date("2026-09-01T00:00:00Z")),
          oldPost(person.uid, "https://x.com/second/status/9", new Date("2026-11-15T00:00:00Z"), "second"),
          oldPost(gone.uid, "https://x.com/gone/status/1", new Date("2026-11-15T00:00:00Z"), "gone"),
        ]),
    );
    answer({ hana: 100 }, newest);
    real.clock.advance(DAY);
    await night(real);
    const urls = async (uid: string) =>
      (await real.run(() => db().select().from(creatorPosts).where(eq(creatorPosts.creator_uid, uid)))).map(
        ({ url }) => url.split("/").at(-1),
      );
    expect((await urls(person.uid)).sort()).toEqual(["1", "2", "9", "old"]);
    expect(await urls(gone.uid)).toEqual([]);
    expect((await read(gone.uid)).follower_count).toBeNull();
  });

  it("followers are fetched also where the posts are refused, and the posts known stay", async () => {
    const person = await insert("mio");
    answer({ mio: 70 }, 403);
    real.clock.advance(DAY);
    await night(real);
    expect(await read(person.uid)).toMatchObject({ follower_count: 70, last_posted_at: null });
  });
});
