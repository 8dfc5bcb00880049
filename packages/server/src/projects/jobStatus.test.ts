import {
  assignCreators,
  createProject,
  listProjectCreators,
  type SendJobBody,
  sendJob,
  updateJobStatus,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { hashToken } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { replyTokens } from "../db/schema/job-requests.ts";
import { findReplyLink } from "../job-requests/replyTokens.service.ts";
import {
  createTestApp,
  insertCompany,
  insertManagedCreator,
  insertMember,
  type TestApp,
} from "../testing/index.ts";
import { statementsOf } from "../testing/statements.ts";
import { sentTerms as terms } from "../testing/terms.ts";

let app: TestApp;
let company: { uid: string; name: string };
let staff: { uid: string };

beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_BASE_URL: "https://tsumugi.example.jp" } });
  await app.run(async () => {
    company = await insertCompany({ name: "つむぎ化粧品" });
    staff = await insertMember(company, "staff");
  });
});

let number = 0;
const creator = (values: object = {}) =>
  app.run(() => insertManagedCreator(company, { email: `creator${++number}@example.test`, ...values }));

async function projectWith(uids: string[]) {
  const { body: project } = await app.as(staff).call(createProject, { body: { name: "冬の新作" } });
  const params = { id: project.uid };
  if (uids.length) await app.as(staff).call(assignCreators, { params, body: { creator_uids: uids } });
  const send = (creator_uids: string[], more: Partial<SendJobBody> = {}, as = staff) =>
    app.as(as).call(sendJob, { params, body: { creator_uids, terms, ...more } });
  const rows = async () => (await app.as(staff).call(listProjectCreators, { params })).body.items;
  return { params, send, rows };
}

const mailTo = async (email: string) => (await app.mails()).filter((mail) => mail.to_address === email);
const tokenIn = (text: string) => /\/r\/([\w-]+)/.exec(text)?.[1] ?? "";
const roomLines = (room: string) =>
  app.run(
    async () =>
      (await db().execute(sql`select kind, uid, text from comments where room_uid = ${room} order by seq`))
        .rows,
  );

describe("job_status", () => {
  const move = (params: { id: string }, body: object) =>
    app.as(staff).call(updateJobStatus, { params, body: body as never });

  it("refuses what the table does not allow, with the cause, and moves all or none", async () => {
    const [a, b] = [await creator(), await creator()];
    const { params, send, rows } = await projectWith([a.uid, b.uid]);
    await send([a.uid]);
    const illegal = await move(params, { creator_uids: [a.uid, b.uid], job_status: "accepted" });
    expect(illegal.error).toMatchObject({
      code: "illegal_transition",
      message: expect.stringContaining("先に依頼を送ってください"),
    });
    expect((await rows()).map((row) => row.job_status).sort()).toEqual(["candidate", "requested"]);
    expect((await move(params, { creator_uid: b.uid, job_status: "requested" })).status).toBe(409);
    expect((await move(params, { creator_uid: "nobody", job_status: "rejected" })).status).toBe(404);
  });

  it("takes a step only from the status that was seen, and the same step again as done", async () => {
    const a = await creator();
    const { params, send, rows } = await projectWith([a.uid]);
    await send([a.uid]);
    const step = { creator_uid: a.uid, was: "requested", job_status: "accepted" };
    expect((await move(params, step)).status).toBe(200);
    await move(params, { creator_uid: a.uid, was: "accepted", job_status: "drafting" });
    const late = await move(params, { creator_uid: a.uid, was: "accepted", job_status: "preparing" });
    expect(late.error).toMatchObject({
      code: "stale_version",
      message: expect.stringContaining("「制作中」に変わりました"),
      current: { job_status: "drafting" },
    });
    expect((await rows()).map(({ job_status }) => job_status)).toEqual(["drafting"]);
    const again = { creator_uid: a.uid, was: "accepted", job_status: "drafting" };
    expect((await move(params, again)).status).toBe(200);
  });

  it("moves several only from the status that was seen of each, and nobody where one stands elsewhere", async () => {
    const [a, b, c] = [await creator(), await creator(), await creator()];
    const { params, send, rows } = await projectWith([a.uid, b.uid, c.uid]);
    await send([a.uid, b.uid]);
    await move(params, { creator_uid: a.uid, job_status: "accepted" });
    const creator_uids = [c.uid, a.uid, b.uid];
    const step = (was_each: string[]) =>
      move(params, { creator_uids, was_each, job_status: "rejected", reason: "予算" });
    const late = await step(["candidate", "requested", "requested"]);
    expect(late.error).toMatchObject({
      code: "stale_version",
      message: expect.stringContaining("選んだうち1名のステータスが変わりました"),
    });
    const standing = await rows();
    expect(standing.map((row) => row.job_status).sort()).toEqual(["accepted", "candidate", "requested"]);
    expect((await step(["candidate", "accepted"])).error.fields).toHaveProperty("was_each");
    const seen = await move(params, {
      creator_uids: [b.uid, a.uid],
      was_each: ["requested", "accepted"],
      job_status: "declined",
      reason: "予算",
    });
    expect(seen.error).toMatchObject({ code: "illegal_transition" });
    const right = [
      { creator_uids: [b.uid], was_each: ["requested"], job_status: "accepted" },
      { creator_uids: [a.uid, b.uid], was_each: ["accepted", "accepted"], job_status: "drafting" },
    ];
    for (const body of right) expect((await move(params, body)).status).toBe(200);
  });

  it("names whom a move of several is refused for, by cause and at most five of them", async () => {
    const many = [];
    for (let i = 1; i <= 8; i++) many.push(await creator({ display_name: `候補${i}` }));
    const uids = many.map(({ uid }) => uid);
    const { params, send, rows } = await projectWith(uids);
    await send(uids.slice(0, 1));
    await move(params, { creator_uids: uids.slice(6, 7), job_status: "rejected", reason: "予算" });
    const { error } = await move(params, { creator_uids: uids, job_status: "accepted" });
    const [head, ...lines] = (error.message ?? "").split("\n");
    expect(head).toBe("変更できない人がいるため、だれのステータスも変えていません。");
    expect(lines).toHaveLength(2);
    const asked = lines.find((line) => line.includes("「候補」から"));
    expect(asked).toMatch(/^(候補\d、){4}候補\dほか1名: 「候補」から「確定」には変更できません。/);
    expect(lines.find((line) => line.includes("「見送り」から"))).toMatch(/^候補7: /);
    expect(error.message).not.toContain("候補1:");
    expect((await rows()).filter(({ job_status }) => job_status === "accepted")).toEqual([]);
  });

  it("keeps who, when and why, tells the room what and not why, and needs a reason to go back", async () => {
    const a = await creator();
    const { params, send } = await projectWith([a.uid]);
    const room = (await send([a.uid])).body.sent[0]!.chat_room_uid;
    await move(params, { creator_uid: a.uid, job_status: "accepted" });
    await move(params, { creator_uid: a.uid, job_status: "accepted" });
    expect(
      (await move(params, { creator_uid: a.uid, job_status: "negotiating", reason: " " })).error.fields,
    ).toHaveProperty("reason");
    await move(params, { creator_uid: a.uid, job_status: "negotiating", reason: "電話で変更" });
    const history = await app.run(
      async () =>
        (
          await db().execute(sql`select from_status, to_status, mover, changed_by, reason
        from job_status_changes where project_uid = ${params.id} order by id`)
        ).rows,
    );
    expect(history).toEqual([
      {
        from_status: "candidate",
        to_status: "requested",
        mover: "system",
        changed_by: staff.uid,
        reason: "",
      },
      { from_status: "requested", to_status: "accepted", mover: "staff", changed_by: staff.uid, reason: "" },
      {
        from_status: "accepted",
        to_status: "negotiating",
        mover: "staff",
        changed_by: staff.uid,
        reason: "電話で変更",
      },
    ]);
    const lines = await roomLines(room);
    expect(lines).toHaveLength(4);
    expect(JSON.stringify(lines)).not.toContain("電話で変更");
  });
});

