import { endpointName } from "@tsumugi/contract";
import { endpoints } from "@tsumugi/contract/schemas";
import { desc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { specifiedCalls } from "../../../../contract/src/specification.fixture.ts";
import { db } from "../../db/index.ts";
import { jobRequests } from "../../db/schema/job-requests.ts";
import { jobStatusChanges } from "../../db/schema/projects.ts";
import { auditLogs } from "../../db/schema/records.ts";
import { insertWorld } from "../../hostile/world.ts";
import { leavesInTheLog } from "../auditTrail.ts";
import { createTestApp, insertOperator } from "../index.ts";
import { TERMS } from "../jobs.ts";
import { NOT_BUILT } from "../notBuilt.ts";
import { requestsFor } from "./requests.ts";
import { rowsFor } from "./rows.ts";
import { callerOf, named } from "./specifiedCall.ts";

const app = await createTestApp({ env: { PLATFORM_SANDBOX: "on" } });
const { world, operator } = await app.run(async () => ({
  world: await insertWorld("自社"),
  operator: await insertOperator(),
}));
const { admin } = world.people;
const call = callerOf(app, admin);
const requests = requestsFor(app, world, operator);
const { project, candidate, openCreator } = rowsFor(app, world);

/** Calls that the specification shows without a body and that are about nothing but their address. */
const BARE =
  /^DELETE \/(creators|company\/(managed_creators|companies))\/|\/(accept|join_room|archive|unarchive|already_read|verify_email|send_verify_email|confirm_email_change|reinvite|managed_creator_import_tasks\/\{id\}\/check)$/;

const pending = specifiedCalls.filter((line) => NOT_BUILT.includes(named(line).name));
const built = specifiedCalls.filter((line) => !pending.includes(line));

it.each(built)("%s succeeds with what the specification names", async (line) => {
  const request = await requests[line]?.();
  if (!request) throw new Error(`${line} is built: say in this file how it is called.`);
  const { query, body } = named(line);
  if (query) expect(query).toEqual(expect.arrayContaining(Object.keys(request.query ?? {})));
  if (body) expect(Object.keys(request.body ?? {}).sort()).toEqual([...body].sort());
  if (BARE.test(line)) expect(request.body).toBeUndefined();
  const response = await call(line, request);
  const text = await response.text();
  expect(response.status, text).toBeLessThan(300);
});

it(`takes ${built.length} of the ${specifiedCalls.length} calls to the letter; the rest is not built`, () => {
  const served = new Set(endpoints.map(endpointName));
  expect(specifiedCalls.filter((line) => !served.has(named(line).name))).toEqual([]);
  expect(Object.keys(requests).filter((line) => !specifiedCalls.includes(line))).toEqual([]);
});

leavesInTheLog(
  () => app,
  [
    "account.change_email",
    "account.create",
    "account.verify_email",
    "company.contract",
    "company.create",
    "company.delete",
    "company.invite",
    "company.look",
    "company.period",
    "company.profile",
    "company.register",
    "company.reinvite",
    "creator.delete",
    "job.send",
    "managed_creator.archive",
    "managed_creator.connect",
    "managed_creator.import",
    "member.invite",
    "member.join",
    "member.reinvite",
    "member.remove",
    "payment_notice.issue",
    "posts.export",
    "project.overwrite",
    "project.remove_creator",
  ],
);

const newestAudit = async (action: "project.overwrite" | "creator.delete") =>
  app.run(async () => {
    const [row] = await db()
      .select({ target_uid: auditLogs.target_uid, actor_uid: auditLogs.actor_uid, detail: auditLogs.detail })
      .from(auditLogs)
      .where(eq(auditLogs.action, action))
      .orderBy(desc(auditLogs.id))
      .limit(1);
    return row;
  });

it("lets the last write win where no version is given, and the audit log says whose it was", async () => {
  const { project_uid } = await project();
  const path = { id: project_uid };
  const renamed = expect.arrayContaining([expect.stringMatching(/^案件名: .+ → 上書き$/)]);
  for (const [line, body, fields, replaced] of [
    [
      "PUT /company/projects/{id} (free body)",
      { name: "上書き", owner_uid: null },
      ["name", "owner_uid"],
      renamed,
    ],
    ["PUT /company/projects/{id}/note (body: note)", { note: "上書き" }, ["note"], []],
  ] as const) {
    expect((await call(line, { path, body })).status).toBe(200);
    expect(await newestAudit("project.overwrite")).toEqual({
      target_uid: project_uid,
      actor_uid: admin.uid,
      detail: { fields, replaced },
    });
  }
  const stale = await call("PUT /company/projects/{id}/note (body: note)", {
    path,
    body: { note: "古い版から", version: 1 },
  });
  expect(stale.status).toBe(409);
});

it("sends under the terms of the project's newest request, and makes none up", async () => {
  const line = "POST /company/projects/{id}/send_job (body: creator_uids)";
  const { project_uid, uid } = await candidate();
  const path = { id: project_uid };
  expect((await call(line, { path, body: { creator_uids: [uid] } })).status).toBe(200);
  const [{ terms } = { terms: undefined }] = await app.run(() =>
    db()
      .select({ terms: jobRequests.terms })
      .from(jobRequests)
      .where(eq(jobRequests.managed_creator_uid, uid)),
  );
  expect(terms).toMatchObject({ work: TERMS.work, fee: TERMS.fee, payment_on: TERMS.payment_on });
  // The parties are those of this request.
  expect(terms?.orderer).not.toBe(TERMS.orderer);

  const made = await call("POST /company/projects", { body: { name: "まだ依頼のない案件" } });
  const { uid: empty } = (await made.json()) as { uid: string };
  const refused = await call(line, { path: { id: empty }, body: { creator_uids: [uid] } });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ fields: { terms: expect.stringContaining("依頼条件") } });

  const late = await project({ request: { terms: { ...TERMS, delivery_on: "2026-11-19" } } });
  const past = await call(line, { path: { id: late.project_uid }, body: { creator_uids: [uid] } });
  expect(await past.json()).toMatchObject({ fields: { terms: expect.stringContaining("納品日を過ぎ") } });
});

it("says in the history that no reason was given", async () => {
  const { project_uid, creator_uid } = await project({ job: { job_status: "accepted" } });
  const line = "PUT /company/projects/{id}/job_status (body: creator_uid, job_status)";
  const body = { creator_uid, job_status: "cancelled" };
  expect((await call(line, { path: { id: project_uid }, body })).status).toBe(200);
  const [change] = await app.run(() =>
    db().select().from(jobStatusChanges).where(eq(jobStatusChanges.project_uid, project_uid)),
  );
  expect(change).toMatchObject({
    to_status: "cancelled",
    reason: "（理由の記入なし）",
    changed_by: admin.uid,
  });

  const { uid } = await openCreator();
  expect((await call("DELETE /creators/{id}", { as: operator, path: { id: uid } })).status).toBe(200);
  expect(await newestAudit("creator.delete")).toMatchObject({ target_uid: uid, detail: {} });
});
