import {
  createShortLink,
  draftChecklist,
  getChatRoom,
  getReplyPage,
  listNotifications,
  listProjectCreators,
  postReplyComment,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { draftsIn } from "../testing/drafts.ts";
import { createTestApp } from "../testing/index.ts";

const app = await createTestApp();
const { office, handIn, drafts, review, sendBack, approve, move, lines } = draftsIn(app);
const visitor = app.as(null);

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
    const { items } = (
      await app.as(here.staff).call(listProjectCreators, { params: { id: here.job.project_uid } })
    ).body;
    expect(items[0]?.next_deadline).toEqual({ kind: "draft", on: "2026-12-05" });
    expect((await lines(here)).at(-1)).toBe(
      "system: 下書き（第1版）の修正をお願いします（1回目／2回まで）。\n次の下書きの期限: 2026/12/05\n冒頭にPRを",
    );
    const again = await sendBack(here, "冒頭にPRを", { due_on: "2026-12-05" });
    expect([again.status, again.body.revision_count]).toEqual([200, 1]);
    expect((await sendBack(here, "", {})).error.fields).toHaveProperty("message");
  });

  it("answers the message by which the draft came, and no other", async () => {
    const waits = async ({ staff, job }: Awaited<ReturnType<typeof office>>) =>
      (await app.as(staff).call(getChatRoom, { params: { id: job.room_uid } })).body.needs_reply;
    const here = await office();
    await handIn(here, { text: "案1" });
    expect(await waits(here)).toBe(true);
    await sendBack(here, "冒頭にPRを");
    expect(await waits(here)).toBe(false);
    await handIn(here, { text: "案2" });
    const body = { id: crypto.randomUUID(), text: "冒頭のPRは画面の文字でもよいですか" };
    await visitor.call(postReplyComment, { params: here.params, body });
    await move(here, "approved");
    expect(await waits(here)).toBe(true);
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

  it("asks for the same link that the screen shows: the creator's own, since only its clicks are counted", async () => {
    const required_link = "https://example.jp/lip";
    const here = await office({ required_link });
    const source_url = required_link;
    const params = { id: here.id };
    const link = await app.as(here.staff).call(createShortLink, { params, body: { source_url } });
    await handIn(here, { text: `${required_link} #PR` });
    const { items, rules } = await drafts(here);
    expect(draftChecklist(items[0]?.text ?? "", rules).map(({ ok }) => ok)).toEqual([false]);
    expect((await approve(here)).error.message).toContain("リンク");
    await handIn(here, { text: `${link.body.short_url} #PR` });
    expect((await approve(here)).body.job_status).toBe("approved");
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
