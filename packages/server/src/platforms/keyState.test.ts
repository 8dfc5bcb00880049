import { collectPost, createProjectPost, listNotifications, setPlatformKey } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { createTestApp, DAY, insertCompany, insertMember, insertOperator } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { stubPlatform } from "../testing/platformStub.ts";

const stub = stubPlatform();
const app = await createTestApp({ env: { X_BEARER_TOKEN: "AAAAAAAAAAAAAAAAAAAAAServer" } });
Object.defineProperty(app.deps, "platformBaseUrl", { get: () => stub.baseUrl });

const ID = "1730000000001";
const answers = {
  body: {
    data: { id: ID, text: "#PR", author_id: "9", created_at: "2026-11-19T03:00:00.000Z", public_metrics: {} },
    includes: { users: [{ id: "9", name: "花", username: "hana" }] },
  },
};
const refuses = { status: 401, body: {} };

async function scene() {
  const { admin, job, operator } = await app.run(async () => {
    const company = await insertCompany();
    const creator = { accounts: [{ platform: "x" as const, handle: "hana" }] };
    const job = await insertSentJob(company, { job: { job_status: "accepted" }, creator });
    return { admin: await insertMember(company, "admin"), operator: await insertOperator(), job };
  });
  const as = app.as(admin);
  const url = `https://x.com/hana/status/${ID}`;
  const made = await as.call(createProjectPost, { body: { job_request_uid: job.job_request_uid, url } });
  expect(made.status).toBe(201);
  const look = () => as.call(collectPost, { params: { id: made.body.uid } });
  const told = async (who: { uid: string }) =>
    (await app.as(who).call(listNotifications)).body.items.filter(({ kind }) => kind === "platform_key");
  return { as, admin, operator, look, told };
}

it("tells the operators of the server's own key, once a day, and no company whose admins could do nothing about it", async () => {
  stub.answers[`/tweets/${ID}`] = refuses;
  const { admin, operator, look, told } = await scene();
  await look();
  await look();
  expect(await told(operator)).toMatchObject([
    {
      title: "X がAPIキーを受け付けません",
      body: "期限切れか、値の誤りです。X_BEARER_TOKEN を直して、サーバーを起動し直してください。",
    },
  ]);
  expect(await told(admin)).toEqual([]);
  app.clock.advance(DAY);
  await look();
  expect(await told(operator)).toHaveLength(2);
});

it("tells a company again where its key worked in between", async () => {
  stub.answers[`/tweets/${ID}`] = answers;
  const { as, admin, look, told } = await scene();
  const body = { bearer_token: "AAAAAAAAAAAAAAAAAAAAAAOwn" };
  await as.call(setPlatformKey, { params: { platform: "x" }, body });
  for (const answer of [refuses, refuses, answers, refuses]) {
    stub.answers[`/tweets/${ID}`] = answer;
    await look();
  }
  expect(await told(admin)).toHaveLength(2);
});
