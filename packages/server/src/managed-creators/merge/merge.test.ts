import {
  createDmRoom,
  getManagedCreator,
  getMergeImpact,
  listCreatorFees,
  listCreatorProjects,
  listProjectCreators,
  type MergeField,
  mergeManagedCreators,
  updateProjectMemo,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addComment } from "../../comments/comments.service.ts";
import { db } from "../../db/index.ts";
import { projectCreators } from "../../db/schema/projects.ts";
import { leavesInTheLog } from "../../testing/auditTrail.ts";
import { openRecords } from "../../testing/creatorRecords.ts";
import { insertCreator, insertMember } from "../../testing/index.ts";
import { insertSentJob } from "../../testing/jobs.ts";
import { referencesTo } from "./merge.repository.ts";

const { app, company, staff, viewer, theirs, insert } = await openRecords();

type Values = Parameters<typeof insert>[0];
const pair = async (left: Values = {}, right: Values = {}) => ({
  kept: await insert(left),
  absorbed: await insert(right),
});
const merge = (
  { kept, absorbed }: { kept: { uid: string }; absorbed: { uid: string } },
  choices: Partial<Record<MergeField, "left" | "right" | "both">> = {},
  versions = { version: 1, absorbed_version: 1 },
) =>
  app.as(staff).call(mergeManagedCreators, {
    params: { id: kept.uid },
    body: { absorbed_uid: absorbed.uid, ...versions, choices },
  });
