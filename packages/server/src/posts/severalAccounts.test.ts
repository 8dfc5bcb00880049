import { collectPost, createProjectPost, createProjectPosts } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { type Answer, stubPlatform } from "../testing/platformStub.ts";

const stub = stubPlatform();
const app = await createTestApp({ env: { INSTAGRAM_ACCESS_TOKEN: "token", INSTAGRAM_BUSINESS_ID: "1784" } });
Object.defineProperty(app.deps, "platformBaseUrl", { get: () => stub.baseUrl });

const account = (username: string, ...codes: string[]): Answer => ({
  body: {
    business_discovery: {
      id: "17",
      username,
      media: {
        data: codes.map((code) => ({
          id: code,
          media_type: "IMAGE",
          caption: "使いました #PR",
          permalink: `https://www.instagram.com/p/${code}/`,
          timestamp: "2026-11-10T00:00:00+0000",
        })),
      },
    },
  },
});
const CLOSED: Answer = { status: 400, body: { error: { code: 110 } } };
const TIRED: Answer = { status: 400, body: { error: { code: 4 } } };

/** A creator with three accounts on Instagram, which answers by the account that is asked for. */
const scene = async (accounts: Record<string, Answer>) => {
  stub.answers["/1784"] = (path) => accounts[/username\((\w+)\)/.exec(path)?.[1] ?? ""] ?? CLOSED;
  const company = await app.run(() => insertCompany());
  const staff = await app.run(() => insertMember(company, "staff"));
  const job = await app.run(() =>
    insertSentJob(company, {
      job: { job_status: "accepted" },
      creator: {
        accounts: ["hana", "hana_sub", "hana_old"].map((handle) => ({ platform: "instagram", handle })),
      },
    }),
  );
  const url = "https://www.instagram.com/p/SECOND1/";
  const many = async () => {
    const lines = [{ url }];
    const { body } = await app
      .as(staff)
      .call(createProjectPosts, { params: { id: job.project_uid }, body: { lines } });
    return body.items[0];
  };
  const one = () =>
    app.as(staff).call(createProjectPost, { body: { job_request_uid: job.job_request_uid, url } });
  return { staff, job, many, one };
};
const bySecond = { hana: account("hana", "OTHER1"), hana_sub: account("hana_sub", "SECOND1") };

describe("a post on Instagram of a creator's second account", () => {
  it("is found through that account, pasted among others and alone", async () => {
    const { many } = await scene(bySecond);
    expect(await many()).toMatchObject({ kind: "stored", post: { owner_mismatch: false } });
    const { one } = await scene({ ...bySecond, hana: CLOSED });
    expect((await one()).body).toMatchObject({ platform_id: "SECOND1", owner_mismatch: false });
  });

  it("is not looked for any further once the platform asks to wait", async () => {
    const { many } = await scene({ ...bySecond, hana: TIRED });
    expect(await many()).toMatchObject({ kind: "retry", reason: expect.stringContaining("上限") });
    expect(stub.asked).toHaveLength(1);
  });

  it("is said to be missing only after every account was asked", async () => {
    const { many } = await scene({ hana: account("hana"), hana_sub: CLOSED });
    expect(await many()).toMatchObject({ kind: "unreadable", post: null });
    expect(stub.asked).toHaveLength(3);
  });
});

it("is found again once the creator's account has its new name here, and by that name from then on", async () => {
  const { staff, job, many } = await scene(bySecond);
  const uid = (await many())?.post?.uid ?? "";
  const collect = async () =>
    (await app.as(staff).call(collectPost, { params: { id: uid } })).body.collection.state;
  const renamed: Record<string, Answer> = { hana_new: account("hana_new", "SECOND1") };
  stub.answers["/1784"] = (path) => renamed[/username\((\w+)\)/.exec(path)?.[1] ?? ""] ?? CLOSED;
  expect(await collect()).toBe("gone");
  await app.run(() =>
    db().execute(sql`update managed_creator_accounts set handle = 'hana_new'
      where managed_creator_uid = ${job.creator_uid} and handle = 'hana_sub'`),
  );
  expect(await collect()).toBe("collected");
  stub.asked.length = 0;
  expect(await collect()).toBe("collected");
  expect(stub.asked).toHaveLength(1);
});