describe("a move of many", () => {
  const everyEvent = (room: string) =>
    app.run(
      async () =>
        (await db().execute(sql`select type from realtime_events where room_uid = ${room} order by id`)).rows,
    );

  it("writes as many statements for twelve rows as for two, and the line of each room once", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => creator()));
    const uids = people.map(({ uid }) => uid);
    const { params, send } = await projectWith(uids);
    const rooms = (await send(uids)).body.sent.map(({ chat_room_uid }) => chat_room_uid);
    const move = (creator_uids: string[], job_status: string) => {
      const body = { creator_uids, job_status, reason: "予算" };
      return app.as(staff).call(updateJobStatus, { params, body: body as never });
    };
    const counts: Record<string, number[]> = {};
    for (const [status, few, many] of [
      ["rejected", uids.slice(0, 2), uids.slice(2)],
      ["candidate", uids.slice(0, 2), uids.slice(2)],
    ] as const) {
      const of = async (some: string[]) =>
        (await statementsOf(app, async () => expect((await move(some, status)).status).toBe(200))).length;
      counts[status] = [await of(few), await of(many)];
    }
    for (const [few, many] of Object.values(counts)) expect(many).toBe(few);
    for (const room of rooms) {
      const lines = await roomLines(room);
      expect(lines.filter(({ text }) => String(text).includes("「見送り」"))).toHaveLength(1);
      expect(lines.filter(({ text }) => String(text).includes("「候補」"))).toEqual([]);
      expect((await everyEvent(room)).slice(-3)).toEqual([
        { type: "comment.added" },
        { type: "room.changed" },
        { type: "room.changed" },
      ]);
    }
  });
});

describe("reply tokens", () => {
  it("open one job, are stored hashed, and end 90 days after the payment day or when revoked", async () => {
    const a = await creator();
    const { send } = await projectWith([a.uid]);
    const { job_request_uid } = (await send([a.uid])).body.sent[0]!;
    const token = tokenIn((await mailTo(a.email))[0]!.body_text);
    expect(Buffer.from(token, "base64url").length).toBeGreaterThanOrEqual(16);
    const find = () => app.run(() => findReplyLink(token));
    expect((await find()).asked).toBe(job_request_uid);
    const stored = await app.run(() => db().select().from(replyTokens));
    expect(stored.map((row) => row.token_hash)).toContain(hashToken(token));
    expect(JSON.stringify(stored)).not.toContain(token);
    const before = app.clock.now().toISOString();
    app.clock.set("2027-03-31T14:59:59.000Z");
    expect((await find()).expires_at.toISOString()).toBe("2027-03-31T15:00:00.000Z");
    app.clock.set("2027-03-31T15:00:00.000Z");
    await expect(find()).rejects.toMatchObject({ code: "link_expired" });
    app.clock.set(before);
    await app.run(() => db().update(replyTokens).set({ revoked_at: app.clock.now() }));
    await expect(find()).rejects.toMatchObject({ code: "link_revoked" });
  });
});