const rowsNaming = (uid: string) =>
  app.run(async () => {
    const references = await referencesTo("managed_creators", "uid");
    const counts = await Promise.all(
      references.map(async ({ table, column }) => {
        const { rows } = await db().execute(
          sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${uid}`,
        );
        return [table, rows.length] as const;
      }),
    );
    return counts.filter(([, count]) => count > 0);
  });

describe("POST /company/managed_creators/{id}/merge", () => {
  it("takes the chosen side of every field and both of lists, and finds the one by what the other was called", async () => {
    const open = await app.run(() => insertCreator());
    const two = await pair(
      {
        display_name: "はな",
        memo: "左",
        tags: ["a", "b"],
        accounts: [{ platform: "x", handle: "hana", follower_count: 5 }],
        last_contact_at: new Date("2026-01-01T00:00:00Z"),
      },
      {
        display_name: "ハナ公式",
        memo: "右",
        email: "hana@example.test",
        tags: ["b", "c"],
        accounts: [{ platform: "tiktok", handle: "hana_t", follower_count: 7 }],
        creator_uid: open.uid,
        last_contact_at: new Date("2026-05-01T00:00:00Z"),
      },
    );
    const { status, body } = await merge(two, {
      display_name: "right",
      email: "right",
      memo: "both",
      tags: "both",
      accounts: "both",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      uid: two.kept.uid,
      display_name: "ハナ公式",
      email: "hana@example.test",
      memo: "左\n右",
      tags: ["a", "b", "c"],
      follower_count: 12,
      creator: { uid: open.uid },
      last_contact_at: "2026-05-01T00:00:00.000Z",
    });
    expect(body.accounts.map(({ handle }) => handle)).toEqual(["hana", "hana_t"]);
    const gone = await app.as(staff).call(getManagedCreator, { params: { id: two.absorbed.uid } });
    expect([gone.status, gone.error.code]).toEqual([410, "creator_merged"]);
  });

  it("brings jobs with their requests, rooms, comments and status along; nothing names the other any more", async () => {
    const two = await pair();
    const job = await app.run(() => insertSentJob(company, { creator_uid: two.absorbed.uid }));
    await app.run(() =>
      addComment({
        room_uid: job.room_uid,
        uid: two.absorbed.uid,
        id: crypto.randomUUID(),
        text: "こんにちは",
        kind: "message",
      }),
    );
    const params = { id: two.kept.uid };
    const impact = await app
      .as(staff)
      .call(getMergeImpact, { params, query: { absorbed_uid: two.absorbed.uid } });
    expect(impact.body).toEqual({
      project_count: 1,
      room_count: 1,
      post_count: 0,
      notice_count: 0,
      shared_projects: [],
      bank_accounts: {
        choice: "settled",
        has_kept: false,
        has_absorbed: false,
        kept: null,
        absorbed: null,
        version: 2,
      },
    });
    expect((await merge(two)).status).toBe(200);
    expect(await rowsNaming(two.absorbed.uid)).toEqual([]);
    const { body } = await app.as(staff).call(getManagedCreator, { params });
    expect(body.timeline.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["job_sent", "comment"]));
    expect(body.timeline.find(({ kind }) => kind === "comment")?.label).toContain("受信1件");
    const projects = await app.as(staff).call(listCreatorProjects, { params });
    expect(projects.body.items).toMatchObject([{ uid: job.project_uid, chat_room_uid: job.room_uid }]);
    const fees = await app.as(staff).call(listCreatorFees, { params });
    expect(fees.body.items).toMatchObject([{ fee: 100_000, agreed: false, on: expect.any(String) }]);
    expect((await app.as(viewer).call(listCreatorFees, { params })).status).toBe(403);
    expect((await app.as(viewer).call(listCreatorProjects, { params })).body.items[0]?.fee).toBeNull();
  });

  it("makes one room of two for direct messages: nothing is lost, what was read stays read", async () => {
    const two = await pair();
    // Somebody who has a place at the end of each room without having joined.
    const newcomer = await app.run(() => insertMember(company, "staff"));
    const rooms = await Promise.all(
      [two.kept, two.absorbed].map(async ({ uid }) => {
        const { body } = await app.as(staff).call(createDmRoom, { body: { creator_uid: uid } });
        await app.run(() =>
          addComment({
            room_uid: body.room_id,
            uid,
            id: crypto.randomUUID(),
            text: uid,
            kind: "message",
          }),
        );
        await app.run(() =>
          db().execute(sql`insert into chat_room_members (company_uid, room_uid, user_uid, read_seq, joined_at)
            select r.company_uid, r.uid, m.uid, r.last_seq, m.joined_at
            from chat_rooms r, (values (${staff.uid}, now()), (${newcomer.uid}, null)) as m (uid, joined_at)
            where r.uid = ${body.room_id}
            on conflict (room_uid, user_uid) do update set read_seq = excluded.read_seq`),
        );
        return body.room_id;
      }),
    );
    expect((await merge(two)).status).toBe(200);
    expect(await rowsNaming(two.absorbed.uid)).toEqual([]);
    const { rows } = await app.run(() =>
      db().execute(sql`
        select r.uid, r.last_seq, array_agg(c.seq order by c.seq) as seqs, min(c.uid) as author,
          (select jsonb_object_agg(m.user_uid, jsonb_build_array(m.read_seq, m.joined_at is not null))
            from chat_room_members m where m.room_uid = r.uid) as places
        from chat_rooms r join comments c on c.room_uid = r.uid and c.kind = 'message'
        where r.creator_uid = ${two.kept.uid} group by r.uid`),
    );
    expect(rows).toMatchObject([{ uid: rooms[0], author: two.kept.uid }]);
    const [{ last_seq, seqs, places } = { last_seq: null, seqs: [], places: {} }] = rows;
    expect(places).toEqual({ [staff.uid]: [last_seq, true], [newcomer.uid]: [last_seq, false] });
    expect(seqs).toHaveLength(2);
  });

  it("keeps in a shared project the one who was asked, with what was noted about either", async () => {
    const two = await pair();
    const job = await app.run(() => insertSentJob(company, { creator_uid: two.absorbed.uid }));
    const { project_uid } = job;
    const key = { company_uid: company.uid, project_uid, managed_creator_uid: two.kept.uid };
    await app.run(() => db().insert(projectCreators).values(key));
    for (const [creator_uid, memo] of [
      [two.kept.uid, "左のメモ"],
      [two.absorbed.uid, "右のメモ"],
    ] as const) {
      const params = { id: project_uid };
      await app.as(staff).call(updateProjectMemo, { params, body: { creator_uid, memo } });
    }
    const query = { absorbed_uid: two.absorbed.uid };
    const impact = await app.as(staff).call(getMergeImpact, { params: { id: two.kept.uid }, query });
    expect(impact.body.shared_projects).toMatchObject([{ uid: project_uid, outcome: "resolved" }]);
    expect((await merge(two)).status).toBe(200);
    const { items } = (await app.as(staff).call(listProjectCreators, { params: { id: project_uid } })).body;
    expect(items).toMatchObject([
      { creator_uid: two.kept.uid, job_status: "requested", memo: "右のメモ\n左のメモ" },
    ]);
  });

  it("refuses two who were both asked in one project, names it, and changes nothing", async () => {
    const two = await pair();
    const { project_uid } = await app.run(() =>
      insertSentJob(company, { creator_uid: two.kept.uid, project: { name: "両方に依頼" } }),
    );
    await app.run(() => insertSentJob(company, { creator_uid: two.absorbed.uid, project_uid }));
    const refused = await merge(two, { memo: "right" });
    expect(refused.error).toMatchObject({ code: "conflict", message: expect.stringContaining("両方に依頼") });
    const still = await app.as(staff).call(getManagedCreator, { params: { id: two.absorbed.uid } });
    expect(still.status).toBe(200);
  });

  it("refuses a version that is not the present one, itself, an erased one, and another company's", async () => {
    const two = await pair();
    const stale = await merge(two, {}, { version: 1, absorbed_version: 9 });
    expect(stale.error).toMatchObject({ code: "stale_version", current: { uid: two.absorbed.uid } });
    expect((await merge({ kept: two.kept, absorbed: two.kept })).error.code).toBe("conflict");
    expect((await merge({ kept: two.kept, absorbed: theirs })).status).toBe(404);
    expect((await merge({ kept: theirs, absorbed: two.kept })).status).toBe(404);
    const erased = await insert({ archived_at: new Date(), erased_at: new Date() });
    expect((await merge({ kept: two.kept, absorbed: erased })).error.code).toBe("conflict");
  });
});

leavesInTheLog(() => app, ["managed_creator.merge"]);
