import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { loadavg } from "node:os";
import { sql } from "drizzle-orm";
import pg from "pg";
import { startPostgres } from "../../../tools/postgresServer.ts";
import { createAuthService } from "../src/auth/tokens.service.ts";
import { systemClock } from "../src/core/clock.ts";
import { runInContext } from "../src/core/context.ts";
import { db } from "../src/db/index.ts";
import { insertCompany, insertGenre, insertMember, LONG_AGO } from "../src/testing/factories.ts";
import { realDeps, storeWith } from "../src/testing/faults/office.ts";
import { insertSentJob } from "../src/testing/jobs.ts";
import { freePort, startProcess } from "../src/testing/serverProcess.ts";

/**
 * The reports of a company with 20,000 posts, one project of which has 300 posts with a year of days, on PostgreSQL.
 * Beside each call stands what cannot be saved: the least query that reads the same rows, and the same bytes sent by a
 * server that does nothing else. `pnpm bench server 30`: 30 calls of each in place of 15.
 */
const CALLS = Number(process.argv[2]) || 15;
const POSTS = 20_000;
const PROJECTS = 40;
const JOBS = 15;
const LARGE = 300;
const DAYS = 365;

const postgres = await startPostgres();
process.env.TEST_DATABASE_URL = postgres.url;
process.env.TEST_ENGINE = "postgres";

/** Posts `from` to `to`, spread over these jobs, one more each hour back from now. */
const insertPosts = (company_uid: string, project_uid: string, [from, to]: readonly [number, number]) =>
  db().execute(sql`insert into project_posts (uid, company_uid, project_uid, job_request_uid, creator_uid, platform,
      media_type, platform_id, url, title, posted_at, created_at, metrics)
    select 'bench-' || n, ${company_uid}, ${project_uid}, j.uid, j.managed_creator_uid,
      (array['youtube', 'instagram', 'tiktok', 'x'])[1 + n % 4], (array['video', 'short', 'image'])[1 + n % 3], 'bench-' || n,
      'https://www.example.jp/posts/bench-' || n, '新作リップを一週間使ってみた感想 ' || n,
      now() - (n % 8000) * interval '1 hour' - interval '1 day', now(),
      (select jsonb_object_agg(f, jsonb_build_object('value', (n * 7919 + length(f) * 31) % 500000, 'source', 'api',
        'fetched_at', '2026-11-01T00:00:00Z')) from unnest(array['views', 'impressions', 'reach', 'likes', 'comments']) f)
    from generate_series(${from}::int, ${to - 1}::int) n
    join (select uid, managed_creator_uid, row_number() over (order by uid) - 1 as place, count(*) over () as jobs
      from job_requests where company_uid = ${company_uid} and project_uid = ${project_uid}) j on j.place = n % j.jobs`);

/** Day by day, as they come in: the days of one post lie far apart. */
const insertDays = (company_uid: string, project_uid: string, days: number) =>
  db().execute(sql`insert into post_daily_metrics (company_uid, post_uid, measured_on, views, likes, comments, source, fetched_at)
    select company_uid, uid, (posted_at at time zone 'Asia/Tokyo')::date + n, 1000 * n + length(uid), 10 * n, n, 'api', now()
    from project_posts, generate_series(0, ${days - 1}::int) n
    where company_uid = ${company_uid} and project_uid = ${project_uid}
    order by n, uid`);

const { content, env, remove } = await storeWith((database) => {
  const deps = realDeps(database);
  return runInContext(deps, "bench", async () => {
    const company = await insertCompany(LONG_AGO);
    const { uid } = await insertMember(company, "admin");
    const genres = [await insertGenre(), await insertGenre(), await insertGenre()];
    const project_uids: string[] = [];
    for (let nth = 0; nth < PROJECTS; nth++) {
      const genre_uids = genres.slice(nth % 3, (nth % 3) + 2).map((genre) => genre.uid);
      const { project_uid } = await insertSentJob(company, { creator: { genre_uids } });
      for (let job = 1; job < JOBS; job++)
        await insertSentJob(company, { project_uid, creator: { genre_uids } });
      project_uids.push(project_uid);
    }
    const [large = "", ...others] = project_uids;
    const each = Math.ceil((POSTS - LARGE) / others.length);
    await insertPosts(company.uid, large, [0, LARGE]);
    await insertDays(company.uid, large, DAYS);
    for (const [nth, project_uid] of others.entries()) {
      const from = LARGE + nth * each;
      await insertPosts(company.uid, project_uid, [from, Math.min(from + each, POSTS)]);
      await insertDays(company.uid, project_uid, 7);
    }
    // The same number once more in one project of another company: its file is read in portions.
    const second = await insertCompany(LONG_AGO);
    const admin = await insertMember(second, "admin");
    const { project_uid: whole } = await insertSentJob(second);
    await insertPosts(second.uid, whole, [POSTS, 2 * POSTS]);
    await db().execute(sql`analyze`);
    const session = { email: "", email_verified: true, name: "", session_uid: null };
    const auth = createAuthService(deps.settings, systemClock);
    const tokenOf = (member: string) => auth.issue({ uid: member, ...session, authTime: systemClock.now() });
    return {
      company_uid: company.uid,
      large,
      token: await tokenOf(uid),
      second: { company_uid: second.uid, whole, token: await tokenOf(admin.uid) },
    };
  });
});

