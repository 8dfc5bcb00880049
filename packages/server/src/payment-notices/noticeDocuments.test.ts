import { createHash } from "node:crypto";
import {
  downloadNoticePdfs,
  getPaymentNoticePdf,
  listPaymentNotices,
  type PaymentNoticeListQuery,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { companies } from "../db/schema/accounts.ts";
import { paymentNoticeFiles } from "../db/schema/notice-files.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { createNoticeScene, line } from "../testing/notices.ts";

const scene = await createNoticeScene();
const { app, company, admin, staff, viewer, other, operator, creator, create, move, notice, received } =
  scene;

type Who = Parameters<typeof app.as>[0];
const pdf = (id: string, who: Who = staff) => app.as(who).fetch(getPaymentNoticePdf, { params: { id } });
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe("the document of a notice", () => {
  it("is kept as it was issued, and handed out to the byte whatever changes later", async () => {
    const { uid } = await notice(["issued"]);
    await app.drainJobs();
    const [kept] = await app.run(() =>
      db().select().from(paymentNoticeFiles).where(eq(paymentNoticeFiles.notice_uid, uid)),
    );
    const first = await pdf(uid);
    const bytes = await bytesOf(first);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
    expect(hashOf(bytes)).toBe(kept?.sha256);
    expect(first.headers.get("etag")).toBe(`"${kept?.sha256}"`);
    expect(decodeURIComponent(first.headers.get("content-disposition") ?? "")).toMatch(
      /支払通知書_PN-2026-\d{4}_佐々木 美桜\.pdf/,
    );
    await app.run(() => db().update(companies).set({ color: "kaki" }).where(eq(companies.uid, company.uid)));
    await move(uid, "confirmed", { reason: "電話で確認" });
    expect(hashOf(await bytesOf(await pdf(uid)))).toBe(kept?.sha256);
    await expect(
      app.run(() =>
        db().update(paymentNoticeFiles).set({ sha256: "x" }).where(eq(paymentNoticeFiles.notice_uid, uid)),
      ),
    ).rejects.toThrow();
    // Taken back, it is printed again with its mark; what was given out stays.
    await move(uid, "cancelled", { reason: "重複のため" });
    expect(hashOf(await bytesOf(await pdf(uid)))).not.toBe(kept?.sha256);
    expect(await app.run(() => db().select().from(paymentNoticeFiles))).toHaveLength(1);
  });

  it("is for those who see notices: not for viewers and other companies, but for the company that received one", async () => {
    const draft = await notice();
    expect((await pdf(draft.uid)).status).toBe(200);
    expect((await pdf(draft.uid, viewer)).status).toBe(403);
    expect((await pdf(draft.uid, other)).status).toBe(404);
    const theirs = await received(["issued"]);
    for (const who of [staff, operator]) expect((await pdf(theirs.uid, who)).status).toBe(200);
    expect((await pdf((await received()).uid, staff)).status).toBe(404);
  });

  it("is saved with others as one file, where each of them may be read", async () => {
    const payee = await creator({ real_name: "山田/太郎" });
    const draft = await create({ payee_uid: payee.uid, received_on: "2026-11-10", lines: [line()] });
    const issued = await notice(["issued"]);
    const uids = [issued.uid, draft.body.items[0]?.uid ?? "", issued.uid];
    const zip = (uid: string[], who: Who = staff) =>
      app.as(who).fetch(downloadNoticePdfs, { query: { uid } });
    const saved = await zip(uids);
    expect(decodeURIComponent(saved.headers.get("content-disposition") ?? "")).toMatch(
      /支払通知書_\d{4}-\d\d-\d\d_2件\.zip/,
    );
    const files = unzipSync(await bytesOf(saved));
    expect(Object.keys(files)).toEqual([`${issued.number}_佐々木 美桜.pdf`, "下書き_山田太郎.pdf"]);
    const [first] = Object.values(files);
    expect(hashOf(first ?? new Uint8Array())).toBe(hashOf(await bytesOf(await pdf(issued.uid))));
    expect((await zip(uids, viewer)).status).toBe(403);
    expect((await zip(uids, other)).status).toBe(404);
    expect((await zip([issued.uid, (await received()).uid])).status).toBe(404);
    expect((await zip(Array.from({ length: 201 }, (_, nth) => `n${nth}`))).status).toBe(400);
  });
});

const csvOf = async (query: PaymentNoticeListQuery = {}, who: Who = staff) => {
  const response = await app.as(who).fetch(listPaymentNotices, { query: { ...query, format: "csv" } });
  const [header = [], ...rows] = Papa.parse<string[]>((await response.text()).trimEnd()).data;
  const cell = (name: string) => rows.map((row) => row[header.indexOf(name)]);
  return { response, header, rows, cell };
};

describe("the list as CSV", () => {
  it("agrees with the list to the yen, rate by rate, and runs nothing in a spreadsheet", async () => {
    const payee = await creator({ real_name: "=田中 花", withholding_default: true });
    const lines = [
      line({ amount: 33_333, withholding: true, withholding_reason: "出演料" }),
      line({ amount: 1_005, tax_rate: 8 }),
      line({ amount: 700, tax_rate: 0 }),
    ];
    const made = await create({ payee_uid: payee.uid, received_on: "2026-11-10", lines });
    const uid = made.body.items[0]?.uid ?? "";
    await move(uid, "issued");
    const { body } = await app.as(staff).call(listPaymentNotices, { query: { uid: [uid] } });
    const [shown] = body.items;
    const { rows, cell, header } = await csvOf({ uid: [uid] });
    expect(rows).toHaveLength(1);
    expect(new Set(header).size).toBe(header.length);
    expect(cell("支払先")).toEqual(["'=田中 花"]);
    expect(cell("通知書番号")).toEqual([shown?.number]);
    const amounts = ["小計（税抜）", "消費税額", "源泉徴収税額", "差引支払額"].map((name) =>
      Number(cell(name)[0]),
    );
    expect(amounts).toEqual([shown?.subtotal, shown?.tax, shown?.withholding, shown?.payable]);
    expect(amounts).toEqual([
      body.totals.subtotal,
      body.totals.tax,
      body.totals.withholding,
      body.totals.payable,
    ]);
    expect(amounts).toEqual([35_038, 3_413, 3_403, 35_048]);
    expect(cell("8%（軽減） 対価の額（税抜）")).toEqual(["1005"]);
    expect(cell("8%（軽減） 消費税額")).toEqual(["80"]);
    expect(cell("対象外 対価の額（税抜）")).toEqual(["700"]);
    expect(cell("支払期日")).toEqual([shown?.due_on]);
  });

  it("is a file of its own feature, and leaves the bank file to the call that keeps a trace", async () => {
    await app.run(() =>
      db()
        .update(companies)
        .set({ permission: ["payment_notice"] })
        .where(eq(companies.uid, company.uid)),
    );
    expect((await csvOf()).response.status).toBe(403);
    await app.run(() =>
      db()
        .update(companies)
        .set({ permission: ["payment_notice", "csv_export"] })
        .where(eq(companies.uid, company.uid)),
    );
    expect((await csvOf({ encoding: "shift_jis" })).response.headers.get("content-type")).toContain(
      "Shift_JIS",
    );
    const zengin = await app.as(admin).fetch(listPaymentNotices, { query: { format: "zengin" } });
    expect(zengin.status).toBe(409);
  });
});

describe("what the tax office may ask for (電子帳簿保存法)", () => {
  it("is found by day, amount and payee, each alone and all together", async () => {
    const one = await notice([], { lines: [line({ amount: 10_001 })], due_on: "2026-12-01" });
    const two = await notice([], { lines: [line({ amount: 20_002 })], due_on: "2026-12-15" });
    const three = await notice([], { lines: [line({ amount: 20_002 })], due_on: "2026-12-20" });
    const uids = [one.uid, two.uid, three.uid];
    const find = async (query: object) => {
      const { body } = await app.as(staff).call(listPaymentNotices, { query: { uid: uids, ...query } });
      return body.items.map(({ uid }) => uids.indexOf(uid) + 1);
    };
    const payee = two.payee.managed_creator?.uid ?? "";
    expect(await find({ due_from: "2026-12-02" })).toEqual([2, 3]);
    expect(await find({ due_from: "2026-12-02", due_to: "2026-12-15" })).toEqual([2]);
    expect(await find({ amount_min: 22_002, amount_max: 22_002 })).toEqual([2, 3]);
    expect(await find({ payee: [payee] })).toEqual([2]);
    expect(await find({ due_to: "2026-12-31", amount_max: 11_001 })).toEqual([1]);
    expect(
      await find({ payee: [payee], due_from: "2026-12-01", due_to: "2026-12-31", amount_min: 20_000 }),
    ).toEqual([2]);
    expect(await find({ payee: [payee], amount_max: 20_000 })).toEqual([]);
    const early = line({ transaction_on: "2026-10-28", transaction_ends_on: "2026-11-02" });
    const four = await notice([], { lines: [early, line()], due_on: "2026-12-15" });
    uids.push(four.uid);
    expect(await find({ transaction_from: "2026-11-02", transaction_to: "2026-11-09" })).toEqual([4]);
    expect(await find({ transaction_to: "2026-10-31" })).toEqual([4]);
    expect(await find({ transaction_from: "2026-11-03", amount_min: 22_002, amount_max: 22_002 })).toEqual([
      2, 3,
    ]);
    expect(await find({ transaction_from: "2026-11-11" })).toEqual([]);
  });
});

leavesInTheLog(() => app, ["payment_notice.export", "payment_notice.save_pdfs"]);
