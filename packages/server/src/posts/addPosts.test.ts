import {
  createProjectPost,
  createProjectPosts,
  exportProjectReport,
  getDailyMetrics,
  getSummaryMetrics,
  listPostFigures,
  listProjectPosts,
  listRemovedPosts,
  setPostRemoved,
  updatePostFigures,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { dayInJapan } from "../core/clock.ts";
import { db, inTransaction } from "../db/index.ts";
import { findJobRequest } from "../job-requests/job-requests.repository.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { createTestApp, DAY, insertCompany, insertMember } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { rowsOf } from "../testing/recount.ts";
import { collectAll } from "./collectMetrics.job.ts";
import { purgeRemovedPosts } from "./purgeRemovedPosts.job.ts";
import { storePosts } from "./storePosts.service.ts";
import { unreadPost } from "./unreadPost.ts";

const app = await createTestApp({ env: { PLATFORM_SANDBOX: "on" } });

/** A project with three creators: one on X with two accounts, one on YouTube, one who has not answered yet. */
const scene = async () => {
  const company = await app.run(() => insertCompany());
  const staff = await app.run(() => insertMember(company, "staff"));
  const job = (values: Parameters<typeof insertSentJob>[1]) => app.run(() => insertSentJob(company, values));
  const hana = await job({
    job: { job_status: "accepted" },
    creator: {
      display_name: "はな",
      accounts: [
        { platform: "x", handle: "hana" },
        { platform: "x", handle: "hana_sub" },
      ],
    },
  });
  const { project_uid } = hana;
  const ken = await job({
    project_uid,
    job: { job_status: "inspected" },
    creator: { display_name: "けん", accounts: [{ platform: "x", handle: "ken" }] },
  });
  const mio = await job({
    project_uid,
    creator: { display_name: "みお", accounts: [{ platform: "x", handle: "mio" }] },
  });
  const add = (...lines: { url: string; job_request_uid?: string }[]) =>
    app.as(staff).call(createProjectPosts, { params: { id: project_uid }, body: { lines } });
  const list = async (query = {}) =>
    (await app.as(staff).call(listProjectPosts, { params: { id: project_uid, format: "json" }, query })).body
      .items;
  return { company, staff, project_uid, hana, ken, mio, add, list };
};

let number = 1_720_000_000_000;
const tweet = (who: string, id = ++number) => `https://x.com/${who}/status/${id}`;

const statuses = async (project_uid: string) =>
  app.run(async () => {
    const { rows } =
      await db().execute(sql`select managed_creator_uid as uid, job_status from project_creators
      where project_uid = ${project_uid}`);
    return new Map(rows.map(({ uid, job_status }) => [uid, job_status]));
  });

describe("many addresses at once", () => {
  it("stores what fits an account, and says of every other line why not and what to do", async () => {
    const { add, hana, ken, project_uid, list } = await scene();
    const again = tweet("hana");
    const { status, body } = await add(
      { url: again },
      { url: tweet("hana_sub") },
      { url: tweet("ken") },
      { url: again },
      { url: tweet("stranger") },
      { url: tweet("mio") },
      { url: "こんにちは" },
      { url: tweet("stranger"), job_request_uid: hana.job_request_uid },
    );
    expect(status).toBe(200);
    expect(
      body.items.map(({ kind, post }) => [kind, post?.creator.name ?? null, post?.owner_mismatch]),
    ).toEqual([
      ["stored", "はな", false],
      ["stored", "はな", false],
      ["stored", "けん", false],
      ["duplicate", null, undefined],
      ["choose", null, undefined],
      ["closed", null, undefined],
      ["unreadable", null, undefined],
      ["stored", "はな", true],
    ]);
    for (const { kind, reason } of body.items)
      expect(reason === null, `${kind}: ${reason}`).toBe(kind === "stored");
    const after = await statuses(project_uid);
    expect([after.get(hana.creator_uid), after.get(ken.creator_uid)]).toEqual(["posted", "inspected"]);
    expect(await list()).toHaveLength(4);
    const second = await add({ url: again }, { url: "" });
    expect(second.body.items.map(({ kind, duplicate_uid }) => [kind, duplicate_uid !== null])).toEqual([
      ["duplicate", true],
      ["unreadable", false],
    ]);
  });

  it("takes every address of one pasted text, also through the call for one post", async () => {
    const { staff, hana, list } = await scene();
    const [one, two] = [tweet("hana"), tweet("hana_sub")];
    const { status, body } = await app.as(staff).call(createProjectPost, {
      body: {
        job_request_uid: hana.job_request_uid,
        url: `1本目 ${one}、2本目は ${two} です https://example.com/`,
      },
    });
    expect([status, body.url, body.others.map(({ kind, url }) => [kind, url])]).toEqual([
      201,
      one,
      [["stored", two]],
    ]);
    expect((await list()).map(({ url }) => url).sort()).toEqual([one, two].sort());
  });

  it("takes twenty lines at once, and refuses more than fifty", async () => {
    const { add } = await scene();
    const two = await add(...Array.from({ length: 2 }, () => ({ url: tweet("hana") })));
    const twenty = await add(...Array.from({ length: 20 }, () => ({ url: tweet("ken") })));
    expect([...two.body.items, ...twenty.body.items].every(({ kind }) => kind === "stored")).toBe(true);
    const tooMany = await add(...Array.from({ length: 51 }, () => ({ url: tweet("hana") })));
    expect(tooMany.error.code).toBe("invalid_request");
  });
});

it("takes no job back that somebody took further while the platform was asked", async () => {
  const { company, staff, hana, ken, project_uid } = await scene();
  const move = (creator_uid: string, status: string) =>
    db().execute(sql`update project_creators set job_status = ${status}
      where project_uid = ${project_uid} and managed_creator_uid = ${creator_uid}`);
  const late = async (one: typeof hana, now: string) => {
    const job = await findJobRequest(company.uid, one.job_request_uid);
    if (!job) throw new Error("no job");
    const id = String(++number);
    const address = {
      platform: "x",
      platform_id: id,
      media_type: null,
      owner_handle: "hana",
      url: "",
    } as const;
    await move(one.creator_uid, now);
    const media = unreadPost(address, `https://x.com/hana/status/${id}`, "2026-11-20T00:00:00.000Z");
    const read = { job, media, platform_id: id, media_type: media.media_type, url: media.url, handles: [] };
    const actor = { ...staff, kind: "member" } as unknown as Parameters<typeof storePosts>[0];
    return inTransaction(() => storePosts(actor, [read]));
  };
  await app.run(() => move(ken.creator_uid, "approved"));
  const stored = [await app.run(() => late(hana, "cancelled")), await app.run(() => late(ken, "inspected"))];
  expect(stored.map(({ size }) => size)).toEqual([1, 1]);
  const after = await statuses(project_uid);
  expect([after.get(hana.creator_uid), after.get(ken.creator_uid)]).toEqual(["cancelled", "inspected"]);
});

describe("figures by hand", () => {
  it("keeps value, source and day, wins over samples, and stands in the history", async () => {
    const { add, staff, list, project_uid } = await scene();
    const { body } = await add({ url: tweet("hana") });
    const params = { id: body.items[0]?.post?.uid ?? "" };
    const write = (figures: object, more: object = {}) =>
      app.as(staff).call(updatePostFigures, {
        params,
        body: { measured_on: "2026-11-20", figures, ...more },
      });
    const today = app.clock.now();
    const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" }).format(today);
    const written = await write({ views: 12_345, reach: 900 }, { measured_on: day, source: "creator" });
    expect(written.body.metrics).toMatchObject({
      views: { value: 12_345, source: "creator" },
      reach: { value: 900, source: "creator" },
      likes: { source: "sandbox" },
    });
    // No file of what was measured holds samples, and none of its rows is marked as one.
    const fileOf = async (kind: "posts" | "daily") =>
      rowsOf(
        await app
          .as(staff)
          .fetch(exportProjectReport, { params: { id: project_uid, format: "csv" }, query: { kind } }),
      );
    expect((await fileOf("daily")).map((row) => [row.再生数, row.リーチ, row.いいね])).toEqual([
      ["12345", "900", ""],
    ]);
    expect((await fileOf("posts")).map((row) => [row.いいね, row.サンプル])).toEqual([["", ""]]);
    app.clock.advance(DAY);
    await app.run(collectAll);
    expect((await list({ source: ["creator"] }))[0]?.metrics.views).toMatchObject({ value: 12_345 });
    expect(await list({ source: ["manual"] })).toEqual([]);
    // Taken back on another day, it is gone from the day on which it was read, and that other day stays open to a fetch.
    const next = dayInJapan(app.clock.now());
    expect(day < next).toBe(true);
    expect((await write({ reach: null }, { measured_on: next })).body.metrics.reach).toBeNull();
    const { body: daily } = await app.as(staff).call(getDailyMetrics, {
      params: { id: project_uid },
      query: { field: "reach" },
    });
    expect(daily.series.flatMap(({ points }) => points.filter(({ value }) => value === 900))).toEqual([]);
    expect((await write({ likes: null }, { measured_on: day })).error.fields).toHaveProperty([
      "figures.likes",
    ]);
    expect((await write({ reach: 1 }, { measured_on: "2099-01-01" })).error.fields).toHaveProperty(
      "measured_on",
    );
    expect(
      (await write({ reach: 1 }, { measured_on: day, screenshot_uid: "foreign" })).error.fields,
    ).toHaveProperty("screenshot_uid");
    const { body: history } = await app.as(staff).call(listPostFigures, { params });
    expect(history.items.map(({ figures, source }) => [figures, source])).toEqual([
      [{ reach: null }, "manual"],
      [{ views: 12_345, reach: 900 }, "creator"],
    ]);
  });
});

describe("removal", () => {
  it("takes the post out of every list and sum, keeps the figures and the status, and can be undone", async () => {
    const { add, staff, project_uid, hana, list } = await scene();
    const url = tweet("hana");
    const uid = (await add({ url })).body.items[0]?.post?.uid ?? "";
    const set = (is_removed: boolean) =>
      app.as(staff).call(setPostRemoved, {
        params: { id: uid },
        body: { is_removed, reason: is_removed ? " 別の案件の投稿 " : "" },
      });
    const removed = async () =>
      (await app.as(staff).call(listRemovedPosts, { params: { id: project_uid } })).body.items;
    const count = async () =>
      (await app.as(staff).call(getSummaryMetrics, { params: { id: project_uid } })).body.post_count;
    const views = (await list())[0]?.metrics.views;
    expect((await set(true)).status).toBe(200);
    expect([await list(), await count()]).toEqual([[], 0]);
    expect((await statuses(project_uid)).get(hana.creator_uid)).toBe("posted");
    expect(await removed()).toMatchObject([
      { post: { uid }, reason: "別の案件の投稿", removed_by: { uid: staff.uid } },
    ]);
    expect((await set(false)).body.metrics.views).toEqual(views);
    expect(await removed()).toEqual([]);
    expect([(await list()).length, await count()]).toEqual([1, 1]);
    await set(true);
    // Registered again: the same post, with what was measured before.
    expect((await add({ url })).body.items[0]?.post?.uid).toBe(uid);
    await set(true);
    app.clock.advance(31 * DAY);
    await app.run(() => purgeRemovedPosts.run({}));
    expect((await set(false)).error.code).toBe("not_found");
  });
});

leavesInTheLog(() => app, ["post.remove", "post.restore"]);