const { company_uid, large, token, second } = content;
const client = new pg.Client({ connectionString: env.DATABASE_URL });
await client.connect();
const server = startProcess(await freePort(), env);
if (!(await server.ready)) throw new Error(server.text());

/** A server that only sends what it was given. */
let sent = Buffer.alloc(0);
const bare = createServer((_, response) => response.end(sent)).listen(0, "127.0.0.1");
await once(bare, "listening");
const address = bare.address();
const bareUrl = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const timed = async (call: () => Promise<unknown>) => {
  const began = performance.now();
  await call();
  return performance.now() - began;
};
const read = async (url: string, headers = {}) => {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
};
const memoryOf = (name: string) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]) /
  1024;

const posts = "from project_posts o where o.company_uid = $1 and o.removed_at is null";
const SUMS = `select count(*), sum((o.metrics -> 'views' ->> 'value')::bigint) ${posts}`;
const DAYS_OF = `select d.post_uid, d.measured_on, d.views from post_daily_metrics d where d.company_uid = $1
  and d.post_uid in (select o.uid ${posts} and o.project_uid = $2)`;
const period = `from=${new Date(Date.now() - 400 * 86_400_000).toISOString().slice(0, 10)}&to=2099-12-31`;
const project = `/company/projects/${large}`;

const rows: readonly {
  name: string;
  path: string;
  least: string;
  values: string[];
  calls?: number;
  as?: string;
}[] = [
  {
    name: "first figures, 300 posts",
    path: `/api${project}/posts/summary_metrics`,
    least: `${SUMS} and o.project_uid = $2`,
    values: [company_uid, large],
  },
  {
    name: "daily, 300 x 365, as on screen",
    path: `/api${project}/posts/daily_metrics?days_later=365&lines=12`,
    least: DAYS_OF,
    values: [company_uid, large],
  },
  {
    name: "daily, 300 x 365, every line",
    path: `/api${project}/posts/daily_metrics?days_later=365`,
    least: DAYS_OF,
    values: [company_uid, large],
  },
  {
    name: "company report, 20,000 posts",
    path: `/company/report?${period}`,
    least: SUMS,
    values: [company_uid],
  },
  {
    name: "rows behind it, first page",
    path: `/company/report/posts?${period}`,
    least: SUMS,
    values: [company_uid],
  },
  {
    name: "CSV of 20,000 posts",
    path: `/company/report/posts?${period}&format=csv`,
    least: `select * ${posts}`,
    values: [company_uid],
    calls: 3,
  },
  {
    name: "posts.csv of one project, 20,000",
    path: `/api/company/projects/${second.whole}/posts.csv`,
    least: `select * ${posts}`,
    values: [second.company_uid],
    calls: 3,
    as: second.token,
  },
  {
    name: "report.csv of one project, 20,000",
    path: `/company/projects/${second.whole}/report.csv`,
    least: `select * ${posts}`,
    values: [second.company_uid],
    calls: 3,
    as: second.token,
  },
  {
    name: "report.xlsx of the same",
    path: `/company/projects/${second.whole}/report.xlsx`,
    least: `select * ${posts}`,
    values: [second.company_uid],
    calls: 3,
    as: second.token,
  },
  {
    name: "CSV of 109,500 days",
    path: `${project}/report.csv?kind=daily`,
    least: DAYS_OF,
    values: [company_uid, large],
    calls: 3,
  },
];

const [load = 0] = loadavg();
console.log(`load of the machine at the beginning: ${load.toFixed(1)}`);
console.log(`median of ${CALLS} calls; beside it the least query and the same bytes from a bare server`);
for (const { name, path, least, values, calls = CALLS, as = token } of rows) {
  const headers = { authorization: `Bearer ${as}` };
  for (let round = 0; round < 3; round++) sent = await read(`${server.url}${path}`, headers);
  const before = memoryOf("VmRSS");
  const [ours, query, wire]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < calls; round++) {
    ours.push(await timed(() => read(`${server.url}${path}`, headers)));
    query.push(await timed(() => client.query(least, values)));
    wire.push(await timed(() => read(bareUrl)));
  }
  const limit = median(query) + median(wire);
  console.log(
    `  ${name.padEnd(33)} ${median(ours).toFixed(0).padStart(5)} ms  limit ${limit.toFixed(1).padStart(6)} ms (${median(query).toFixed(1)} + ${median(wire).toFixed(1)})  ${(sent.length / 1024).toFixed(0).padStart(6)} kB  memory +${(memoryOf("VmRSS") - before).toFixed(0)} MB`,
  );
}
console.log(`  memory of the server at its highest: ${memoryOf("VmHWM").toFixed(0)} MB`);
server.kill("SIGTERM");
await server.ended;
bare.close();
await client.end();
await remove();
await postgres.stop();
