import {
  addDraftComment,
  addReplyDraftComment,
  deleteDraftComment,
  getReplyPage,
  listJobDrafts,
  resolveDraftComment,
  reviewJobDraft,
  submitDraft,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";

const app = await createTestApp();
const visitor = app.as(null);
const id = () => crypto.randomUUID();

async function office() {
  const scene = await app.run(async () => {
    const company = await insertCompany();
    const staff = await insertMember(company, "staff");
    const colleague = await insertMember(company, "staff");
    const viewer = await insertMember(company, "viewer");
    const job = await insertSentJob(company, { job: { job_status: "drafting" } });
    return { company, staff, colleague, viewer, job };
  });
  const body = { text: "朝のスキンケア", url: "https://example.com/v" };
  const page = (await visitor.call(submitDraft, { params: { token: scene.job.token }, body })).body;
  const draft_uid = page.drafts[0]?.uid ?? "";
  const ref = { id: scene.job.job_request_uid, draft_uid };
  return { ...scene, ref, reply: { token: scene.job.token, draft_uid } };
}

const quote = { kind: "text", start: 2, end: 7, quote: "スキンケア" } as const;

describe("comments on a draft", () => {
  it("stand at their place for both sides, once, and are resolved and taken away", async () => {
    const { staff, colleague, job, ref, reply } = await office();
    const body = { id: id(), place: quote, text: "商品名を入れてください" };
    const added = await Promise.all(
      Array.from({ length: 4 }, () => app.as(staff).call(addDraftComment, { params: ref, body })),
    );
    expect(added.map(({ status }) => status)).toEqual(Array(4).fill(201));
    app.clock.advance(1000);
    const video = { id: id(), place: { kind: "video" as const, second: 12 }, text: "ここで説明します" };
    const answer = await visitor.call(addReplyDraftComment, { params: reply, body: video });
    expect(answer.body).toMatchObject({ by_creator: true, by: { uid: job.creator_uid }, place: video.place });
    const page = (await visitor.call(getReplyPage, { params: { token: job.token } })).body;
    expect(page.drafts[0]?.comments.map(({ text, by_creator }) => [text, by_creator])).toEqual([
      ["商品名を入れてください", false],
      ["ここで説明します", true],
    ]);
    const comment = { ...ref, comment_uid: body.id };
    const resolved = await app
      .as(colleague)
      .call(resolveDraftComment, { params: comment, body: { resolved: true } });
    expect(resolved.body.resolved_by?.uid).toBe(colleague.uid);
    expect((await app.as(colleague).call(deleteDraftComment, { params: comment })).error.code).toBe(
      "forbidden",
    );
    expect((await app.as(staff).call(deleteDraftComment, { params: comment })).status).toBe(204);
    const { items } = (await app.as(staff).call(listJobDrafts, { params: { id: ref.id } })).body;
    expect(items[0]?.comments).toHaveLength(1);
  });

  it("stand only where the draft has something, and never under another's id", async () => {
    const { staff, ref } = await office();
    const add = (place: object, text = "ここ", uid = id()) =>
      app.as(staff).call(addDraftComment, { params: ref, body: { id: uid, text, place } as never });
    for (const place of [
      { kind: "image", image_uid: "foreign", x: 1, y: 1 },
      { ...quote, start: 0 },
      { kind: "image", image_uid: "foreign", x: 101, y: 1 },
    ]) {
      expect((await add(place)).status).toBe(400);
    }
    const uid = id();
    expect((await add({ kind: "whole" }, "一つ目", uid)).status).toBe(201);
    expect((await add({ kind: "whole" }, "二つ目", uid)).error.code).toBe("idempotency_mismatch");
  });

  it("and decisions belong to one job: another job's or company's draft is not found", async () => {
    const [ours, theirs] = [await office(), await office()];
    const otherJob = await app.run(() => insertSentJob(ours.company, { creator_uid: ours.job.creator_uid }));
    const body = { id: id(), place: { kind: "whole" as const }, text: "どこ" };
    const foreign = [
      await app.as(ours.staff).call(addDraftComment, { params: theirs.ref, body }),
      await app.as(ours.staff).call(addDraftComment, {
        params: { ...ours.ref, id: otherJob.job_request_uid },
        body,
      }),
      await app.as(ours.staff).call(reviewJobDraft, {
        params: { ...ours.ref, id: otherJob.job_request_uid },
        body: { decision: "approved" },
      }),
      await app.as(ours.staff).call(listJobDrafts, { params: { id: theirs.ref.id } }),
      await visitor.call(addReplyDraftComment, {
        params: { token: ours.job.token, draft_uid: theirs.ref.draft_uid },
        body,
      }),
      await visitor.call(addReplyDraftComment, {
        params: { token: otherJob.token, draft_uid: ours.ref.draft_uid },
        body,
      }),
    ];
    expect(foreign.map(({ status }) => status)).toEqual(foreign.map(() => 404));
    expect((await app.as(ours.viewer).call(addDraftComment, { params: ours.ref, body })).error.code).toBe(
      "forbidden",
    );
  });
});
