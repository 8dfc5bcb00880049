import {
  checkPostPr,
  createProjectPost,
  deletePostReuse,
  listNotifications,
  listPrLedger,
  listProjectPosts,
  listPrRules,
  savePostReuse,
  signPostPr,
  updatePrRule,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { createTestApp, DAY, insertCompany, insertMember } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { uploadsIn } from "../testing/uploads.ts";
import { collectAll } from "./collectMetrics.job.ts";

const app = await createTestApp({ env: { PLATFORM_SANDBOX: "on" } });
const { send, viewer } = uploadsIn(app);

let number = 1_730_000_000_000;

const scene = async () => {
  const company = await app.run(() => insertCompany({ ng_words: ["治る"] }));
  const staff = await app.run(() => insertMember(company, "staff"));
  const job = await app.run(() =>
    insertSentJob(company, {
      job: { job_status: "accepted" },
      project: { required_hashtags: ["つむぎ"] },
      creator: { display_name: "はな", accounts: [{ platform: "x", handle: "hana" }] },
    }),
  );
  const { body: post } = await app.as(staff).call(createProjectPost, {
    body: { job_request_uid: job.job_request_uid, url: `https://x.com/hana/status/${++number}` },
  });
  const params = { id: post.uid };
  const ledger = async () =>
    (await app.as(staff).call(listPrLedger, { params: { id: job.project_uid } })).body.items[0];
  const check = (body: object) => app.as(staff).call(checkPostPr, { params, body });
  const sign = (body: object) =>
    app.as(staff).call(signPostPr, { params, body: { is_signed: true, has_label: true, ...body } });
  return { company, staff, job, post, params, ledger, check, sign };
};

/** The post's day is moved, as time does, and its figures are due. */
const postedDaysAgo = (uid: string, days: number) =>
  app.run(async () => {
    const at = new Date(app.clock.now().getTime() - days * DAY).toISOString();
    await db().execute(sql`update project_posts set posted_at = ${at}::timestamptz, created_at = ${at}::timestamptz
      where uid = ${uid}`);
    await db().execute(sql`update post_collections set next_at = ${app.clock.now().toISOString()}::timestamptz
      where post_uid = ${uid}`);
  });

describe("looks at a post", () => {
  it("keep the text as it stood, and what each rule came to", async () => {
    const { check, ledger } = await scene();
    const text = "使ってみました。絶対に治る #つむぎ";
    const { status, body } = await check({ caption: text });
    expect(status).toBe(201);
    expect(body.looks.map(({ occasion, caption }) => [occasion, caption === text])).toEqual([
      ["by_hand", true],
      ["registered", false],
    ]);
    expect(body.looks[0]?.results.map(({ label, ok }) => [label, ok])).toEqual([
      ["#つむぎ", true],
      ["PR表記", false],
      ["NGワード「治る」", false],
    ]);
    expect(body.post.pr_check).toMatchObject({ status: "missing", missing: ["PR表記"], ng_words: ["治る"] });
    expect((await ledger())?.looks).toHaveLength(2);
  });

  it("show a picture as evidence to the company alone", async () => {
    const { staff, check, company } = await scene();
    const { body: image } = await send(staff, "evidence");
    const { body } = await check({ caption: "#PR #つむぎ", screenshot_uid: image.uid });
    const shown = body.looks[0]?.screenshot?.url ?? "";
    expect((await (await viewer(staff))(shown)).status).toBe(200);
    const foreign = await scene();
    expect((await (await viewer(foreign.staff))(shown)).status).toBe(404);
    const admin = await app.run(() => insertMember(company, "admin"));
    const { body: profile } = await send(admin, "profile");
    expect((await check({ caption: "#PR", screenshot_uid: profile.uid })).error.fields).toHaveProperty(
      "screenshot_uid",
    );
  });

  it("are taken with the figures of day 1, 7 and 30, each once, and say what is gone", async () => {
    const { company, post, ledger, check } = await scene();
    const admin = await app.run(() => insertMember(company, "admin"));
    const taken: (string | undefined)[] = [];
    for (const days of [0, 1, 3, 8, 30, 31]) {
      await postedDaysAgo(post.uid, days);
      await Promise.all([app.run(collectAll), app.run(collectAll)]);
      const { looks = [] } = (await ledger()) ?? {};
      taken.push(looks.length > taken.filter(Boolean).length + 1 ? looks[0]?.occasion : undefined);
      app.clock.advance(1000);
    }
    expect(taken).toEqual([undefined, "day_1", undefined, "day_7", "day_30", undefined]);
    const { body: quiet } = await app.as(admin).call(listNotifications);
    expect(quiet.items.filter(({ kind }) => kind === "post_lost")).toEqual([]);
    await check({ caption: "#PR #つむぎ" });
    await app.run(() => db().execute(sql`delete from notifications where user_uid = ${admin.uid}`));
    await check({ caption: "消しました #つむぎ" });
    await check({ caption: "まだありません #つむぎ" });
    const { body } = await app.as(admin).call(listNotifications);
    expect(body.items.filter(({ kind }) => kind === "post_lost")).toMatchObject([
      {
        title: "投稿から必要な表記が消えました",
        href: expect.stringContaining(`post=${post.uid}`),
      },
    ]);
  });
});

describe("the ledger", () => {
  it("is signed by name, for a reason where something lacks, and says when a signature is outdated", async () => {
    const { sign, check, staff, job, post } = await scene();
    await check({ caption: "#つむぎ" });
    expect((await sign({})).error.fields).toHaveProperty("note");
    await check({ caption: "#PR #つむぎ" });
    const { body } = await sign({});
    expect(body.signature).toMatchObject({ name: expect.any(String), has_label: true, is_outdated: false });
    expect((await sign({})).error.code).toBe("conflict");
    const params = { id: job.project_uid, format: "json" as const };
    const listed = async (pr_state: string[]) =>
      (
        await app.as(staff).call(listProjectPosts, { params, query: { pr_state: pr_state as ["signed"] } })
      ).body.items.map(({ uid }) => uid);
    expect([await listed(["signed"]), await listed(["unsigned", "missing"])]).toEqual([[post.uid], []]);
    app.clock.advance(1000);
    expect((await check({ caption: "#つむぎ" })).body.signature?.is_outdated).toBe(true);
    expect((await sign({ is_signed: false })).body.signature).toBeNull();
  });

  it("keeps where a post is used again, and writes everything into a file", async () => {
    const { staff, params, job } = await scene();
    const save = (body: object) =>
      app.as(staff).call(savePostReuse, { params, body: { place: "=店頭", disclosure: "PR", ...body } });
    expect((await save({ starts_on: "2026-12-02", ends_on: "2026-12-01" })).error.fields).toHaveProperty(
      "ends_on",
    );
    const { body } = await save({ ends_on: "2026-12-31" });
    const uid = body.reuses[0]?.uid ?? "";
    expect((await save({ uid, place: "公式サイト", version: 1 })).body.reuses).toMatchObject([
      { uid, place: "公式サイト" },
    ]);
    // Somebody whose form began before the change overwrites nothing.
    const late = await save({ uid, place: "古い画面", version: 1 });
    expect(late.error).toMatchObject({ code: "stale_version", current: { place: "公式サイト", version: 2 } });
    expect((await save({ uid, place: "版なし" })).error.code).toBe("stale_version");
    const file = await app
      .as(staff)
      .fetch(listPrLedger, { params: { id: job.project_uid }, query: { format: "csv" } });
    const text = await file.text();
    expect(text).toContain("公式サイト");
    // A moment without its day would be no evidence.
    expect(text).toMatch(/確認済み（\d{4}-\d{2}-\d{2} \d{2}:\d{2}）/);
    expect((await app.as(staff).call(deletePostReuse, { params, body: { uid } })).body.reuses).toEqual([]);
    const viewer = await app.run(() => insertMember({ uid: job.company_uid }, "viewer"));
    expect((await app.as(viewer).call(deletePostReuse, { params, body: { uid } })).error.code).toBe(
      "forbidden",
    );
    const foreign = await scene();
    expect(
      (await app.as(foreign.staff).call(savePostReuse, { params, body: { place: "x" } })).error.code,
    ).toBe("not_found");
  });

  it("checks by the company's own rule of a platform, which an admin changes", async () => {
    const { company, staff, check } = await scene();
    const admin = await app.run(() => insertMember(company, "admin"));
    const rule = { wordings: ["宣伝"], required_tags: ["つむぎ公式"], head_chars: 5, needs_label: true };
    const set = (who: { uid: string }, version: number) =>
      app.as(who).call(updatePrRule, { body: { ...rule, platform: "x", version } });
    expect((await set(staff, 0)).error.code).toBe("forbidden");
    expect((await set(admin, 0)).body.version).toBe(1);
    expect((await set(admin, 0)).error).toMatchObject({ code: "stale_version", current: { version: 1 } });
    const { body } = await app.as(staff).call(listPrRules);
    expect(body.items.find(({ platform }) => platform === "x")).toMatchObject(rule);
    const { body: record } = await check({ caption: "#PR #つむぎ" });
    expect(record.post.pr_check.missing).toEqual(["#つむぎ公式", "PR表記"]);
  });
});

leavesInTheLog(
  () => app,
  [
    "pr_ledger.sign",
    "pr_ledger.withdraw",
    "pr_ledger.export",
    "pr_rule.change",
    "post_reuse.save",
    "post_reuse.remove",
  ],
);
