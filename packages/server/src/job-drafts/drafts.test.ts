import {
  createProjectPost,
  deleteManagedCreator,
  getReplyPage,
  listNotifications,
  listWaitingDrafts,
  recordJobDraft,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "../core/clock.ts";
import { db } from "../db/index.ts";
import { draftsIn } from "../testing/drafts.ts";
import { createTestApp, insertMember } from "../testing/index.ts";
import { endJobs } from "../testing/jobs.ts";
import { uploadsIn } from "../testing/uploads.ts";
import { purgeUploads } from "../uploads/purgeUploads.job.ts";

const app = await createTestApp({ env: { PLATFORM_SANDBOX: "on" } });
const { office: plain, send: upload, stored, viewer } = uploadsIn(app);
const { office, handIn, drafts, sendBack, lines } = draftsIn(app);
const visitor = app.as(null);

describe("handing in", () => {
  it("makes versions, keeps pictures as long as the draft, and leads staff to the very draft", async () => {
    const here = await office();
    const own = { replyToken: here.job.token };
    const { body: image } = await upload(own, "chat", here.job.room_uid);
    const first = await handIn(here, {
      text: "構成案です",
      url: "https://example.com/v1",
      images: [image.uid],
    });
    expect(first.body).toMatchObject({
      job_status: "draft_review",
      revision_count: 0,
      max_revisions: 2,
      drafts: [
        { version: 1, state: "waiting", video_url: "https://example.com/v1", images: [{ uid: image.uid }] },
      ],
    });
    // The next version takes a picture of the one before and replaces it while nobody has decided.
    const second = await handIn(here, { text: "", images: [image.uid] });
    expect(second.body.drafts.map(({ version, state }) => [version, state])).toEqual([
      [2, "waiting"],
      [1, "replaced"],
    ]);
    app.clock.advance(9 * DAY_MS);
    await app.run(() => purgeUploads.run({}));
    expect(await stored()).toContain(`${image.uid}.png`);
    const shown = (await drafts(here)).items[0]?.images[0]?.url ?? "";
    for (const reader of [here.staff, own]) expect((await (await viewer(reader))(shown)).status).toBe(200);
    const notices = (await app.as(here.staff).call(listNotifications)).body.items;
    expect(notices[0]).toMatchObject({
      kind: "draft_submitted",
      href: `/projects/${here.job.project_uid}/drafts/${here.id}?version=2`,
    });
    const waiting = await app
      .as(here.staff)
      .call(listWaitingDrafts, { params: { id: here.job.project_uid } });
    expect(waiting.body.items).toMatchObject([{ job_request_uid: here.id, version: 2, approved_count: 0 }]);
  });

  it("counts once however often it is sent, and refuses what is no draft or comes at a wrong time", async () => {
    const here = await office();
    const body = { id: crypto.randomUUID(), text: "構成案です" };
    const answers = await Promise.all(Array.from({ length: 6 }, () => handIn(here, body)));
    expect(answers.map((answer) => answer.body.drafts.length)).toEqual(Array(6).fill(1));
    await handIn(here, { text: "構成案です" });
    expect((await drafts(here)).items).toHaveLength(1);
    expect((await handIn(here, { ...body, text: "別の案" })).error.code).toBe("idempotency_mismatch");
    await sendBack(here, "冒頭にPRを入れてください");
    // The phone sends what it held once more after the decision.
    expect((await handIn(here, body)).body).toMatchObject({
      job_status: "revision",
      drafts: [{ version: 1 }],
    });
    expect((await handIn(here, { text: " " })).error.fields).toHaveProperty("text");
    expect((await handIn(here, { text: "", url: "http://example.com" })).error.fields).toHaveProperty("url");
    expect((await handIn(here, { text: "", images: ["foreign"] })).error.fields).toHaveProperty("images.0");
    const early = await plain();
    const refused = await handIn({ params: { token: early.job.token } }, { text: "早すぎる" });
    expect([refused.status, refused.error.code]).toEqual([409, "illegal_transition"]);
  });

  it("is recorded by staff for a draft that came by mail, and says so to both", async () => {
    const here = await office();
    const body = { text: "メールで届いた案" };
    const { status, body: list } = await app
      .as(here.staff)
      .call(recordJobDraft, { params: { id: here.id }, body });
    expect([status, list.items[0]?.recorded_by?.uid, list.job_status]).toEqual([
      201,
      here.staff.uid,
      "draft_review",
    ]);
    expect(await lines(here)).toContain("message: 【下書き 第1版（担当者が記録）】\nメールで届いた案");
    expect((await app.as(here.staff).call(listNotifications)).body.total).toBe(0);
    expect((await app.as(here.colleague).call(listNotifications)).body.total).toBe(1);
  });

  it("ends with the company's contract, while reading goes on; an archived project takes drafts", async () => {
    const here = await office({ archived_at: new Date("2026-11-01T00:00:00Z") });
    expect((await handIn(here, { text: "案" })).status).toBe(200);
    await app.run(() =>
      db().execute(sql`update companies set contract_ends_on = '2026-11-19' where uid = ${here.company.uid}`),
    );
    const refused = await handIn(here, { text: "次の案" });
    expect([refused.status, refused.error.code, refused.error.message]).toEqual([
      403,
      "contract_expired",
      expect.stringContaining("直接ご連絡ください"),
    ]);
    const page = (await visitor.call(getReplyPage, { params: here.params })).body;
    expect([page.drafts.length, page.drafts_closed]).toEqual([1, refused.error.message]);
  });
});

describe("around drafts", () => {
  it("finds NG words of the company in a post's caption, too", async () => {
    const here = await office({ required_hashtags: ["つむぎ"] });
    await app.run(() =>
      db().execute(sql`update companies set ng_words = '{つむぎ,無関係}' where uid = ${here.company.uid}`),
    );
    const body = { job_request_uid: here.id, url: "https://youtu.be/ccccccccccc" };
    const { body: post } = await app.as(here.staff).call(createProjectPost, { body });
    expect(post.pr_check.ng_words).toEqual(["つむぎ"]);
  });

  it("leaves nothing of a person who is erased, but that there was a draft and who decided", async () => {
    const here = await office();
    const own = { replyToken: here.job.token };
    const { body: image } = await upload(own, "chat", here.job.room_uid);
    await handIn(here, { text: "さくらの案", url: "https://example.com/sakura", images: [image.uid] });
    await sendBack(here, "さくらさん、直してください");
    const admin = await app.run(() => insertMember(here.company, "admin"));
    await app.run(() => endJobs(here.job.creator_uid));
    const query = { erase: true };
    await app.as(admin).call(deleteManagedCreator, { params: { id: here.job.creator_uid }, query });
    const [draft] = (await drafts(here)).items;
    expect(draft).toMatchObject({
      text: "",
      video_url: "",
      images: [],
      reviews: [{ decision: "revision", message: "", reviewer: { uid: here.staff.uid } }],
    });
    expect((await (await viewer(here.staff))(image.url)).status).toBe(404);
  });
});
