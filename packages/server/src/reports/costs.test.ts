import {
  exportProjectReport,
  getCompanyReport,
  getProject,
  getProjectTotals,
  getReportComparison,
  getSummaryMetrics,
  listProjects,
  listReportPosts,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import readWorkbook from "read-excel-file/node";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { NOTICED } from "../job-requests/agreedTerms.repository.ts";
import { moveJobStatus } from "../projects/moveJobStatus.service.ts";
import { createNoticeScene, line } from "../testing/notices.ts";
import { rowsOf } from "../testing/recount.ts";

const { app, admin, company, inspectedJob, create, move, get } = await createNoticeScene();
const period = { from: "2026-06-01", to: "2026-12-31" };

/** What a project costs, on every screen and in every file that says it. */
async function costsOf(id: string) {
  const as = app.as(admin);
  const sum = (spending: { planned: number; committed: number; paid: number } | null | undefined) =>
    spending && spending.planned + spending.committed + spending.paid;
  const query = { ...period, project_uid: id };
  const shares = (file: Response) =>
    rowsOf(file).then((rows) => rows.reduce((all, row) => all + Number(row["費用（税抜・按分）"]), 0));
  const report = (await as.call(getCompanyReport, { query })).body;
  const known = {
    sheet: sum((await as.call(getProject, { params: { id } })).body.spending),
    list: sum((await as.call(listProjects, {})).body.items.find(({ uid }) => uid === id)?.spending),
    totals: sum((await as.call(getProjectTotals, {})).body.spending),
    report: (await as.call(getSummaryMetrics, { params: { id } })).body.cost,
    company: report.totals.cost,
    inCompany: report.by_project[0]?.cost,
    compared: (await as.call(getReportComparison, { params: { id } })).body.own.cost,
    file: await shares(await as.fetch(exportProjectReport, { params: { id, format: "csv" } })),
    companyFile: await shares(await as.fetch(listReportPosts, { query: { ...query, format: "csv" } })),
  };
  return new Set(Object.values(known)).size === 1 ? known.sheet : known;
}

it("costs in its report what it costs in the list: the notice's amount once one is issued, else the agreed fee", async () => {
  const job = await inspectedJob({ project: { budget: 500_000 } });
  const { project_uid } = job;
  const other = await inspectedJob({ project_uid, fee: 133_333 });
  const made = async (amount: number, replaces?: string) => {
    const { body } = await create({
      payee_uid: job.creator_uid,
      received_on: "2026-11-10",
      lines: [line({ job_request_uid: job.job_request_uid, amount })],
      ...(replaces && { replaces: { uid: replaces, version: (await get(replaces)).version } }),
    });
    return body.items[0]?.uid ?? "";
  };
  expect(await costsOf(project_uid)).toBe(233_333);
  const first = await made(98_000);
  expect(await costsOf(project_uid)).toBe(233_333);
  await move(first, "issued");
  expect(await costsOf(project_uid)).toBe(231_333);
  await move(first, "disputed", { reason: "金額" });
  // The new edition is a draft: nothing is notified any more.
  const second = await made(99_999, first);
  expect(await costsOf(project_uid)).toBe(233_333);
  await move(second, "issued");
  expect(await costsOf(project_uid)).toBe(233_332);
  await app.run(() =>
    moveJobStatus({
      company_uid: company.uid,
      project_uid,
      creator_uids: [job.creator_uid],
      to: "posted",
      by: "staff",
      by_uid: admin.uid,
      reason: "投稿の確認",
    }),
  );
  expect(await costsOf(project_uid)).toBe(233_332);
  for (const status of ["confirmed", "approved", "paid"] as const)
    await move(second, status, { reason: "電話で確認" });
  expect(await costsOf(project_uid)).toBe(233_332);
  const another = await create({ job_request_uids: [other.job_request_uid] });
  const uid = another.body.items[0]?.uid ?? "";
  await move(uid, "issued");
  await move(uid, "cancelled", { reason: "作り直し" });
  expect(await costsOf(project_uid)).toBe(233_332);
});

it("uses up a budget in its file by what it costs in the list, also for jobs without a post", async () => {
  const { project_uid: id } = await inspectedJob({ project: { budget: 150_000 } });
  await inspectedJob({ project_uid: id, fee: 80_000, posted: [] });
  const sheet = async (query = {}) => {
    const params = { id, format: "xlsx" as const };
    const answer = await app.as(admin).fetch(exportProjectReport, { params, query });
    const [sums] = await readWorkbook(Buffer.from(await answer.arrayBuffer()));
    return new Map((sums?.data ?? []).map(([name, value]) => [name, value]));
  };
  const { spending } = (await app.as(admin).call(getProject, { params: { id } })).body;
  const whole = await sheet();
  expect(spending).toEqual({ planned: 0, committed: 180_000, paid: 0 });
  expect(
    ["費用（税抜）", "案件の費用（税抜）", "予算（税抜）", "予算の消化（%）"].map((name) => whole.get(name)),
  ).toEqual([100_000, 180_000, 150_000, 120]);
  // A part of the posts is measured against no budget.
  expect((await sheet({ platform: ["instagram"] })).get("予算の消化（%）")).toBeUndefined();
});

it("finds the notice of each job by its keys, also before the tables were analyzed", async () => {
  const plan = await app.run(async () => {
    const { rows } = await db().execute(sql`explain select j.uid, noticed.amount
      from project_creators c join job_requests j on j.company_uid = c.company_uid and j.project_uid = c.project_uid
      left join lateral ${NOTICED} noticed on true where c.company_uid = ${company.uid}`);
    return rows.map((row) => String(row["QUERY PLAN"])).join("\n");
  });
  expect(plan).toMatch(/payment_notice_jobs_once.*\n\s+Index Cond: .*job_request_uid = /);
  expect(plan).toMatch(/ on payment_notices n.*\n\s+Index Cond: .*uid = h(eld)?\.notice_uid/);
});
