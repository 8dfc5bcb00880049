import {
  assignCreators,
  createProject,
  listJobSends,
  listProjectCreators,
  listScheduledJobs,
  type SendJobBody,
  sendJob,
} from "@tsumugi/contract";
import { runJobSends } from "../projects/send/runJobSends.job.ts";
import { createTestApp, insertCompany, insertManagedCreator, insertMember } from "./index.ts";
import { sentTerms } from "./terms.ts";

/** An app with a company whose members send requests, and what its tests do over HTTP. */
export async function createSendingOffice() {
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
  const creator = (values: object = {}) =>
    app.run(() =>
      insertManagedCreator(company, {
        email: `send${++number}@example.test`,
        display_name: `さくら${number}`,
        real_name: `山田 さくら${number}`,
        ...values,
      }),
    );

  async function projectWith(uids: string[], project: object = {}) {
    const { body } = await app
      .as(staff)
      .call(createProject, { body: { name: "冬の新作", product_name: "つむぎクリーム", ...project } });
    const params = { id: body.uid };
    await app.as(staff).call(assignCreators, { params, body: { creator_uids: uids } });
    const send = (more: Partial<SendJobBody> = {}, as = staff) =>
      app.as(as).call(sendJob, { params, body: { creator_uids: uids, terms: sentTerms, ...more } });
    const bare = (creator_uids = uids) => app.as(staff).call(sendJob, { params, body: { creator_uids } });
    const rows = async () => (await app.as(staff).call(listProjectCreators, { params })).body.items;
    const sends = async () => (await app.as(staff).call(listJobSends, { params })).body.items;
    const scheduled = async (as = staff) => (await app.as(as).call(listScheduledJobs, { params })).body.items;
    return { params, send, bare, rows, sends, scheduled };
  }

  const mailsTo = async (email: string) => (await app.mails()).filter((mail) => mail.to_address === email);
  const work = () => app.run(() => runJobSends.run({}));
  return { app, ...people, creator, projectWith, mailsTo, work };
}
