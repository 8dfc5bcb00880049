import {
  createPaymentNotices,
  getPaymentNotice,
  type NoticeStatus,
  updateNoticeStatus,
} from "@tsumugi/contract";
import { now } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { projectPosts } from "../db/schema/posts.ts";
import { jobStatusChanges } from "../db/schema/projects.ts";
import { createTestApp, insertCompany, insertManagedCreator, insertMember, insertOperator } from "./index.ts";
import { insertSentJob, TERMS } from "./jobs.ts";

type Options = NonNullable<Parameters<typeof createTestApp>[0]>;
type Person = { readonly uid: string };

/** A company that pays creators, with everybody who may have a part in it, and the calls that most tests need. */
export async function createNoticeScene(options: Options = {}) {
  const app = await createTestApp(options);
  const people = await app.run(async () => {
    const company = await insertCompany({
      name: "つむぎ化粧品",
      address: "東京都渋谷区神宮前1-2-3",
      invoice_registration_number: "T9234567890123",
    });
    return {
      company,
      admin: await insertMember(company, "admin"),
      finance: await insertMember(company, "finance"),
      staff: await insertMember(company, "staff"),
      viewer: await insertMember(company, "viewer"),
      other: await insertMember(await insertCompany(), "admin"),
      operator: await insertOperator(),
    };
  });
  const { company, admin, operator } = people;

  const creator = (values: Parameters<typeof insertManagedCreator>[1] = {}) =>
    app.run(() => insertManagedCreator(company, { real_name: "佐々木 美桜", ...values }));

  /** A job whose work was received and inspected. */
  async function inspectedJob({
    fee = 100_000,
    posted = ["2026-11-10"],
    ...values
  }: Parameters<typeof insertSentJob>[1] & { fee?: number; posted?: readonly string[] } = {}) {
    return app.run(async () => {
      const terms = { ...TERMS, fee, ...values.request?.terms };
      const job = await insertSentJob(company, {
        ...values,
        job: { job_status: "inspected", fee, ...values.job },
        request: { fee, answer: "accepted", answered_at: now(), ...values.request, terms },
      });
      const key = { company_uid: company.uid, project_uid: job.project_uid };
      for (const day of posted) {
        const uid = newUid();
        await db()
          .insert(projectPosts)
          .values({
            ...key,
            uid,
            job_request_uid: job.job_request_uid,
            creator_uid: job.creator_uid,
            platform: "instagram",
            media_type: "short",
            platform_id: uid,
            url: `https://www.instagram.com/p/${uid}/`,
            posted_at: new Date(`${day}T12:00:00+09:00`),
            created_at: now(),
          });
      }
      await db()
        .insert(jobStatusChanges)
        .values({
          ...key,
          managed_creator_uid: job.creator_uid,
          from_status: "posted",
          to_status: "inspected",
          mover: "staff",
          changed_at: now(),
        });
      return job;
    });
  }

  const create = (body: object, as: Person = admin, key?: string) =>
    app.as(as).call(createPaymentNotices, { body: body as never }, key ? { key } : undefined);
  const move = (id: string, status: NoticeStatus, more: object = {}, as: Person = admin) =>
    app.as(as).call(updateNoticeStatus, { params: { id }, body: { status, ...more } });
  const get = async (id: string, as: Person = admin) =>
    (await app.as(as).call(getPaymentNotice, { params: { id } })).body;

  /** A notice by hand, to a new creator, moved along a way of statuses. */
  async function notice(way: readonly NoticeStatus[] = [], more: object = {}) {
    const payee = await creator();
    const { body } = await create({
      payee_uid: payee.uid,
      received_on: "2026-11-10",
      lines: [line()],
      ...more,
    });
    return walk(body.items[0]?.uid ?? "", way, admin);
  }

  /** The same from the operator to the company. */
  async function received(way: readonly NoticeStatus[] = []) {
    const { body } = await create(
      { company_uid: company.uid, received_on: "2026-11-10", lines: [line()] },
      operator,
    );
    return walk(body.items[0]?.uid ?? "", way, operator);
  }

  async function walk(uid: string, way: readonly NoticeStatus[], as: Person) {
    for (const status of way) {
      const { status: code, error } = await move(uid, status, { reason: "電話で確認" }, as);
      if (code !== 200) throw new Error(`${status}: ${error.message}`);
    }
    return get(uid, as);
  }

  return { app, ...people, creator, inspectedJob, create, move, get, notice, received };
}

export const line = (more: object = {}) => ({
  description: "Instagram リール1本の制作・投稿",
  transaction_on: "2026-11-10",
  amount: 100_000,
  ...more,
});
