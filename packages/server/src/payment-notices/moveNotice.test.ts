import {
  listNotifications,
  type NoticeStatus,
  noticeStatuses,
  noticeStatusMoves,
  updateNoticeStatuses,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { createNoticeScene, line } from "../testing/notices.ts";
import { moveNotice } from "./moveNotice.service.ts";
import { documentHash, type PrintedNotice } from "./printedNotice.ts";

const scene = await createNoticeScene({ env: { OPERATOR_NAME: "株式会社ツムギ" } });
const { app, company, admin, finance, staff, operator, inspectedJob, create, move, get, notice, received } =
  scene;

/** How a notice comes to stand in each status. */
const ways: Record<NoticeStatus, readonly NoticeStatus[]> = {
  draft: [],
  issued: ["issued"],
  confirmed: ["issued", "confirmed"],
  disputed: ["issued", "disputed"],
  approved: ["issued", "confirmed", "approved"],
  paid: ["issued", "confirmed", "approved", "paid"],
  cancelled: ["cancelled"],
};

describe("the table of moves", () => {
  const cases = noticeStatuses.flatMap((from) =>
    noticeStatuses.flatMap((to) =>
      (["issuer", "payee", "operator", "system"] as const).map((mover) => [from, to, mover] as const),
    ),
  );

  it("holds for every status, goal and mover", async () => {
    for (const [from, to, mover] of cases) {
      const made = await standing(from);
      const allowed = noticeStatusMoves(from, mover).some((each) => each.to === to && each.allowed);
      const code = await app.run(() =>
        moveNotice({ reader: company.uid, uid: made, to, mover, by_uid: null, reason: "試験" }).then(
          ({ status }) => status,
          (error: { code?: string }) => error.code,
        ),
      );
      expect([from, to, mover, code]).toEqual([from, to, mover, allowed ? to : "illegal_transition"]);
      if (allowed) pool.delete(from);
    }
  });
});

const DAY = 24 * 60 * 60 * 1000;

/** Paid, and taken back until the payee can say what is wrong. */
async function walkBack(uid: string) {
  for (const status of ["paid", "approved", "confirmed", "disputed"] as const)
    await move(uid, status, { reason: "訂正" });
  return get(uid);
}

/** One notice per status, used until it was moved. */
const pool = new Map<NoticeStatus, string>();
async function standing(status: NoticeStatus): Promise<string> {
  const kept = pool.get(status) ?? (await notice(ways[status])).uid;
  pool.set(status, kept);
  return kept;
}

describe("a move", () => {
  it("is made by who may pay alone, and is refused where the status stays", async () => {
    const { uid } = await notice();
    expect((await move(uid, "issued", {}, staff)).error.code).toBe("forbidden");
    expect((await move(uid, "issued", {}, finance)).body.status).toBe("issued");
    const again = await move(uid, "issued");
    expect([again.status, again.error.code]).toEqual([409, "illegal_transition"]);
    expect(again.error.current).toEqual({
      status: "issued",
      allowed: ["confirmed", "disputed", "cancelled"],
    });
    expect(again.error.message).toContain("すでに「発行済み」です");
  });

  it("says why where it goes back, and refuses a stale version with what stands now", async () => {
    const { uid, version } = await notice(["issued", "confirmed", "approved"]);
    const stale = await move(uid, "paid", { version: version - 1 });
    expect([stale.error.code, (stale.error.current as { status: string }).status]).toEqual([
      "stale_version",
      "approved",
    ]);
    // Nothing was typed that could be saved again.
    expect(stale.error.message).toContain("もう一度操作してください");
    const paid = await move(uid, "paid", { version, paid_on: "2026-11-20" });
    expect(paid.body).toMatchObject({ status: "paid", paid_on: "2026-11-20" });
    expect((await move(uid, "approved", { reason: " " })).error.fields).toHaveProperty("reason");
    const back = await move(uid, "approved", { reason: "振込エラーのため" });
    expect(back.body).toMatchObject({ status: "approved", paid_on: null, confirmation: "explicit" });
    expect(back.body.history.at(-1)).toMatchObject({
      from: "paid",
      to: "approved",
      mover: "issuer",
      by: { uid: admin.uid },
      reason: "振込エラーのため",
    });
    expect((await move(uid, "paid", { paid_on: "2026-12-31" })).error.fields).toHaveProperty("paid_on");
    // The body that the specification names alone.
    expect((await move(uid, "confirmed")).body.history.at(-1)?.reason).toBe("（理由の記入なし）");
  });

  it("is no payment before the notice went out, unless a first edition did", async () => {
    const { uid, payee } = await notice(["issued", "confirmed", "approved"]);
    const early = await move(uid, "paid", { paid_on: "2020-01-01" });
    expect([early.status, early.error.fields?.paid_on]).toEqual([
      400,
      "支払日（2020/01/01）が、支払通知書の発行日（2026/11/20）より前です。発行日から今日までの、振り込んだ日を選んでください。",
    ]);
    const { body } = await app.as(finance).call(updateNoticeStatuses, {
      body: { status: "paid", paid_on: "2026-11-19", items: [{ uid }] },
    });
    expect(body.results[0]?.error?.message).toContain("発行日（2026/11/20）より前です");
    expect((await get(uid)).status).toBe("approved");

    // Paid, then corrected: the money went out on the day on which it did.
    const disputed = await walkBack(uid);
    app.clock.advance(2 * DAY);
    const next = await create({
      payee_uid: payee.managed_creator?.uid,
      received_on: "2026-11-10",
      lines: [line()],
      replaces: { uid, version: disputed.version },
    });
    const second = next.body.items[0]?.uid ?? "";
    for (const status of ["issued", "confirmed", "approved"] as const)
      await move(second, status, { reason: "電話" });
    expect((await get(second)).issued_on).toBe("2026-11-22");
    expect((await move(second, "paid", { paid_on: "2026-11-19" })).error.fields).toHaveProperty("paid_on");
    expect((await move(second, "paid", { paid_on: "2026-11-20" })).body.paid_on).toBe("2026-11-20");
    app.clock.advance(-2 * DAY);
  });

  it("takes along the jobs that the notice pays for", async () => {
    const job = await inspectedJob();
    const { body } = await create({ job_request_uids: [job.job_request_uid] });
    const uid = body.items[0]?.uid ?? "";
    const statusOf = () =>
      app.run(async () => {
        const { rows } = await db().execute(
          sql`select job_status from project_creators where project_uid = ${job.project_uid}`,
        );
        return rows[0]?.job_status;
      });
    const seen: unknown[] = [await statusOf()];
    for (const status of ["issued", "confirmed", "approved", "paid", "approved", "cancelled"] as const) {
      await move(uid, status, { reason: "理由" });
      seen.push(await statusOf());
    }
    expect(seen).toEqual(["inspected", "paying", "paying", "paying", "completed", "paying", "inspected"]);
    expect((await create({ job_request_uids: [job.job_request_uid] })).body.items).toHaveLength(1);
  });

  it("freezes amounts, parties and document at the issue, whatever is changed afterwards", async () => {
    const { uid } = await notice();
    const issued = (await move(uid, "issued")).body;
    expect(issued.number).toMatch(/^PN-2026-\d{4}$/);
    expect(issued).toMatchObject({ issued_on: "2026-11-20", deemed_confirmed_on: "2026-11-27" });
    await app.run(async () => {
      await db().execute(sql`update managed_creators set real_name = '別の名前', address = '別の住所'`);
      await db().execute(
        sql`update companies set name = '別の会社', tax_rounding = 'ceil' where uid = ${company.uid}`,
      );
    });
    const later = await get(uid);
    await app.run(() =>
      db().execute(sql`update companies set name = 'つむぎ化粧品' where uid = ${company.uid}`),
    );
    expect(later).toMatchObject({
      issuer: issued.issuer,
      payee: { name: issued.payee.name },
      payable: issued.payable,
    });
    const kept = await app.run(async () => {
      const { rows } = await db().execute(
        sql`select document, document_hash from payment_notices where uid = ${uid}`,
      );
      return rows[0] as unknown as { document: PrintedNotice; document_hash: string };
    });
    expect(documentHash(kept.document)).toBe(kept.document_hash);
    expect(kept.document).toMatchObject({ number: issued.number, payable: issued.payable });
    for (const statement of [
      sql`update payment_notices set payable = 1, subtotal = 1, tax = 0 where uid = ${uid}`,
      sql`delete from payment_notices where uid = ${uid}`,
      sql`update payment_notice_lines set amount = 1 where notice_uid = ${uid}`,
      sql`delete from payment_notice_events where notice_uid = ${uid}`,
      sql`update payment_notice_events set reason = 'x' where notice_uid = ${uid}`,
    ]) {
      await expect(app.run(() => db().execute(statement))).rejects.toThrow();
    }
  });

  it("of several is made for each by itself", async () => {
    const [one, two] = [await notice(["issued", "confirmed"]), await notice(["issued"])];
    const { body } = await app.as(finance).call(updateNoticeStatuses, {
      body: { status: "approved", items: [{ uid: one.uid }, { uid: two.uid }, { uid: "nobody" }] },
    });
    expect(body.results.map(({ notice: moved, error }) => moved?.status ?? error?.code)).toEqual([
      "approved",
      "illegal_transition",
      "not_found",
    ]);
    expect(body.results[1]?.error?.message).toContain("確認");
  });

  it("needs a second person where the company wants four eyes", async () => {
    const set = (on: boolean) =>
      app.run(() =>
        db().execute(sql`update companies set needs_approval = ${on} where uid = ${company.uid}`),
      );
    const draft = await notice();
    await set(true);
    expect((await move(draft.uid, "issued")).error.message).toContain("自分で作成した");
    await move(draft.uid, "issued", {}, finance);
    await move(draft.uid, "confirmed", { reason: "電話" }, finance);
    const own = await move(draft.uid, "approved", {}, finance);
    expect([own.status, own.error.code]).toEqual([409, "illegal_transition"]);
    expect((await move(draft.uid, "approved", {}, admin)).status).toBe(200);
    await set(false);
  });
});

describe("a new edition", () => {
  it("answers a disputed notice, keeps its number, and cancels the older one", async () => {
    const job = await inspectedJob();
    const made = await create({ job_request_uids: [job.job_request_uid] });
    const uid = made.body.items[0]?.uid ?? "";
    await move(uid, "issued");
    const disputed = (await move(uid, "disputed", { reason: "交通費が入っていません" })).body;
    expect(disputed).toMatchObject({ dispute_comment: "交通費が入っていません" });
    const body = {
      payee_uid: job.creator_uid,
      received_on: "2026-11-10",
      lines: [line({ job_request_uid: job.job_request_uid }), line({ description: "交通費", amount: 3_000 })],
    };
    const stale = await create({ ...body, replaces: { uid, version: 1 } });
    expect(stale.error.code).toBe("stale_version");
    const next = (await create({ ...body, replaces: { uid, version: disputed.version } })).body.items[0];
    expect(next).toMatchObject({ edition: 2, previous_uid: uid, status: "draft", subtotal: 103_000 });
    expect(await get(uid)).toMatchObject({ status: "cancelled", next_uid: next?.uid });
    const issued = (await move(next?.uid ?? "", "issued")).body;
    expect(issued).toMatchObject({ number: disputed.number, edition: 2 });
    const more = await create({ ...body, replaces: { uid, version: disputed.version + 1 } });
    expect(more.error.code).toBe("illegal_transition");
  });
});

describe("a notice of the operator", () => {
  it("notifies the company, is answered by it, and paid by the operator", async () => {
    const { uid, number } = await received(["issued"]);
    expect(number).toMatch(/^TG-2026-\d{4}$/);
    const notes = async (as: { uid: string }) =>
      (await app.as(as).call(listNotifications, { query: {} })).body.items.map(({ title }) => title);
    expect((await notes(finance))[0]).toBe("株式会社ツムギから支払通知書が届きました");
    expect(await notes(staff)).not.toContain("株式会社ツムギから支払通知書が届きました");
    const mails = (await app.mails()).filter(({ kind }) => kind === "notice_received");
    expect(mails.map(({ to_address }) => to_address).sort()).toEqual([admin.email, finance.email].sort());
    expect((await move(uid, "approved", {}, finance)).error.message).toContain("確認");
    const disputed = await move(uid, "disputed", { reason: "8月分が含まれていません" }, finance);
    expect(disputed.body.status).toBe("disputed");
    expect((await notes(operator))[0]).toBe(`支払通知書 ${number} に内容相違の連絡がありました`);
    await move(uid, "confirmed", {}, finance);
    await move(uid, "approved", {}, operator);
    const paid = await move(uid, "paid", {}, operator);
    expect(paid.body.history.at(-1)).toMatchObject({ mover: "issuer", by: { uid: operator.uid } });
    // To a company, the people of the operator are one.
    expect((await get(uid, finance)).history.at(-1)).toMatchObject({ mover: "issuer", by: null });
  });

  it("corrects one between a company and its creator with a reason, and leaves drafts alone", async () => {
    const draft = await notice();
    expect((await move(draft.uid, "issued", {}, operator)).error.code).toBe("illegal_transition");
    await move(draft.uid, "issued");
    const corrected = await move(draft.uid, "confirmed", { reason: "問い合わせにより訂正" }, operator);
    expect(corrected.body.history.at(-1)).toMatchObject({
      mover: "operator",
      reason: "問い合わせにより訂正",
    });
  });
});

leavesInTheLog(
  () => app,
  [
    "payment_notice.issue",
    "payment_notice.move",
    "payment_notice.cancel",
    "payment_notice.replace",
    "payment_notice.correct",
  ],
);
