import { mkdir, rename, rmdir } from "node:fs/promises";
import { join } from "node:path";
import {
  deleteComment,
  getUpload,
  listComments,
  postReplyComment,
  postReplySupportComment,
  updateCompanyUser,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "../core/clock.ts";
import { newUid } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { TEST_START } from "../testing/clock.ts";
import {
  createTestApp,
  insertCompany,
  insertCreator,
  insertMember,
  insertOperator,
} from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { uploadsIn } from "../testing/uploads.ts";
import { purgeUploads } from "./purgeUploads.job.ts";

const app = await createTestApp();
beforeEach(() => app.clock.set(TEST_START));
const { office, send, post, stored, viewer } = uploadsIn(app);
const id = () => crypto.randomUUID();

describe("a chat image", () => {
  it("is kept, shown by the comment that names it, and read by its signed link", async () => {
    const { staff, room } = await office();
    const { status, body: made } = await send(staff, "chat", room);
    expect(status).toBe(201);
    expect(made).toMatchObject({ name: "写真.png", content_type: "image/png", width: 40, height: 20 });
    const { body: comment } = await post(staff, room, [made.uid]);
    expect(comment.images).toEqual([
      { uid: made.uid, name: "写真.png", width: 40, height: 20, url: made.url },
    ]);
    const look = await viewer(staff);
    const answer = await look(comment.images[0]?.url ?? "");
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": String(made.size),
      "x-content-type-options": "nosniff",
      "content-disposition": expect.stringMatching(/^inline; .*filename\*=UTF-8''%E5%86%99%E7%9C%9F\.png$/),
      "cache-control": "private, no-cache",
    });
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(40);
    const saved = await look(`${made.url}&download=${encodeURIComponent("..\\..\\evil\r\n.png")}`);
    expect(saved.headers.get("content-disposition")).toMatch(/^attachment; filename="[^"\r\n]*";/);
  });

  it("is not found without a link, with a link made up, moved to another file, or run out", async () => {
    const { staff, room } = await office();
    const { body: one } = await send(staff, "chat", room);
    const { body: two } = await send(staff, "chat", room);
    const link = new URL(one.url, "http://host");
    const expires = link.searchParams.get("expires") ?? "";
    const signature = link.searchParams.get("signature") ?? "";
    const look = await viewer(staff);
    const get = (uid: string, query: { expires?: string; signature?: string }) =>
      app.as(staff).call(getUpload, { params: { id: uid }, query });
    const wrong = [
      await get(one.uid, {}),
      await get(one.uid, { expires, signature: `${signature.slice(0, -1)}x` }),
      await get(one.uid, { expires, signature: "" }),
      await get(one.uid, { expires: String(Number(expires) + 1), signature }),
      await get(two.uid, { expires, signature }),
      await get(one.uid, { expires: "0x7fffffff", signature }),
      await get("../uploads", { expires, signature }),
    ];
    expect(wrong.map(({ status, error }) => [status, error.code])).toEqual(
      wrong.map(() => [404, "not_found"]),
    );
    expect((await look(one.url)).status).toBe(200);
    app.clock.set(new Date(Number(expires) * 1000).toISOString());
    expect((await look(one.url)).status).toBe(404);
  });

  it("keeps its link for half a day, so that a list that loads again shows the same picture", async () => {
    const { staff, room } = await office();
    const { body: made } = await send(staff, "chat", room);
    await post(staff, room, [made.uid]);
    const shown = async () =>
      (await app.as(staff).call(listComments, { params: { id: room } })).body.items[0]?.images[0]?.url;
    const first = await shown();
    app.clock.advance(60_000);
    expect(await shown()).toBe(first);
    app.clock.advance(DAY_MS / 2);
    const later = await shown();
    expect(later).not.toBe(first);
    expect((await (await viewer(staff))(later ?? "")).status).toBe(200);
  });

  it("belongs to one comment of its room and sender", async () => {
    const { company, staff, room } = await office();
    const colleague = await app.run(() => insertMember(company, "staff"));
    const elsewhere = await app.run(() => insertSentJob(company));
    const { body: made } = await send(staff, "chat", room);
    const refusals = [
      await post(colleague, room, [made.uid]),
      await post(staff, elsewhere.room_uid, [made.uid]),
    ];
    const comment = id();
    const first = await post(staff, room, [made.uid], comment);
    expect((await post(staff, room, [made.uid], comment)).body).toEqual(first.body);
    refusals.push(await post(staff, room, [made.uid]), await post(staff, room, [newUid()]));
    for (const { status, error } of refusals) {
      expect([status, error.code, Object.keys(error.fields ?? {})]).toEqual([
        400,
        "invalid_request",
        ["images.0"],
      ]);
    }
  });

  it("goes only into a room that the sender may see and write in", async () => {
    const [ours, theirs] = [await office(), await office()];
    const viewer = await app.run(() => insertMember(ours.company, "viewer"));
    const ended = await app.run(async () => {
      const company = await insertCompany({ contract_ends_on: "2026-11-19" });
      return { staff: await insertMember(company), room: (await insertSentJob(company)).room_uid };
    });
    expect((await send(ours.staff, "chat", theirs.room)).error.code).toBe("not_found");
    expect((await send({ replyToken: ours.job.token }, "chat", theirs.room)).error.code).toBe("not_found");
    expect((await send(viewer, "chat", ours.room)).error.code).toBe("forbidden");
    expect((await send(ended.staff, "chat", ended.room)).error.code).toBe("contract_expired");
    expect((await send(null, "chat", ours.room)).error.code).toBe("unauthenticated");
    expect((await send(ours.staff, "chat")).error.fields).toHaveProperty("chat_room_uid");
  });

  it("is sent by a creator with the link of the mail, to the job's room and to support", async () => {
    const { job, room } = await office();
    const creator = await app.run(async () => {
      const { uid } = await insertCreator({ email: "Mika@example.test" });
      await db()
        .update(managedCreators)
        .set({ creator_uid: uid })
        .where(eq(managedCreators.uid, job.creator_uid));
      return uid;
    });
    const connected = await app.run(() =>
      insertSentJob(
        { uid: job.company_uid },
        { creator_uid: job.creator_uid, token: { mailed_to: "mika@EXAMPLE.test" } },
      ),
    );
    const own = { replyToken: job.token };
    const { body: made } = await send(own, "chat", room);
    const said = await app.as(own).call(postReplyComment, {
      params: { token: job.token },
      body: { id: id(), text: "", images: [made.uid] },
    });
    expect(said.body.images).toHaveLength(1);
    // Only the link that went to the creator's own address opens the support room.
    expect((await send(own, "chat", creator)).error.code).toBe("not_found");
    const { body: asked } = await send({ replyToken: connected.token }, "chat", creator);
    const answer = await app.as({ replyToken: connected.token }).call(postReplySupportComment, {
      params: { token: connected.token },
      body: { id: id(), text: "この画面です", images: [asked.uid] },
    });
    expect(answer.body.images).toHaveLength(1);
    const operator = await app.run(insertOperator);
    expect((await send(operator, "chat", creator)).status).toBe(201);
    expect((await send(operator, "chat", room)).error.code).toBe("not_found");
  });

  it("answers no more once its comment is deleted, and its file is gone after the night", async () => {
    const { staff, room } = await office();
    const { body: made } = await send(staff, "chat", room);
    const { body: comment } = await post(staff, room, [made.uid]);
    await app.as(staff).call(deleteComment, { params: { id: room, comment_id: comment.id } });
    expect((await (await viewer(staff))(made.url)).status).toBe(404);
    expect(await stored()).toContain(`${made.uid}.png`);
    await app.run(() => purgeUploads.run({}));
    expect(await stored()).not.toContain(`${made.uid}.png`);
  });
});

