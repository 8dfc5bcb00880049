import { createPaymentNotices, listPaymentNotices, updateNoticeStatuses } from "@tsumugi/contract";
import { createApiClient } from "@tsumugi/hooks";
import { sql } from "drizzle-orm";
import { afterAll, expect, it, vi } from "vitest";
import { addDays, dayInJapan, systemClock } from "../core/clock.ts";
import { now, runInContext } from "../core/context.ts";
import { enqueue, startJobs } from "../core/jobs.ts";
import { db, openDb } from "../db/index.ts";
import { jobStatusChanges } from "../db/schema/projects.ts";
import { confirmSilentNotices } from "../payment-notices/confirmSilent.job.ts";
import { keepDocument } from "../payment-notices/document/keepDocument.job.ts";
import { insertCompany, insertManagedCreator, insertMember, LONG_AGO } from "../testing/factories.ts";
import { realDeps, storeWith } from "../testing/faults/office.ts";
import { insertSentJob, TERMS } from "../testing/jobs.ts";
import { freePort, type ServerProcess, startProcess } from "../testing/serverProcess.ts";

/** The embedded database belongs to one process; several on one database are what PostgreSQL is for. */
const isPostgres = process.env.TEST_ENGINE === "postgres";

const SERVERS = 3;
/** Jobs that both people take at the same moment. */
const CONTESTED = 80;
/** Of each of the two, from all servers together: two hundred notices in all. */
const BY_HAND = 60;

const { content, env, remove } = await storeWith((database) => {
  const deps = realDeps(database);
  return runInContext(deps, "scene", async () => {
    const company = await insertCompany(LONG_AGO);
    const people = [await insertMember(company, "admin"), await insertMember(company, "finance")];
    const session = { email: "", email_verified: true, name: "", session_uid: null };
    const tokens = await Promise.all(
      people.map(({ uid }) => deps.auth.issue({ uid, ...session, authTime: systemClock.now() })),
    );
    const jobs: string[] = [];
    for (let nth = 0; nth < (isPostgres ? CONTESTED : 0); nth += 1) {
      const job = await insertSentJob(company, {
        job: { job_status: "inspected" },
        request: { answer: "accepted", answered_at: now(), terms: TERMS },
      });
      await db().insert(jobStatusChanges).values({
        company_uid: company.uid,
        project_uid: job.project_uid,
        managed_creator_uid: job.creator_uid,
        from_status: "posted",
        to_status: "inspected",
        mover: "staff",
        changed_at: now(),
      });
      jobs.push(job.job_request_uid);
    }
    return { company_uid: company.uid, tokens, jobs, payee: (await insertManagedCreator(company)).uid };
  });
});
afterAll(remove);

async function inTheStore<T>(read: () => Promise<T>): Promise<T> {
  const { DATABASE_URL, DATA_DIR = "" } = env;
  const database = await openDb({ DATABASE_URL, DATA_DIR });
  const deps = realDeps(database);
  const jobs = await startJobs(deps, [confirmSilentNotices], { poll: false });
  return runInContext(deps, "look", read).finally(async () => {
    await jobs.stop();
    await database.close();
  });
}

/** Drawing the documents in the background would take most of the time, and is none of this test's business. */
const withoutDocuments = async () => {
  await db().execute(
    sql`create function drop_job() returns trigger language plpgsql as 'begin return null; end'`,
  );
  await db().execute(sql`create trigger no_documents before insert on pgboss.job
    for each row when (new.name = ${sql.raw(`'${keepDocument.name}'`)}) execute function drop_job()`);
};

