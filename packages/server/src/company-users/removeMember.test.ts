import {
  createUpload,
  deleteCompanyUser,
  getChatRoom,
  getMemberWork,
  getProject,
  listChatRooms,
  listCommentTemplates,
  listJobVersions,
  listNotifications,
  listProjectCreators,
  listSavedViews,
  listScheduledComments,
  streamEvents,
  updateCompanyUser,
} from "@tsumugi/contract";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { memberships, users } from "../db/schema/accounts.ts";
import { auditLogs } from "../db/schema/records.ts";
import { sendScheduledJobs } from "../projects/sendScheduledJobs.job.ts";
import { readStream } from "../testing/eventStream.ts";
import { createTestApp, HOUR, insertCompany, insertMember } from "../testing/index.ts";
import { insertWork, WORK_OF_ONE } from "../testing/memberWork.ts";

const app = await createTestApp();

const office = () =>
  app.run(async () => {
    const company = await insertCompany();
    const leaving = await insertMember(company, "staff", { name: "小林 直樹" });
    return {
      company,
      leaving,
      work: await insertWork(leaving),
      admin: await insertMember(company, "admin"),
      successor: await insertMember(company, "staff"),
      viewer: await insertMember(company, "viewer"),
      stranger: await insertMember(await insertCompany(), "admin"),
    };
  });

type Office = Awaited<ReturnType<typeof office>>;
const remove = ({ admin, leaving }: Office, successor_uid?: string) =>
  app
    .as(admin)
    .call(deleteCompanyUser, { body: { email: leaving.email, ...(successor_uid && { successor_uid }) } });

describe("the work of a member", () => {
  it("is counted by kind, for admins of the company alone", async () => {
    const { admin, leaving, successor, stranger } = await office();
    const ask = (caller: { uid: string }, id: string) =>
      app.as(caller).call(getMemberWork, { params: { id } });
    expect((await ask(admin, leaving.uid)).body).toEqual(WORK_OF_ONE);
    expect(new Set(Object.values((await ask(admin, successor.uid)).body))).toEqual(new Set([0]));
    expect((await ask(successor, leaving.uid)).error.code).toBe("forbidden");
    expect((await ask(stranger, leaving.uid)).status).toBe(404);
  });

  it("goes to the successor, who is notified of all of it", async () => {
    const place = await office();
    const { admin, successor, leaving, work } = place;
    expect((await remove(place, successor.uid)).status).toBe(204);
    const params = { id: work.project_uid };
    const owner = (await app.as(admin).call(getProject, { params })).body.owner;
    expect(owner?.uid).toBe(successor.uid);
    const rows = (await app.as(admin).call(listProjectCreators, { params })).body.items;
    expect(rows.map((row) => row.custom_values)).toContainEqual({
      checker: successor.uid,
      other: "そのまま",
    });
    const room = { id: work.room_uid };
    const [scheduled] = (await app.as(admin).call(listScheduledComments, { params: room })).body.items;
    expect(scheduled).toMatchObject({
      id: work.scheduled,
      state: "waiting",
      created_by: { uid: successor.uid },
    });
    const views = (await app.as(successor).call(listSavedViews, { query: { list: "creators" } })).body.items;
    expect(views).toMatchObject([{ uid: work.sharedView, can_edit: true, owner: { uid: successor.uid } }]);
    const templates = (await app.as(successor).call(listCommentTemplates)).body.items;
    expect(templates).toMatchObject([{ uid: work.sharedTemplate, editable: true }]);
    expect((await app.as(successor).call(getChatRoom, { params: room })).status).toBe(200);
    const [notice] = (await app.as(successor).call(listNotifications)).body.items;
    expect(notice).toMatchObject({ kind: "work_handed_over", title: "小林 直樹さんの担当を引き継ぎました" });
    expect(notice?.body).toBe(
      "案件1件、クリエイター1名、メッセージ1件、予約送信1件、送信予約中の依頼1件、共有ビュー1件、共有テンプレート1件、案件の担当欄2か所",
    );
    const [log] = await app.run(() =>
      db()
        .select()
        .from(auditLogs)
        .where(and(eq(auditLogs.action, "member.remove"), eq(auditLogs.target_uid, leaving.uid))),
    );
    expect(log).toMatchObject({
      actor_uid: admin.uid,
      detail: { successor_uid: successor.uid, ...WORK_OF_ONE },
    });
  });

  it("becomes nobody's without a successor; what needs a name stays for the admins to change", async () => {
    const place = await office();
    const { admin, work } = place;
    expect((await remove(place)).status).toBe(204);
    const params = { id: work.project_uid };
    expect((await app.as(admin).call(getProject, { params })).body.owner).toBeNull();
    const rows = (await app.as(admin).call(listProjectCreators, { params })).body.items;
    expect(rows.map((row) => row.custom_values)).toContainEqual({ other: "そのまま" });
    const views = (await app.as(admin).call(listSavedViews, { query: { list: "creators" } })).body.items;
    expect(views).toMatchObject([{ uid: work.sharedView, can_edit: true }]);
    const room = { id: work.room_uid };
    const [scheduled] = (await app.as(admin).call(listScheduledComments, { params: room })).body.items;
    expect(scheduled).toMatchObject({ id: work.scheduled, abandoned: true });
  });

  it("that waits for its day goes out under the successor's name, and without one under that of the admin who removes", async () => {
    for (const takesOver of [true, false]) {
      const place = await office();
      const { admin, successor, work } = place;
      expect((await remove(place, takesOver ? successor.uid : undefined)).status).toBe(204);
      app.clock.advance(2 * HOUR);
      await app.run(() => sendScheduledJobs.run({}));
      const params = { id: work.scheduledJob.job_request_uid };
      const [version] = (await app.as(admin).call(listJobVersions, { params })).body.items;
      expect(version).toMatchObject({
        sent_at: expect.any(String),
        sent_by: { uid: takesOver ? successor.uid : admin.uid },
      });
    }
  });

  it("that waits for its day goes out under the admin's name, too, when its sender may no longer send", async () => {
    for (const [role, sender] of [
      ["viewer", "admin"],
      ["finance", "admin"],
      ["admin", "leaving"],
    ] as const) {
      const place = await office();
      const { admin, leaving, work } = place;
      const changed = await app
        .as(admin)
        .call(updateCompanyUser, { params: { id: leaving.uid }, body: { role } });
      expect(changed.body).toMatchObject({ role });
      app.clock.advance(2 * HOUR);
      await app.run(() => sendScheduledJobs.run({}));
      const params = { id: work.scheduledJob.job_request_uid };
      const [version] = (await app.as(admin).call(listJobVersions, { params })).body.items;
      expect(version).toMatchObject({ sent_at: expect.any(String), sent_by: { uid: place[sender].uid } });
    }
  });

  it("is not given to somebody who may not write, to a stranger, or to the removed, and then nothing is done", async () => {
    const place = await office();
    const { admin, leaving, viewer, stranger } = place;
    for (const { uid } of [viewer, stranger, leaving]) {
      const { status, error } = await remove(place, uid);
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ["successor_uid"]]);
    }
    const { body } = await app.as(admin).call(getMemberWork, { params: { id: leaving.uid } });
    expect(body).toEqual(WORK_OF_ONE);
  });
});

