import { platforms } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { createSandbox, grownBy, sampleFigures, sampleFollowers } from "./sandbox.adapter.ts";

const at = (day: string) => ({ now: () => new Date(`${day}T03:00:00Z`) });

describe("samples", () => {
  it("are the same for the same id, different for others, and marked", async () => {
    for (const platform of platforms) {
      const adapter = createSandbox(platform, at("2026-11-20"));
      const [a, again, b] = [
        await adapter.fetchPost("abc"),
        await adapter.fetchPost("abc"),
        await adapter.fetchPost("abd"),
      ];
      expect(again).toEqual(a);
      expect([b.title, b.figures]).not.toEqual([a.title, a.figures]);
      expect(a.source).toBe("sandbox");
      expect(a.thumbnail).toMatch(/^\/demo-assets\/thumbnails\/\d{1,2}\.svg$/);
      expect(a.title).toMatch(/^【.+】.+/);
      expect((await adapter.fetchAccount("@hana")).handle).toBe("hana");
      expect(await adapter.listRecentMedia("hana")).toHaveLength(12);
    }
  });

  it("grow every day, most at first, and never fall", () => {
    for (const id of ["a", "b", "c", "d", "e"]) {
      const shares = Array.from({ length: 31 }, (_, day) => grownBy(id, day));
      expect(shares.every((share, day) => day === 0 || share > (shares[day - 1] ?? 0))).toBe(true);
      expect(shares[30]).toBeCloseTo(1, 10);
      expect((shares[7] ?? 0) - (shares[0] ?? 0)).toBeGreaterThan((shares[30] ?? 0) - (shares[23] ?? 0));
      const views = Array.from({ length: 31 }, (_, day) => sampleFigures("tiktok", id, day).views ?? 0);
      expect(views.every((value, day) => day === 0 || value >= (views[day - 1] ?? 0))).toBe(true);
    }
  });

  it("have one row per day since posting, the last one being what a fetch gives", async () => {
    const posted_at = new Date("2026-11-10T20:00:00Z");
    const adapter = createSandbox("youtube", at("2026-11-20"));
    const days = adapter.history?.("abc", posted_at) ?? [];
    expect(days.map(({ on }) => on)).toEqual(
      [11, 12, 13, 14, 15, 16, 17, 18, 19, 20].map((d) => `2026-11-${d}`),
    );
    expect(days.at(-1)?.figures).toEqual((await adapter.fetchPost("abc", { posted_at })).figures);
    expect(days.at(-1)?.figures).not.toHaveProperty("impressions");
  });

  it("have followers in believable numbers, the same on the same day, that hardly move within a week", () => {
    const handles = Array.from({ length: 200 }, (_, n) => `hana${n}`);
    const counts = handles.map((handle) => sampleFollowers("instagram", handle, "2026-11-20"));
    expect(counts).toEqual(handles.map((handle) => sampleFollowers("instagram", handle, "2026-11-20")));
    expect(counts.filter((n) => n < 10_000).length).toBeGreaterThan(20);
    expect(counts.filter((n) => n >= 100_000).length).toBeGreaterThan(20);
    const later = handles.map((handle) => sampleFollowers("instagram", handle, "2026-11-27"));
    const moved = counts.map((count, n) => Math.abs((later[n] ?? 0) / count - 1));
    expect(Math.max(...moved)).toBeLessThan(0.03);
    expect(moved.filter((share) => share > 0.001).length).toBeGreaterThan(100);
    expect(Math.min(...handles.map((handle) => sampleFollowers("x", handle, "2040-01-01")))).toBeGreaterThan(
      0,
    );
  });

  it("reach about as far as their owner's followers, alike in the list, by id and over the days", async () => {
    const adapter = createSandbox("instagram", at("2026-11-20"));
    for (const handle of ["hana", "mio", "sora"]) {
      const { follower_count } = await adapter.fetchAccount(handle);
      const [post] = await adapter.listRecentMedia(handle);
      const reactions = (post?.like_count ?? 0) + (post?.comment_count ?? 0);
      expect(reactions / (follower_count ?? 1)).toBeLessThan(0.25);
      const { id = "", posted_at } = post ?? {};
      const hint = { owner_handle: handle, posted_at: new Date(posted_at ?? "") };
      expect((await adapter.fetchPost(id, hint)).figures).toEqual(post?.figures);
      expect(adapter.history?.(id, hint.posted_at, handle).at(-1)?.figures).toEqual(post?.figures);
    }
  });

  it("keep their day of posting while time goes on", async () => {
    const days = await Promise.all(
      ["2026-11-20", "2026-11-21", "2026-11-22"].map(async (day) =>
        (await createSandbox("x", at(day)).fetchPost("1720000000000000001")).posted_at?.slice(0, 10),
      ),
    );
    expect(new Set(days).size).toBe(1);
  });
});
