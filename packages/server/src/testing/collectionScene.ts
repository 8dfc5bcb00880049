import { collectPost, createProjectPost, listPostCollections, listPrLedger } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { beforeEach } from "vitest";
import { db } from "../db/index.ts";
import { TEST_START } from "./clock.ts";
import { createTestApp, insertCompany, insertMember } from "./index.ts";
import { insertSentJob } from "./jobs.ts";
import { stubPlatform } from "./platformStub.ts";

const refused = (title: string, type: string) => ({ body: { errors: [{ title, type }] } });
export const GONE = refused("Not Found Error", "…/resource-not-found");
export const PRIVATE = refused("Authorization Error", "…/not-authorized-for-resource");

/** An app whose posts come from a platform of our own, and companies with one post each. */
export async function collectionScenes() {
  const stub = stubPlatform();
  const app = await createTestApp({ env: { X_BEARER_TOKEN: "server-token" } });
  Object.defineProperty(app.deps, "platformBaseUrl", { get: () => stub.baseUrl });
  /** A run takes what is due of every company: what another test left, and its day, would be part of the next one's. */
  beforeEach(async () => {
    app.clock.set(TEST_START);
    for (const table of [sql`post_collections`, sql`platform_quotas`])
      await app.run(() => db().execute(sql`delete from ${table}`));
  });

  let number = 100;
  const tweet = (id: string, likes: number, text = "使ってみました #PR") => ({
    body: {
      data: {
        id,
        text,
        author_id: "9",
        created_at: app.clock.now().toISOString(),
        public_metrics: { like_count: likes },
      },
      includes: { users: [{ id: "9", name: "はな", username: "hana" }] },
    },
  });

  /** A company with one post that was registered through the platform. */
  async function scene() {
    const { company, staff, viewer, job } = await app.run(async () => {
      const company = await insertCompany();
      const staff = await insertMember(company, "staff");
      const job = await insertSentJob(company, {
        job: { job_status: "accepted" },
        creator: { accounts: [{ platform: "x", handle: "hana" }] },
      });
      return { company, staff, viewer: await insertMember(company, "viewer"), job };
    });
    number += 1;
    const id = String(1_720_000_000_000_000 + number);
    const path = `/tweets/${id}`;
    stub.answers[path] = tweet(id, 10);
    const url = `https://x.com/hana/status/${id}`;
    const body = { job_request_uid: job.job_request_uid, url };
    const post = (await app.as(staff).call(createProjectPost, { body })).body;
    const calls = () => stub.asked.filter((asked) => asked.path.startsWith(path)).length;
    const state = async () => {
      const { body: list } = await app
        .as(viewer)
        .call(listPostCollections, { params: { id: job.project_uid } });
      return list.items[0];
    };
    const days = () =>
      app.run(async () => {
        const { rows } = await db().execute(sql`select measured_on::text as day, likes::int as likes, source
          from post_daily_metrics where post_uid = ${post.uid} order by measured_on`);
        return rows.map(({ day, likes }) => [day, likes]);
      });
    const looks = async () =>
      (await app.as(viewer).call(listPrLedger, { params: { id: job.project_uid } })).body.items[0]?.looks.map(
        ({ occasion }) => occasion,
      ) ?? [];
    const answer = (given: (typeof stub.answers)[string]) => {
      stub.answers[path] = given;
    };
    const collectNow = () => app.as(staff).call(collectPost, { params: { id: post.uid } });
    return { company, staff, viewer, job, id, post, calls, state, days, looks, answer, collectNow };
  }
  return { app, stub, scene, tweet };
}
