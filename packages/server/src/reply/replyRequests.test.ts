import { answerJob, getReplyPage, postReplyComment } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { createTestApp, insertCompany, insertCreator } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";

const app = await createTestApp();
const visitor = app.as(null);
const read = (token: string) => visitor.call(getReplyPage, { params: { token } });
const titles = async (token: string) =>
  (await read(token)).body.requests.map(({ project_name }) => project_name).sort();

const MAIL = "mika@example.test";
const mailed = { mailed_to: MAIL };

/** A creator of a company with two requests, each by a mail of its own. */
async function twoRequests() {
  return app.run(async () => {
    const company = await insertCompany({ name: "つむぎ化粧品" });
    const first = await insertSentJob(company, { project: { name: "冬の新作" }, token: mailed });
    const second = await insertSentJob(company, {
      creator_uid: first.creator_uid,
      project: { name: "春の新作", reply_due_on: "2026-12-01" },
      token: { mailed_to: "MIKA@example.test" },
    });
    return { company, first, second };
  });
}

describe("one link", () => {
  it("opens every request to the same person, and each call is about the one that its address names", async () => {
    const { first, second } = await twoRequests();
    const { requests } = (await read(first.token)).body;
    expect(requests).toMatchObject([
      {
        project_name: "春の新作",
        company_name: "つむぎ化粧品",
        job_status: "requested",
        next_deadline: { kind: "reply", on: "2026-12-01" },
      },
      { project_name: "冬の新作", token: first.token },
    ]);
    const other = requests[0]?.token ?? "";
    expect(other).toBe(`${first.token}.${second.job_request_uid}`);
    expect((await read(other)).body.job_request.uid).toBe(second.job_request_uid);
    const body = { answer: "accepted" as const, version: 1 };
    expect((await visitor.call(answerJob, { params: { token: other }, body })).body.job_status).toBe(
      "accepted",
    );
    expect((await read(first.token)).body.job_status).toBe("requested");
    const said = { params: { token: other }, body: { id: crypto.randomUUID(), text: "よろしく" } };
    expect((await visitor.call(postReplyComment, said)).body.room_id).toBe(second.room_uid);
    // Who waits for an answer comes first from now on.
    expect((await read(other)).body.requests.map(({ job_status }) => job_status)).toEqual([
      "requested",
      "accepted",
    ]);
  });

  it("opens nothing that went to another address, to another creator, or whose own links have ended", async () => {
    const { company, first, second } = await twoRequests();
    const elsewhere = await app.run(() =>
      insertSentJob(company, {
        creator_uid: first.creator_uid,
        project: { name: "別の宛先" },
        token: { mailed_to: "manager@example.test" },
      }),
    );
    const another = await app.run(() =>
      insertSentJob(company, { project: { name: "別の人" }, token: mailed }),
    );
    const copied = await app.run(() =>
      insertSentJob(company, { creator_uid: first.creator_uid, project: { name: "手渡し" } }),
    );
    expect(await titles(first.token)).toEqual(["冬の新作", "春の新作"]);
    expect(await titles(copied.token)).toEqual(["手渡し"]);
    for (const { job_request_uid } of [elsewhere, another, copied, { job_request_uid: "unknown" }]) {
      expect((await read(`${first.token}.${job_request_uid}`)).status).toBe(404);
    }
    await app.run(() =>
      db().execute(
        sql`update reply_tokens set revoked_at = now() where job_request_uid = ${second.job_request_uid}`,
      ),
    );
    expect(await titles(first.token)).toEqual(["冬の新作"]);
    expect((await read(`${first.token}.${second.job_request_uid}`)).status).toBe(404);
    // A link that has ended opens nothing else either.
    expect((await read(`${second.token}.${first.job_request_uid}`)).error.code).toBe("link_revoked");
  });

  it("crosses companies only by the mail to the creator's own account", async () => {
    const { first } = await twoRequests();
    const other = await app.run(async () =>
      insertSentJob(await insertCompany({ name: "ほかの会社" }), {
        project: { name: "他社" },
        token: mailed,
      }),
    );
    expect(await titles(first.token)).toEqual(["冬の新作", "春の新作"]);
    await app.run(async () => {
      const { uid } = await insertCreator({ email: MAIL });
      await db().execute(sql`update managed_creators set creator_uid = ${uid}
        where uid in (${first.creator_uid}, ${other.creator_uid})`);
    });
    expect(await titles(first.token)).toEqual(["他社", "冬の新作", "春の新作"]);
    const opened = await read(`${first.token}.${other.job_request_uid}`);
    expect(opened.body.company.name).toBe("ほかの会社");
    await app.run(() =>
      db().execute(sql`update companies set deleted_at = now() where uid = ${other.company_uid}`),
    );
    expect(await titles(first.token)).toEqual(["冬の新作", "春の新作"]);
  });
});
