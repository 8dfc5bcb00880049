import {
  checkPostPr,
  collectPost,
  createProjectPost,
  deleteManagedCreator,
  setPlatformKey,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { stubPlatform } from "../testing/platformStub.ts";
import { tablesWith } from "../testing/tablesWith.ts";
import { collectAll } from "./collectMetrics.job.ts";

const stub = stubPlatform();
const app = await createTestApp();
Object.defineProperty(app.deps, "platformBaseUrl", { get: () => stub.baseUrl });

const ID = "1730000000999";
const WORDS = "花の本名は佐藤です";
const path = `/tweets/${ID}`;

it("asks for nothing of an erased person's posts, whatever brings the platform back, and keeps nothing of them by hand", async () => {
  const { staff, admin, job } = await app.run(async () => {
    const company = await insertCompany();
    const job = await insertSentJob(company, {
      job: { job_status: "completed" },
      creator: { accounts: [{ platform: "x", handle: "hana" }] },
    });
    return { staff: await insertMember(company, "staff"), admin: await insertMember(company, "admin"), job };
  });
  stub.answers[path] = {
    body: {
      data: { id: ID, text: `${WORDS} #PR`, author_id: "9", public_metrics: { like_count: 12 } },
      includes: { users: [{ id: "9", name: "花", username: "hana" }] },
    },
  };
  const added = { job_request_uid: job.job_request_uid, url: `https://x.com/hana/status/${ID}` };
  const { uid } = (await app.as(staff).call(createProjectPost, { body: added })).body;
  const erase = { params: { id: job.creator_uid }, query: { erase: true } };
  await app.as(admin).call(deleteManagedCreator, erase);
  const setKey = (bearer_token: string) =>
    app.as(admin).call(setPlatformKey, { params: { platform: "x" }, body: { bearer_token } });

  expect((await setKey("AAAAAAAAAAAAAAAAAAAAAMLheAAAAAAA0")).status).toBe(200);
  expect(await app.run(collectAll)).toBe(0);
  // Erased by a version that left the fault or the day: these are passed over as well.
  const left = app.clock.now().toISOString();
  await app.run(() =>
    db().execute(sql`update post_collections set fault = 'not_configured', next_at = ${left}::timestamptz
      where post_uid = ${uid}`),
  );
  expect(await app.run(collectAll)).toBe(0);
  await app.run(() => db().execute(sql`update post_collections set next_at = null where post_uid = ${uid}`));
  await setKey("AAAAAAAAAAAAAAAAAAAAAMLheAAAAAAA1");
  const { rows } = await app.run(() =>
    db().execute(sql`select next_at from post_collections where post_uid = ${uid}`),
  );
  expect(rows).toEqual([{ next_at: null }]);

  const params = { id: uid };
  const byHand = [
    await app.as(staff).call(checkPostPr, { params, body: {} }),
    await app.as(staff).call(checkPostPr, { params, body: { caption: `${WORDS} #PR` } }),
    await app.as(staff).call(collectPost, { params }),
  ];
  expect(byHand.map(({ error }) => [error?.code, error?.message.slice(0, 20)])).toEqual(
    byHand.map(() => ["conflict", "個人情報を消去したクリエイターの投稿です"]),
  );
  expect(stub.asked.filter((asked) => asked.path.startsWith(path))).toEqual([]);
  expect(await app.run(() => tablesWith(WORDS))).toEqual([]);
});
