import {
  type BodyOf,
  createProjectPost,
  deleteManagedCreator,
  getReplyPage,
  listComments,
  listJobDrafts,
  listNotifications,
  listWaitingDrafts,
  recordJobDraft,
  reviewJobDraft,
  submitDraft,
  updateJobStatus,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "../core/clock.ts";
import { db } from "../db/index.ts";
import { createTestApp, insertMember } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { uploadsIn } from "../testing/uploads.ts";
import { purgeUploads } from "../uploads/purgeUploads.job.ts";

const app = await createTestApp({ env: { PLATFORM_SANDBOX: "on" } });
const { office: plain, send: upload, stored, viewer } = uploadsIn(app);
const visitor = app.as(null);

type JobValues = Parameters<typeof insertSentJob>[1];

/** A job in production with its link, two members and whoever else is asked for. */
async function office(project: NonNullable<JobValues>["project"] = {}) {
  const { company, staff } = await plain();
  const job = await app.run(() => insertSentJob(company, { job: { job_status: "drafting" }, project }));
  const colleague = await app.run(() => insertMember(company, "staff"));
  return { company, staff, colleague, job, params: { token: job.token }, id: job.job_request_uid };
}
type Office = Awaited<ReturnType<typeof office>>;

const handIn = ({ params }: Pick<Office, "params">, body: BodyOf<typeof submitDraft>) =>
  visitor.call(submitDraft, { params, body });
const drafts = async ({ staff, id }: Office) =>
  (await app.as(staff).call(listJobDrafts, { params: { id } })).body;
const review = async (
  office: Office,
  body: BodyOf<typeof reviewJobDraft>,
  { by = office.staff, version }: { by?: { uid: string }; version?: number } = {},
) => {
  const { items } = await drafts(office);
  const draft = version === undefined ? items[0] : items.find((each) => each.version === version);
  const params = { id: office.id, draft_uid: draft?.uid ?? "" };
  return app.as(by).call(reviewJobDraft, { params, body });
};
const sendBack = (office: Office, message: string, more: Partial<BodyOf<typeof reviewJobDraft>> = {}) =>
  review(office, { decision: "revision", message, ...more });
const approve = (office: Office, by?: { uid: string }, checklist: { key: string; ok: boolean }[] = []) =>
  review(office, { decision: "approved", checklist }, by && { by });
const move = ({ staff, job }: Office, job_status: "approved" | "draft_review" | "revision", reason = "") =>
  app.as(staff).call(updateJobStatus, {
    params: { id: job.project_uid },
    body: { creator_uid: job.creator_uid, job_status, reason },
  });
const lines = async ({ staff, job }: Office) =>
  (await app.as(staff).call(listComments, { params: { id: job.room_uid }, query: { limit: 50 } })).body.items
    .map(({ kind, text }) => `${kind}: ${text}`)
    .reverse();

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

describe("a decision", () => {
  it("sends back with message, deadline and counter, in the room, the history and the page", async () => {
    const here = await office();
    await handIn(here, { text: "案1" });
    const { body } = await sendBack(here, "冒頭にPRを", { due_on: "2026-12-05" });
    expect(body).toMatchObject({ job_status: "revision", revision_count: 1, draft_due_on: "2026-12-05" });
    const page = (await visitor.call(getReplyPage, { params: here.params })).body;
    expect(page).toMatchObject({
      job_status: "revision",
      revision_count: 1,
      deadlines: { draft_on: "2026-12-05" },
      drafts: [{ state: "revision", reviews: [{ message: "冒頭にPRを", due_on: "2026-12-05" }] }],
    });
    expect((await lines(here)).at(-1)).toBe(
      "system: 下書き（第1版）の修正をお願いします（1回目／2回まで）。\n次の下書きの期限: 2026/12/05\n冒頭にPRを",
    );
    const again = await sendBack(here, "冒頭にPRを", { due_on: "2026-12-05" });
    expect([again.status, again.body.revision_count]).toEqual([200, 1]);
    expect((await sendBack(here, "", {})).error.fields).toHaveProperty("message");
  });

  it("asks for a reason beyond the agreed number, which both sides read", async () => {
    const here = await office({ max_revisions: 1 });
    await handIn(here, { text: "案1" });
    await sendBack(here, "一度目");
    await handIn(here, { text: "案2" });
    expect((await sendBack(here, "二度目")).error.fields).toHaveProperty("reason");
    expect(
      (await sendBack(here, "二度目", { due_on: "2026-01-01", reason: "x" })).error.fields,
    ).toHaveProperty("due_on");
    expect((await sendBack(here, "二度目", { reason: "商品名が変わったため" })).body.revision_count).toBe(2);
    const page = (await visitor.call(getReplyPage, { params: here.params })).body;
    expect([page.revision_count, page.max_revisions, page.drafts[0]?.reviews[0]?.reason]).toEqual([
      2,
      1,
      "商品名が変わったため",
    ]);
  });

  it("approves by the checklist: what is missing is named, and a person may say otherwise", async () => {
    const here = await office({
      required_hashtags: ["つむぎ"],
      disclosure_rule: "冒頭にPR",
      draft_points: ["商品名"],
    });
    await app.run(() =>
      db().execute(sql`update companies set ng_words = '{最安}' where uid = ${here.company.uid}`),
    );
    await handIn(here, { text: "最安！ #PR" });
    const open = await approve(here);
    expect([open.status, open.error.fields?.checklist]).toEqual([
      400,
      expect.stringContaining("#つむぎ、NGワード「最安」、商品名"),
    ]);
    expect((await drafts(here)).job_status).toBe("draft_review");
    const keys = ["hashtag:つむぎ", "ng_word:最安", "point:商品名"];
    const done = await approve(
      here,
      undefined,
      keys.map((key) => ({ key, ok: true })),
    );
    expect(done.body).toMatchObject({ job_status: "approved", items: [{ state: "approved" }] });
    expect(done.body.items[0]?.reviews[0]?.checklist.map(({ label, by_hand }) => [label, by_hand])).toEqual([
      ["PR表記", false],
      ["#つむぎ", true],
      ["NGワード「最安」", true],
      ["商品名", true],
    ]);
    // Nothing of the checklist reaches the creator.
    const page = JSON.stringify((await visitor.call(getReplyPage, { params: here.params })).body);
    for (const ours of ["最安", "ng_word"]) expect(page.replace("最安！ #PR", "")).not.toContain(ours);
    const late = await handIn(here, { text: "やはりこちら" });
    expect([late.error.code, late.error.message]).toEqual([
      "illegal_transition",
      expect.stringContaining("承認されています"),
    ]);
  });

  it("of two approvers needs two members, whichever way it is given", async () => {
    const here = await office({ two_approvers: true });
    await handIn(here, { text: "案" });
    for (let i = 0; i < 2; i++) expect((await approve(here)).body.job_status).toBe("draft_review");
    expect((await drafts(here)).items[0]?.reviews).toHaveLength(1);
    const byHand = await move(here, "approved");
    expect([byHand.error.code, byHand.error.message]).toEqual([
      "illegal_transition",
      expect.stringContaining("2人で確認"),
    ]);
    const notices = (await app.as(here.colleague).call(listNotifications)).body.items;
    expect(notices[0]?.title).toContain("あと1人");
    const { body } = await approve(here, here.colleague);
    expect([body.job_status, body.items[0]?.state, body.approvers_needed]).toEqual([
      "approved",
      "approved",
      2,
    ]);
  });

  it("is about the newest version alone, and of two members at the same moment one wins", async () => {
    const here = await office();
    await handIn(here, { text: "案1" });
    await handIn(here, { text: "案2" });
    const stale = await review(here, { decision: "approved" }, { version: 1 });
    expect([stale.error.code, stale.error.current]).toEqual([
      "stale_version",
      { version: 2, state: "waiting", job_status: "draft_review" },
    ]);
    const answers = await Promise.all([sendBack(here, "直して"), approve(here, here.colleague)]);
    const won = answers.filter(({ status }) => status === 200);
    const { items, job_status } = await drafts(here);
    expect(items[0]?.state).toBe(job_status);
    expect(won.length).toBeGreaterThan(0);
  });

  it("follows a status that staff set by hand, and is taken back with it", async () => {
    const here = await office();
    await handIn(here, { text: "案" });
    await move(here, "revision", "電話で伝えた");
    expect(await drafts(here)).toMatchObject({
      revision_count: 1,
      items: [{ state: "revision", reviews: [{ decision: "revision", reviewer: { uid: here.staff.uid } }] }],
    });
    await move(here, "draft_review", "間違えた");
    expect(await drafts(here)).toMatchObject({
      revision_count: 0,
      items: [{ state: "waiting", reviews: [{ is_withdrawn: true }] }],
    });
    await move(here, "approved");
    expect((await drafts(here)).items[0]?.state).toBe("approved");
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
