import { checkPostPr, listNotifications, listPrLedger, listTodo, seePostChange } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "../core/clock.ts";
import { db } from "../db/index.ts";
import { collectionScenes, GONE, PRIVATE } from "../testing/collectionScene.ts";
import type { Answer } from "../testing/platformStub.ts";
import { collectAll } from "./collectMetrics.job.ts";

const { app, scene, tweet } = await collectionScenes();

describe("a post that is no longer what it was", () => {
  it("is notified once, waits in 今日やること until somebody has looked, and keeps its last figures", async () => {
    const { staff, post, state, days, answer, id } = await scene();
    app.clock.advance(DAY_MS);
    answer(GONE);
    await app.run(collectAll);
    const lost_at = app.clock.now().toISOString();
    app.clock.advance(DAY_MS);
    await app.run(collectAll);
    expect(await state()).toMatchObject({ state: "gone", is_unseen: true, lost_at });
    const { body: notices } = await app.as(staff).call(listNotifications);
    expect(notices.items.filter(({ kind }) => kind === "post_lost")).toMatchObject([
      { title: expect.stringContaining("見つからなく"), href: expect.stringContaining(`?post=${post.uid}`) },
    ]);
    expect((await days()).map(([, likes]) => likes)).toEqual([10]);
    const waits = async () =>
      (await app.as(staff).call(listTodo)).body.kinds.find(({ kind }) => kind === "post_lost")?.total ?? 0;
    expect(await waits()).toBe(1);
    await app.as(staff).call(seePostChange, { params: { id: post.uid } });
    expect([await waits(), (await state())?.state]).toEqual([0, "gone"]);
    app.clock.advance(DAY_MS);
    answer(tweet(id, 12));
    await app.run(collectAll);
    expect(await state()).toMatchObject({ state: "collected", lost_at: null });
  });

  it("notifies that it is private, and that its text has changed, with both texts, once each", async () => {
    const { state, answer, id, staff, calls, looks } = await scene();
    const news = async () =>
      (await app.as(staff).call(listNotifications)).body.items.flatMap(({ kind, title }) =>
        kind === "post_lost" ? [title] : [],
      );
    app.clock.advance(DAY_MS);
    answer(PRIVATE);
    await app.run(collectAll);
    expect((await state())?.state).toBe("private");
    expect(await news()).toEqual(["投稿が非公開になりました"]);
    app.clock.advance(DAY_MS);
    answer(tweet(id, 20, "本文を書き直しました"));
    await app.run(collectAll);
    expect(await state()).toMatchObject({
      state: "collected",
      is_unseen: true,
      caption: "本文を書き直しました",
      caption_before: "使ってみました #PR",
    });
    // The disclosure went with the text: looked at on the same day, by the same fetch.
    expect((await news())[0]).toBe("投稿から必要な表記が消えました");
    expect([(await news()).length, calls()]).toEqual([2, 3]);
    expect((await looks()).slice(0, 2)).toEqual(["changed", "day_1"]);
  });

  it("is no news again once it is back, where its change was looked at before it was lost", async () => {
    const { state, answer, id, staff, post } = await scene();
    const night = async (given: Answer) => {
      app.clock.advance(DAY_MS);
      answer(given);
      await app.run(collectAll);
      return (await state())?.is_unseen;
    };
    expect(await night(tweet(id, 20, "書き直しました #PR"))).toBe(true);
    await app.as(staff).call(seePostChange, { params: { id: post.uid } });
    expect(await night(GONE)).toBe(true);
    expect(await night(tweet(id, 30, "書き直しました #PR"))).toBe(false);
    // A change that nobody has looked at still is.
    expect(await night(tweet(id, 40, "また書き直しました #PR"))).toBe(true);
    await night(GONE);
    expect(await night(tweet(id, 50, "また書き直しました #PR"))).toBe(true);
  });

  it("is lost no longer once somebody has read it again by hand, and is measured by the next run", async () => {
    const { state, answer, id, staff, post, days } = await scene();
    app.clock.advance(DAY_MS);
    answer(GONE);
    await app.run(collectAll);
    expect((await state())?.state).toBe("gone");
    const check = (body: object) => app.as(staff).call(checkPostPr, { params: { id: post.uid }, body });
    await check({ caption: "画面で読みました #PR" });
    expect((await state())?.state).toBe("gone");
    answer(tweet(id, 30));
    await check({});
    expect(await state()).toMatchObject({ state: "collected", lost_at: null, is_unseen: false });
    await app.run(collectAll);
    expect((await days()).at(-1)).toEqual(["2026-11-21", 30]);
  });

  it("claims nothing any more of its disclosure when all of its words are gone", async () => {
    const { staff, job, answer, id } = await scene();
    const check = async () =>
      (await app.as(staff).call(listPrLedger, { params: { id: job.project_uid } })).body.items[0]?.post
        .pr_check;
    expect((await check())?.status).toBe("ok");
    app.clock.advance(DAY_MS);
    answer(tweet(id, 20, ""));
    await app.run(collectAll);
    expect(await check()).toMatchObject({ status: "unchecked", found: [], checked_at: null });
  });

  it("notifies nobody of a story that has ended by itself", async () => {
    const { state, answer, staff, post } = await scene();
    await app.run(() =>
      db().execute(sql`update project_posts set media_type = 'story' where uid = ${post.uid}`),
    );
    app.clock.advance(DAY_MS);
    answer(GONE);
    await app.run(collectAll);
    expect(await state()).toMatchObject({ state: "finished", lost_at: null, next_at: null });
    const { body } = await app.as(staff).call(listNotifications);
    expect(body.items.filter(({ kind }) => kind === "post_lost")).toEqual([]);
  });
});
