import {
  deleteCompany,
  getArchivedNoticePdf,
  getCompany,
  listArchivedNotices,
  listCompanyHistory,
} from "@tsumugi/contract";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { tablesWithColumn } from "../core/deleteRowsOf.repository.ts";
import { db } from "../db/index.ts";
import { archivedNotices } from "../db/schema/notice-files.ts";
import { paymentNotices } from "../db/schema/payment-notices.ts";
import { forgetArchivedNotices } from "../payment-notices/archive/forgetArchived.job.ts";
import { seedDemo } from "../seed/index.ts";
import { loggedActions } from "../testing/auditTrail.ts";
import { createTestApp, DAY, insertOperator } from "../testing/index.ts";
import { tablesWith } from "../testing/tablesWith.ts";
import { purgeUploads } from "../uploads/purgeUploads.job.ts";
import { eraseCompanies } from "./eraseCompanies.job.ts";
import { KEPT_TABLES } from "./eraseCompanies.repository.ts";

const GONE = "demo-tsumugi";
const STAYS = "demo-aoba";

/** Tables in which the demo company has rows: the others are gone through all the same. */
const FILLED_IN_DEMO = 20;

it("takes every row of a company 30 days after its deletion, and nothing of others", {
  timeout: 180_000,
}, async () => {
  const app = await createTestApp();
  await seedDemo(app.deps);
  const operator = await app.run(() => insertOperator());
  const as = app.as(operator);
  const params = { id: GONE };
  const night = () => app.run(() => eraseCompanies.run({}));
  const held = (uid: string) =>
    app.run(async () => {
      const found: Record<string, number> = {};
      for (const table of await tablesWithColumn("company_uid")) {
        const { rows } = await db().execute(
          sql`select count(*)::int as n from ${sql.identifier(table)} where company_uid = ${uid}`,
        );
        found[table] = Number(rows[0]?.n);
      }
      return found;
    });
  await app.run(() =>
    db().execute(sql`insert into uploads (uid, company_uid, purpose, uploader_uid, name, content_type, size, width,
      height, created_at) values ('gone-upload', ${GONE}, 'company', 'demo-admin', 'ロゴ.png', 'image/png', 1, 1, 1,
      now())`),
  );
  const [before, othersBefore] = [await held(GONE), await held(STAYS)];
  const issued = await app.run(() =>
    db().$count(paymentNotices, and(eq(paymentNotices.company_uid, GONE), isNotNull(paymentNotices.number))),
  );
  const filled = Object.values(before).filter((rows) => rows > 0).length;
  expect(filled).toBeGreaterThanOrEqual(FILLED_IN_DEMO);

  // Nobody is left unpaid by a deletion.
  const refused = await as.call(deleteCompany, { params, body: { reason: "解約" } });
  expect(refused.error.code).toBe("unpaid_notices");
  await app.run(() =>
    db().execute(
      sql`update payment_notices set status = 'cancelled' where company_uid = ${GONE} and status <> 'paid'`,
    ),
  );
  await as.call(deleteCompany, { params, body: { reason: "解約" } });
  app.clock.advance(29 * DAY);
  await night();
  expect((await held(GONE)).managed_creators).toBe(before.managed_creators);

  app.clock.advance(DAY);
  await night();
  const left = Object.entries(await held(GONE)).filter(([, rows]) => rows > 0);
  expect(left.map(([table]) => table).sort()).toEqual([...KEPT_TABLES].sort());
  expect((await as.call(getCompany, { params })).status).toBe(404);
  expect((await as.call(listCompanyHistory, { params })).status).toBe(404);
  // Its word is nowhere else either: not in a link, an answer kept for repetition, or somebody's active company.
  expect(await loggedActions(app)).toContain("company.erase");
  const elsewhere = await app.run(() => tablesWith(GONE));
  expect(elsewhere.sort()).toEqual([...KEPT_TABLES, "archived_notices"].sort());
  expect(await held(STAYS)).toEqual(othersBefore);

  // What was issued is kept for the tax office, found by day, amount and party, and goes when its time is over.
  const all = (await as.call(listArchivedNotices, {})).body;
  expect(all.total).toBe(issued);
  const one = all.items.find(({ status }) => status === "paid");
  if (!one) throw new Error("The demo has no paid notice.");
  const { transaction_on, payable, payee_name } = one;
  const query = {
    keyword: payee_name,
    from: transaction_on,
    to: transaction_on,
    amount_min: payable,
    amount_max: payable,
  };
  const found = (await as.call(listArchivedNotices, { query })).body.items.map(({ uid }) => uid);
  expect(found).toContain(one.uid);
  const pdf = await as.fetch(getArchivedNoticePdf, { params: { id: one.uid } });
  expect([pdf.status, (await pdf.text()).slice(0, 5)]).toEqual([200, "%PDF-"]);
  expect(await loggedActions(app)).toContain("archived_notice.download");
  const member = app.as({ uid: "demo-aoba-admin" });
  expect((await member.call(listArchivedNotices, {})).status).not.toBe(200);
  await app.run(() => forgetArchivedNotices.run({}));
  expect((await as.call(listArchivedNotices, {})).body.total).toBe(issued);

  // The file itself goes with the night's purge, and its row after it.
  await app.run(() => purgeUploads.run({}));
  expect(await app.run(() => tablesWith("gone-upload"))).toEqual([]);
  await night();
  app.clock.advance(12 * 366 * DAY);
  await app.run(() => forgetArchivedNotices.run({}));
  expect(await app.run(() => db().$count(archivedNotices))).toBe(0);
});