it.skipIf(!isPostgres)(
  "makes, numbers and confirms each notice once where three servers work on one database",
  { timeout: 600_000 },
  async () => {
    const servers: ServerProcess[] = [];
    for (let nth = 0; nth < SERVERS; nth += 1) servers.push(startProcess(await freePort(), env));
    try {
      for (const server of servers) expect(await server.ready, server.text()).toBe(true);
      await inTheStore(withoutDocuments);
      const [admin = [], finance = []] = content.tokens.map((token) =>
        servers.map(({ url }) =>
          createApiClient({
            baseUrl: url,
            getIdToken: async () => token,
            pageLocation: { hostname: "localhost", port: "4000" },
          }),
        ),
      );
      const today = dayInJapan(systemClock.now());
      type Client = (typeof admin)[number];

      /** Both take all of the same jobs at the same moment, each from another server. */
      const fromJobs = (client: Client | undefined) =>
        client?.call(createPaymentNotices, { body: { job_request_uids: content.jobs } }).then(
          ({ items }) => items,
          () => [],
        ) ?? [];
      const contested = (await Promise.all([...admin, ...finance].map((client) => fromJobs(client)))).flat();
      const taken = contested.flatMap(({ lines }) => lines.map(({ job_request_uid }) => job_request_uid));
      expect(taken.toSorted()).toEqual(content.jobs.toSorted());

      /** Drafts by hand, one after the other, while the same person's other servers do so too. */
      const byHand = async (client: Client) => {
        const made = [];
        for (let nth = 0; nth < BY_HAND / SERVERS; nth += 1) {
          const line = { description: "Instagram リール1本", transaction_on: today, amount: 1000 + nth };
          const { items } = await client.call(createPaymentNotices, {
            body: { payee_uid: content.payee, received_on: addDays(today, -1), lines: [line] },
          });
          made.push(...items);
        }
        return made;
      };
      const drafts = (await Promise.all([...admin, ...finance].map(byHand))).flat();
      expect(drafts).toHaveLength(2 * BY_HAND);

      const all = [...contested, ...drafts].map(({ uid, version }) => ({ uid, version }));
      const issue = async (client: Client, nth: number) => {
        const answers: string[] = [];
        // Each has notices that nobody else issues, and the first ten that everybody tries at once.
        const own = all.filter((_, index) => index % (2 * SERVERS) === nth);
        for (let at = 0; at < own.length; at += 10) {
          const items = [...own.slice(at, at + 10), ...(at === 0 ? all.slice(0, 10) : [])];
          const unique = [...new Map(items.map((item) => [item.uid, item])).values()];
          const { results } = await client.call(updateNoticeStatuses, {
            body: { status: "issued", items: unique },
          });
          answers.push(...results.flatMap(({ notice }) => (notice ? `${notice.uid} ${notice.number}` : [])));
        }
        return answers;
      };
      // The same person may be told of one number by several servers; a notice has no second one.
      const issued = new Set((await Promise.all([...admin, ...finance].map(issue))).flat());
      const counted = [...issued].map((answer) => Number(answer.split("-").at(-1))).toSorted((a, b) => a - b);
      expect(counted).toEqual(Array.from({ length: all.length }, (_, index) => index + 1));

      await inTheStore(async () => {
        await db().execute(sql`update payment_notices set deemed_confirmed_on = ${today}::date`);
        for (let nth = 0; nth < 2 * SERVERS; nth += 1) await enqueue(confirmSilentNotices, {});
      });
      const silent = async () =>
        (await admin[0]?.call(listPaymentNotices, { query: { status: ["issued"], limit: 1 } }))?.total;
      await vi.waitUntil(async () => (await silent()) === 0, { timeout: 300_000, interval: 200 });
      await inTheStore(async () => {
        const { rows } = await db().execute<{ times: number; notices: number }>(sql`
          select times, count(*)::int as notices from (select count(*)::int as times from payment_notice_events
            where to_status = 'confirmed' and mover = 'system' group by notice_uid) each group by times`);
        expect(rows).toEqual([{ times: 1, notices: all.length }]);
      });
    } finally {
      for (const server of servers) server.kill("SIGTERM");
      await Promise.all(servers.map(({ ended }) => ended));
    }
  },
);