describe("a picture of a person or a company", () => {
  it("is sent by whoever may put it there", async () => {
    const { company, staff } = await office();
    const admin = await app.run(() => insertMember(company, "admin"));
    expect((await send(staff, "company")).error.code).toBe("forbidden");
    expect((await send(admin, "company")).status).toBe(201);
    expect((await send(staff, "creator")).status).toBe(201);
    const operator = await app.run(insertOperator);
    expect((await send(operator, "profile")).status).toBe(201);
    expect((await send(operator, "creator")).error.code).toBe("forbidden");
  });
});

describe("every night", () => {
  it("what was never used is thrown away after a week, what is shown stays", async () => {
    const { staff, room } = await office();
    const loose = (await send(staff, "chat", room)).body;
    const sent = (await send(staff, "chat", room)).body;
    await post(staff, room, [sent.uid]);
    const face = (await send(staff, "profile")).body;
    const former = (await send(staff, "profile")).body;
    await app.as(staff).call(updateCompanyUser, { params: { id: staff.uid }, body: { image: face.url } });
    const left = async () => {
      await app.run(() => purgeUploads.run({}));
      const files = await stored();
      return [loose, sent, face, former].map(({ uid }) => files.includes(`${uid}.png`));
    };
    app.clock.advance(6 * DAY_MS);
    expect(await left()).toEqual([true, true, true, true]);
    app.clock.advance(2 * DAY_MS);
    expect(await left()).toEqual([false, true, true, false]);
    expect((await (await viewer(staff))(loose.url)).status).toBe(404);
  });

  it("a file that the store does not give up holds none of the others back, and is tried again", async () => {
    const { staff, room } = await office();
    const [stuck, other] = [(await send(staff, "chat", room)).body, (await send(staff, "chat", room)).body];
    const { body: comment } = await post(staff, room, [stuck.uid, other.uid]);
    await app.as(staff).call(deleteComment, { params: { id: room, comment_id: comment.id } });
    const path = join(app.deps.settings.DATA_DIR, "uploads", `${stuck.uid}.png`);
    // A folder is no file that could be deleted.
    await rename(path, `${path}.away`);
    await mkdir(path);
    const night = () => app.run(() => purgeUploads.run({}));
    await expect(night()).rejects.toThrow();
    expect(await stored()).not.toContain(`${other.uid}.png`);
    await rmdir(path);
    await rename(`${path}.away`, path);
    await night();
    expect(await stored()).not.toContain(`${stuck.uid}.png`);
  });
});
