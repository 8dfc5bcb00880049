import { expect } from "vitest";
import { now } from "../../core/context.ts";
import { hashToken, newToken, newUid } from "../../core/ids.ts";
import { db } from "../../db/index.ts";
import { invitations } from "../../db/schema/accounts.ts";
import { notifications } from "../../db/schema/notifications.ts";
import { verificationTokens } from "../../db/schema/sign-in.ts";
import type { World } from "../../hostile/world.ts";
import {
  DAY,
  insertCompany,
  insertCreator,
  insertManagedCreator,
  insertMember,
  insertUser,
  type TestApp,
} from "../index.ts";
import { insertSentJob } from "../jobs.ts";
import { callerOf } from "./specifiedCall.ts";

/** What a call needs to be there before it: each row on its own, so that calls share nothing. */
export function rowsFor(app: TestApp, { company, people: { admin }, job }: World) {
  const call = callerOf(app, admin);
  const tomorrow = () => new Date(app.clock.now().getTime() + DAY);
  const freshAddress = () => `specified-${crypto.randomUUID()}@example.test`;

  const openCreator = () => app.run(() => insertCreator({ is_open: true }));
  const record = () => app.run(() => insertManagedCreator(company, { email: freshAddress() }));
  const project = (of: object = {}) => app.run(() => insertSentJob(company, of));
  const stranger = (email = freshAddress()) => app.run(() => insertUser({ email }));
  const colleague = () => app.run(() => insertMember(company, "staff"));
  const anotherCompany = () => app.run(() => insertCompany());

  /** A creator who is a candidate in a project whose newest request went out with terms that still hold. */
  async function candidate() {
    const { project_uid } = await project();
    const { uid } = await record();
    const added = await call("PUT /company/projects/{id}/assign_creators (body: creator_uids)", {
      path: { id: project_uid },
      body: { creator_uids: [uid] },
    });
    expect(added.status).toBe(200);
    return { project_uid, uid };
  }

  async function withCheckColumn() {
    const { project_uid, creator_uid } = job;
    return { path: { id: project_uid }, creator_uid, column: "c2" };
  }

  async function invitation(type: "member" | "company", email: string, company_uid = company.uid) {
    const token = newToken();
    await app.run(() =>
      db()
        .insert(invitations)
        .values({
          uid: newUid(),
          company_uid,
          type,
          email,
          role: type === "company" ? "admin" : "staff",
          token_hash: hashToken(token),
          expires_at: tomorrow(),
          created_at: now(),
        }),
    );
    return token;
  }

  async function verification(purpose: "verify" | "change") {
    const token = newToken();
    const owner = await app.run(() => insertUser({ email_verified_at: null }));
    await app.run(() =>
      db()
        .insert(verificationTokens)
        .values({
          user_uid: owner.uid,
          email: purpose === "verify" ? owner.email : freshAddress(),
          purpose,
          token_hash: hashToken(token),
          expires_at: tomorrow(),
          created_at: now(),
        }),
    );
    return { owner, token };
  }

  async function notification() {
    const uid = newUid();
    await app.run(() =>
      db().insert(notifications).values({
        uid,
        company_uid: company.uid,
        user_uid: admin.uid,
        kind: "job_answered",
        title: "回答",
        href: "/",
        created_at: now(),
      }),
    );
    return uid;
  }

  async function jobOn(platform: "instagram" | "tiktok") {
    const creator = { accounts: [{ platform, handle: `specified_${platform}` }] };
    return (await project({ creator })).job_request_uid;
  }

  return {
    freshAddress,
    openCreator,
    record,
    project,
    stranger,
    colleague,
    anotherCompany,
    candidate,
    withCheckColumn,
    invitation,
    verification,
    notification,
    jobOn,
  };
}
