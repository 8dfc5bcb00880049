import {
  type BulkAction,
  bulkUpdateManagedCreators,
  listManagedCreators,
  listProjectCreators,
  type ManagedCreatorSelection,
  removeProjectCreator,
  undoBulkUpdate,
  updateManagedCreator,
  updateProjectMemo,
} from "@tsumugi/contract";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { newUid } from "../../core/ids.ts";
import { db } from "../../db/index.ts";
import { realtimeEvents } from "../../db/schema/comments.ts";
import { jobRequests } from "../../db/schema/job-requests.ts";
import { projects } from "../../db/schema/projects.ts";
import { leavesInTheLog } from "../../testing/auditTrail.ts";
import { DAY } from "../../testing/clock.ts";
import { openRecords } from "../../testing/creatorRecords.ts";
import { insertCompany, insertMember } from "../../testing/index.ts";
import { TERMS } from "../../testing/jobs.ts";

const { app, company, staff, viewer, theirs, insert } = await openRecords();

const bulk = (selection: ManagedCreatorSelection, action: BulkAction, who = staff) =>
  app.as(who).call(bulkUpdateManagedCreators, { body: { selection, action } });
const undo = (uid: string | null, who = staff) =>
  app.as(who).call(undoBulkUpdate, { params: { id: uid ?? "none" } });
const stored = (uids: string[]) =>
  app.run(async () => {
    const { rows } = await db().execute(sql`
      select uid, tags, owner_uid, stage, archived_at, updated_at from managed_creators
      where uid = any(${sql.param(uids)}::text[]) order by uid`);
    return rows;
  });

describe("POST /company/managed_creators/bulk", () => {
  it("changes all that match but the exceptions, and tells who stayed as they were", async () => {
    const [a, b, c, d] = await Promise.all([
      insert({ tags: ["bulk1"] }),
      insert({ tags: ["bulk1", "夏"] }),
      insert({ tags: ["bulk1"] }),
      insert({ tags: ["other"] }),
    ]);
    const { body } = await bulk(
      { filter: { tag: ["bulk1"] }, except: [c.uid] },
      { kind: "add_tags", tags: ["夏"] },
    );
    expect(body).toMatchObject({
      matched: 2,
      changed: 1,
      skipped_count: 1,
      skipped: [{ uid: b.uid, reason: "unchanged" }],
    });
    const list = await app.as(staff).call(listManagedCreators, { query: { tag: ["夏"] } });
    expect(list.body.items.map(({ uid }) => uid).sort()).toEqual([a.uid, b.uid].sort());
    expect(d.tags).toEqual(["other"]);
  });

  it("restores every former value exactly, the place in the list by last change, too", async () => {
    const owner = await app.run(() => insertMember(company, "staff"));
    const made = await Promise.all([
      insert({ stage: "active", owner_uid: owner.uid, tags: ["b", "a"] }),
      insert({ stage: "paused", tags: [] }),
    ]);
    const uids = made.map(({ uid }) => uid);
    const before = await stored(uids);
    app.clock.advance(60_000);
    const actions: BulkAction[] = [
      { kind: "set_stage", stage: "repeat" },
      { kind: "set_owner", owner_uid: staff.uid },
      { kind: "add_tags", tags: ["c"] },
      { kind: "archive" },
    ];
    for (const action of actions) {
      const { body } = await bulk({ uids }, action);
      expect(body.changed, action.kind).toBe(2);
      expect(await stored(uids)).not.toEqual(before);
      expect((await undo(body.change_uid)).body).toEqual({ restored: 2, skipped: [], skipped_count: 0 });
      expect(await stored(uids), action.kind).toEqual(before);
    }
  });

  it("takes back only what nobody has changed since, and says who was left", async () => {
    const [mine, touched] = await Promise.all([insert(), insert({ display_name: "後から変更" })]);
    const { body } = await bulk({ uids: [mine.uid, touched.uid] }, { kind: "set_stage", stage: "active" });
    const params = { id: touched.uid };
    await app.as(staff).call(updateManagedCreator, { params, body: { version: 2, memo: "追記" } });
    const back = await undo(body.change_uid);
    expect(back.body).toEqual({
      restored: 1,
      skipped: [{ uid: touched.uid, display_name: "後から変更", reason: "changed_since" }],
      skipped_count: 1,
    });
    expect(await stored([touched.uid])).toMatchObject([{ stage: "active" }]);
    expect((await undo(body.change_uid)).error.code).toBe("conflict");
  });

  it("does not bring back an owner who has left", async () => {
    const leaver = await app.run(() => insertMember(company, "staff"));
    const creator = await insert({ owner_uid: leaver.uid });
    const { body } = await bulk({ uids: [creator.uid] }, { kind: "set_owner", owner_uid: null });
    await app.run(() => db().execute(sql`delete from memberships where user_uid = ${leaver.uid}`));
    expect((await undo(body.change_uid)).body).toMatchObject({
      restored: 0,
      skipped: [{ reason: "owner_gone" }],
    });
  });

  it("changes nobody where one uid is foreign, the owner is none of ours, or the role may not", async () => {
    const creator = await insert();
    const stage = { kind: "set_stage", stage: "active" } as const;
    expect((await bulk({ uids: [creator.uid, theirs.uid] }, stage)).status).toBe(404);
    expect((await bulk({ uids: [creator.uid] }, stage, viewer)).status).toBe(403);
    const owner = await bulk({ uids: [creator.uid] }, { kind: "set_owner", owner_uid: "nobody" });
    expect(owner.error.fields).toHaveProperty("owner_uid");
    expect(await stored([creator.uid])).toMatchObject([{ stage: "prospect" }]);
  });

  it("can be taken back for a day, and by the company alone", async () => {
    const creator = await insert();
    const { body } = await bulk({ uids: [creator.uid] }, { kind: "archive" });
    const stranger = await app.run(async () => insertMember(await insertCompany(), "admin"));
    expect((await undo(body.change_uid, stranger)).status).toBe(404);
    app.clock.advance(DAY + 1000);
    expect((await undo(body.change_uid)).error.message).toContain("24時間");
  });

  it("does a repeated call once", async () => {
    const creator = await insert();
    const send = () =>
      app
        .as(staff)
        .call(
          bulkUpdateManagedCreators,
          { body: { selection: { uids: [creator.uid] }, action: { kind: "archive" } } },
          { key: "bulk-0001" },
        );
    expect((await send()).body).toEqual((await send()).body);
  });
});