describe("a removed member", () => {
  it("loses the open stream, every call, and the company, within 5 s", async () => {
    const place = await office();
    const { leaving, admin, work } = place;
    const [gone, stays] = await Promise.all(
      [leaving, admin].map(async (person) => readStream(await app.as(person).fetch(streamEvents))),
    );
    await gone?.until(({ type }) => type === "unread.changed");
    const begun = performance.now();
    expect((await remove(place)).status).toBe(204);
    await gone?.untilClosed();
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect(stays?.closed).toBe(false);
    expect((await app.as(leaving).call(listChatRooms)).error.code).toBe("no_company");
    expect((await app.as(leaving).fetch(streamEvents)).status).toBe(403);
    const file = new File([new Uint8Array(8)], "a.png", { type: "image/png" });
    const body = { file, purpose: "chat" as const, chat_room_uid: work.room_uid };
    expect((await app.as(leaving).fetch(createUpload, { body })).status).toBe(404);
    await stays?.leave();
  });

  it("who is in another company goes on there, and a screen of the former one is refused by its name", async () => {
    const place = await office();
    const { leaving, company, stranger } = place;
    await app.run(() =>
      db()
        .insert(memberships)
        .values({ company_uid: stranger.company_uid, user_uid: leaving.uid, role: "viewer" }),
    );
    expect((await remove(place)).status).toBe(204);
    const from = (company_uid: string) =>
      app.as(leaving).call(listChatRooms, {}, { headers: { "x-company": company_uid } });
    expect((await from(company.uid)).error.code).toBe("company_switched");
    expect((await from(stranger.company_uid)).body.items).toEqual([]);
    const [user] = await app.run(() => db().select().from(users).where(eq(users.uid, leaving.uid)));
    expect(user?.active_company_uid).toBe(stranger.company_uid);
  });
});

it("is removed once by two admins at once: the work is one successor's, and the other admin is not answered that it is theirs", async () => {
  const offices = await Promise.all(Array.from({ length: 6 }, office));
  for (const { admin, company, leaving, successor } of offices) {
    const second = await app.run(() => insertMember(company, "admin"));
    const shut = (by: { uid: string }, successor_uid: string) =>
      app.as(by).call(deleteCompanyUser, { body: { email: leaving.email, successor_uid } });
    const answers = await Promise.all([shut(admin, successor.uid), shut(second, second.uid)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    const rows = await app.run(() =>
      db()
        .select()
        .from(auditLogs)
        .where(and(eq(auditLogs.company_uid, company.uid), eq(auditLogs.action, "member.remove"))),
    );
    expect(rows).toHaveLength(1);
  }
});

describe("the last admin", () => {
  it("cannot go, nor can anyone remove oneself", async () => {
    const { admin, company } = await office();
    const self = () => app.as(admin).call(deleteCompanyUser, { body: { email: admin.email } });
    expect((await self()).error).toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/管理者が1人も/),
    });
    await app.run(() => insertMember(company, "admin"));
    expect((await self()).error).toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/自分は削除/),
    });
  });

  it("stays when two admins remove each other at once", async () => {
    const pairs = await app.run(() =>
      Promise.all(
        Array.from({ length: 8 }, async () => {
          const company = await insertCompany();
          return [await insertMember(company, "admin"), await insertMember(company, "admin")] as const;
        }),
      ),
    );
    const shut = (by: { uid: string }, { email }: { email: string }) =>
      app.as(by).call(deleteCompanyUser, { body: { email } });
    const results = await Promise.all(pairs.flatMap(([a, b]) => [shut(a, b), shut(b, a)]));
    expect(results.filter(({ status }) => status === 204)).toHaveLength(pairs.length);
    for (const [{ company_uid }] of pairs) {
      const left = await app.run(() => db().$count(memberships, eq(memberships.company_uid, company_uid)));
      expect(left).toBe(1);
    }
  });
});
