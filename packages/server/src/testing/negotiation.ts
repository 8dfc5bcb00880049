import {
  acceptJobWish,
  answerJob,
  assignCreators,
  type BodyOf,
  createProject,
  getReplyPage,
  listJobVersions,
  listProjectCreators,
  type SendJobBody,
  sendJob,
  sendJobTerms,
  updateJobStatus,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { createTestApp, insertCompany, insertManagedCreator, insertMember } from "./index.ts";
import { sentTerms } from "./terms.ts";

export const askedTerms = { ...sentTerms, fee: 60_000 };

/** An app with a company whose members ask creators, and everything that both sides do with the terms over HTTP. */
export async function createNegotiation() {
  const app = await createTestApp({ env: { PUBLIC_BASE_URL: "https://tsumugi.example.jp" } });
  const people = await app.run(async () => {
    const company = await insertCompany({ name: "つむぎ化粧品" });
    return {
      company,
      staff: await insertMember(company, "staff"),
      colleague: await insertMember(company, "staff"),
      viewer: await insertMember(company, "viewer"),
      other: await insertMember(await insertCompany(), "staff"),
    };
  });
  const { company, staff } = people;
  let number = 0;
  /** A creator in a project, asked with the terms above unless `isAsked` says otherwise. */
  async function office({
    isAsked = true,
    asked = {},
  }: {
    isAsked?: boolean;
    asked?: Partial<SendJobBody["terms"]>;
  } = {}) {
    const creator = await app.run(() =>
      insertManagedCreator(company, {
        email: `wish${++number}@example.test`,
        display_name: `さくら${number}`,
      }),
    );
    const { body: project } = await app.as(staff).call(createProject, { body: { name: "冬の新作" } });
    const params = { id: project.uid };
    await app.as(staff).call(assignCreators, { params, body: { creator_uids: [creator.uid] } });
    const send = (more: Partial<SendJobBody> = {}) =>
      app
        .as(staff)
        .call(sendJob, { params, body: { creator_uids: [creator.uid], terms: askedTerms, ...more } });
    const row = async (as = staff) => (await app.as(as).call(listProjectCreators, { params })).body.items[0]!;
    const move = (
      job_status: "accepted" | "declined" | "negotiating" | "candidate" | "cancelled" | "rejected",
    ) =>
      app.as(staff).call(updateJobStatus, {
        params,
        body: { creator_uid: creator.uid, job_status, reason: "電話で相談" },
      });
    const mails = async () => (await app.mails()).filter((mail) => mail.to_address === creator.email);
    if (isAsked) await send({ terms: { ...askedTerms, ...asked } });
    const tokens = async () =>
      (await mails()).map(({ body_text }) => /\/r\/([\w-]+)/.exec(body_text)?.[1] ?? "");
    const token = (await tokens())[0] ?? "";
    const job = { id: (await row()).job_request_uid ?? "" };
    const page = async (with_token = token) =>
      (await app.as(null).call(getReplyPage, { params: { token: with_token } })).body;
    const answer = (body: Omit<BodyOf<typeof answerJob>, "version"> & { version?: number }, by = token) =>
      app.as(null).call(answerJob, { params: { token: by }, body: { version: 1, ...body } });
    const versions = async (as = staff) => (await app.as(as).call(listJobVersions, { params: job })).body;
    const counter = (version: number, more: object = {}, as = staff) =>
      app.as(as).call(sendJobTerms, { params: job, body: { version, terms: { ...askedTerms, ...more } } });
    const accept = async (as = staff) => {
      const newest = (await versions()).items[0]!;
      return app.as(as).call(acceptJobWish, {
        params: job,
        body: { version: newest.version, answered_at: newest.answered_at ?? "2026-01-01T00:00:00Z" },
      });
    };
    return { creator, params, job, send, row, move, mails, page, answer, versions, counter, accept, tokens };
  }
  const roomLines = (room: string | null) =>
    app.run(
      async () =>
        (await db().execute(sql`select kind, text from comments where room_uid = ${room} order by seq`)).rows,
    );
  return { app, ...people, office, roomLines };
}