describe("assigning many to a project", () => {
  const project = async () => {
    const uid = newUid();
    await app.run(() => db().insert(projects).values({ uid, company_uid: company.uid, name: "冬" }));
    return uid;
  };
  const insertRequest = (managed_creator_uid: string, project_uid: string) =>
    db().insert(jobRequests).values({
      company_uid: company.uid,
      project_uid,
      managed_creator_uid,
      uid: newUid(),
      terms: TERMS,
      fee: 1,
      sent_at: new Date(),
    });
  const inProject = async (id: string) =>
    (await app.as(staff).call(listProjectCreators, { params: { id } })).body.items.map(
      ({ creator_uid }) => creator_uid,
    );

  it("skips archived ones and who is there already, and undo takes out only the new ones", async () => {
    const project_uid = await project();
    const [there, fresh, archived] = await Promise.all([
      insert(),
      insert(),
      insert({ archived_at: new Date() }),
    ]);
    const assign = { kind: "assign", project_uid } as const;
    await bulk({ uids: [there.uid] }, assign);
    const { body } = await bulk({ uids: [there.uid, fresh.uid, archived.uid] }, assign);
    expect(body).toMatchObject({ matched: 3, changed: 1, skipped_count: 2 });
    expect(body.skipped.map(({ reason }) => reason).sort()).toEqual(["already_assigned", "archived"]);
    expect((await undo(body.change_uid)).body.restored).toBe(1);
    expect(await inProject(project_uid)).toEqual([there.uid]);
  });

  it("leaves in the project whoever has been worked with since, and says for what", async () => {
    const project_uid = await project();
    const people = await Promise.all([insert(), insert(), insert(), insert()]);
    const [, noted, asked, out] = people;
    const { body } = await bulk({ uids: people.map(({ uid }) => uid) }, { kind: "assign", project_uid });
    const memo = { creator_uid: noted.uid, memo: "連絡済み" };
    await app.as(staff).call(updateProjectMemo, { params: { id: project_uid }, body: memo });
    await app.run(() => insertRequest(asked.uid, project_uid));
    const params = { id: project_uid };
    await app.as(staff).call(removeProjectCreator, { params, body: { creator_uid: out.uid } });
    const { body: undone } = await undo(body.change_uid);
    expect(undone.restored).toBe(1);
    expect(Object.fromEntries(undone.skipped.map(({ uid, reason }) => [uid, reason]))).toEqual({
      [noted.uid]: "row_filled",
      [asked.uid]: "in_progress",
      [out.uid]: "changed_since",
    });
    expect((await inProject(project_uid)).sort()).toEqual([noted.uid, asked.uid].sort());
  });

  it("puts back who had been taken out before, as taken out", async () => {
    const project_uid = await project();
    const creator = await insert();
    const assign = { kind: "assign", project_uid } as const;
    await bulk({ uids: [creator.uid] }, assign);
    const params = { id: project_uid };
    await app.as(staff).call(updateProjectMemo, { params, body: { creator_uid: creator.uid, memo: "前回" } });
    await app.as(staff).call(removeProjectCreator, { params, body: { creator_uid: creator.uid } });
    const { body } = await bulk({ uids: [creator.uid] }, assign);
    expect((await undo(body.change_uid)).body.restored).toBe(1);
    expect(await inProject(project_uid)).toEqual([]);
    await bulk({ uids: [creator.uid] }, assign);
    const { items } = (await app.as(staff).call(listProjectCreators, { params })).body;
    expect(items).toMatchObject([{ memo: "前回" }]);
  });

  it("leaves in whoever came back and was written about since, and tells open sheets of who went", async () => {
    const project_uid = await project();
    const params = { id: project_uid };
    const assign = { kind: "assign", project_uid } as const;
    const [noted, out] = await Promise.all([insert(), insert()]);
    const uids = [noted.uid, out.uid];
    await bulk({ uids }, assign);
    for (const creator_uid of uids)
      await app.as(staff).call(removeProjectCreator, { params, body: { creator_uid } });
    const { body } = await bulk({ uids }, assign);
    app.clock.advance(60_000);
    const memo = { creator_uid: noted.uid, memo: "電話済み" };
    await app.as(staff).call(updateProjectMemo, { params, body: memo });
    const told = () =>
      app.run(() => db().$count(realtimeEvents, eq(realtimeEvents.project_uid, project_uid)));
    const before = await told();
    expect((await undo(body.change_uid)).body).toMatchObject({
      restored: 1,
      skipped: [{ uid: noted.uid, reason: "row_filled" }],
    });
    expect(await inProject(project_uid)).toEqual([noted.uid]);
    expect(await told()).toBe(before + 1);
  });
});

leavesInTheLog(() => app, ["managed_creator.bulk", "managed_creator.undo_bulk"]);
