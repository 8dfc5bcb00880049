import {
  applyTransferResult,
  createPaymentNotices,
  listAuditLogs,
  type PaymentNotice,
} from "@tsumugi/contract";
import { and, eq, inArray } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { jobStatusChanges, projectCreators } from "../../db/schema/projects.ts";
import { statementsOf } from "../../testing/statements.ts";
import { answerTo, createTransferScene } from "../../testing/transfers.ts";

const scene = await createTransferScene();
const { app, company, admin, finance, order, download, setAccount, inspectedJob, move, get, DEBIT } = scene;
await scene.setPayer();

const first = await inspectedJob();
const { project_uid } = first;

/** Approved notices over jobs of one project, ordered in one bank file, with the bank's answer. */
async function answered(jobs: readonly { readonly job_request_uid: string }[], from: number) {
  const notices: PaymentNotice[] = [];
  for (const [index, { job_request_uid }] of jobs.entries()) {
    const made = await app
      .as(finance)
      .call(createPaymentNotices, { body: { job_request_uids: [job_request_uid] } });
    const uid = made.body.items[0]?.uid ?? "";
    for (const status of ["issued", "confirmed", "approved"] as const)
      await move(uid, status, { reason: "電話で確認" }, finance);
    const notice = await get(uid);
    await setAccount(notice.payee.managed_creator?.uid ?? "", String(from + index));
    notices.push(notice);
  }
  const { file } = (await order(notices.map(({ uid }) => uid))).body;
  return {
    notices,
    file: answerTo(
      await download(file.uid),
      notices.map(() => "0"),
    ),
  };
}

it("pays many as with one: their jobs, history, accounts and log, in as many statements for seven as for two", async () => {
  const more = async (count: number) => {
    const jobs = [];
    for (let nth = 0; nth < count; nth += 1) jobs.push(await inspectedJob({ project_uid }));
    return jobs;
  };
  const two = await answered([first, ...(await more(1))], 5_000_001);
  const seven = await answered(await more(7), 5_100_001);
  app.clock.advance(Date.parse(`${DEBIT}T03:00:00Z`) - app.clock.now().getTime());
  const apply = (file: File) =>
    statementsOf(app, async () => {
      const { body, status } = await app.as(finance).call(applyTransferResult, { body: { file } });
      expect([status, body.totals]).toMatchObject([200, { failed: 0, unmatched: 0 }]);
    });
  const few = await apply(two.file);
  const many = await apply(seven.file);
  expect(many.length).toBeLessThanOrEqual(few.length);

  for (const [nth, { uid }] of seven.notices.entries()) {
    const paid = await get(uid);
    expect(paid).toMatchObject({ status: "paid", paid_on: DEBIT, other_account: expect.anything() });
    expect(paid.other_account?.account?.number).toBe(String(5_100_001 + nth));
    expect(paid.history.at(-1)).toMatchObject({
      from: "approved",
      to: "paid",
      mover: "issuer",
      by: { uid: finance.uid },
      transfer: { debit_on: DEBIT },
    });
  }
  const creators = seven.notices.flatMap(({ payee }) => payee.managed_creator?.uid ?? []);
  const ofJobs = await app.run(() =>
    db()
      .select({ status: projectCreators.job_status })
      .from(projectCreators)
      .where(
        and(
          eq(projectCreators.company_uid, company.uid),
          inArray(projectCreators.managed_creator_uid, creators),
        ),
      ),
  );
  expect(ofJobs.map(({ status }) => status)).toEqual(creators.map(() => "completed"));
  const changes = await app.run(() =>
    db()
      .select({ of: jobStatusChanges.managed_creator_uid, reason: jobStatusChanges.reason })
      .from(jobStatusChanges)
      .where(and(eq(jobStatusChanges.company_uid, company.uid), eq(jobStatusChanges.to_status, "completed"))),
  );
  for (const { number, payee } of seven.notices)
    expect(changes).toContainEqual({ of: payee.managed_creator?.uid, reason: `支払通知書 ${number}` });
  const log = (await app.as(admin).call(listAuditLogs, { query: { limit: 200 } })).body.items;
  const logged = log.flatMap(({ action, target_uid }) =>
    action === "payment_notice.move" ? target_uid : [],
  );
  expect(logged).toEqual(expect.arrayContaining(seven.notices.map(({ uid }) => uid)));
});
