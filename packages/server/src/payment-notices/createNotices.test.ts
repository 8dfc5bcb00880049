import {
  getManagedCreator,
  getPaymentNotice,
  getProject,
  listNoticeCandidates,
  listPaymentNotices,
  previewPaymentNotices,
  updatePaymentNotice,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { jobRequestVersions } from "../db/schema/job-requests.ts";
import { projectPosts } from "../db/schema/posts.ts";
import { TERMS } from "../testing/jobs.ts";
import { createNoticeScene, line } from "../testing/notices.ts";
import { moveNotice } from "./moveNotice.service.ts";

const scene = await createNoticeScene();
const { app, company, admin, finance, staff, viewer, other, operator, creator, inspectedJob, create, move } =
  scene;

const candidatesOf = async (query: object = {}) =>
  (await app.as(staff).call(listNoticeCandidates, { query })).body.items;

it("offers a job at the rate that was agreed, or at the full one", async () => {
  const tax = { rate: 8, rounding: "floor", withholding: false } as const;
  const agreed = await inspectedJob({ request: { terms: { ...TERMS, tax } } });
  const plain = await inspectedJob();
  const offered = new Map((await candidatesOf()).map((job) => [job.job_request_uid, job.tax_rate]));
  expect([agreed, plain].map(({ job_request_uid }) => offered.get(job_request_uid))).toEqual([8, 10]);
});

it("makes one notice per creator from inspected jobs, under the terms that were agreed", async () => {
  const mio = await creator({ display_name: "みお", withholding_default: true });
  const first = await inspectedJob({ creator_uid: mio.uid, posted: ["2026-11-12", "2026-11-10"] });
  const second = await inspectedJob({ creator_uid: mio.uid, fee: 50_000, posted: ["2026-11-15"] });
  const third = await inspectedJob({ fee: 30_000 });
  // A newer version that was never answered does not count.
  await app.run(() =>
    db()
      .insert(jobRequestVersions)
      .values({
        company_uid: company.uid,
        job_request_uid: second.job_request_uid,
        version: 2,
        terms: { ...TERMS, fee: 99_000 },
        sent_at: new Date("2026-11-19T00:00:00Z"),
      }),
  );
  const uids = [first, second, third].map(({ job_request_uid }) => job_request_uid);
  const waiting = await candidatesOf({ payee: [mio.uid] });
  expect(waiting.map(({ fee, obstacle }) => [fee, obstacle])).toEqual([
    [100_000, null],
    [50_000, null],
  ]);
  expect(waiting[0]).toMatchObject({
    received_on: "2026-11-10",
    transaction_ends_on: "2026-11-12",
    // 31 December is promised, and no bank works on it.
    due_on: "2026-12-30",
    legal_latest_on: "2027-01-08",
  });

  const preview = await app.as(staff).call(previewPaymentNotices, { body: { job_request_uids: uids } });
  const made = await create({ job_request_uids: uids }, staff);
  expect([preview.status, made.status]).toEqual([200, 201]);
  const seen = ({ payable, lines }: (typeof made.body.items)[number]) => [payable, lines.length];
  expect(preview.body.items.map(seen)).toEqual(made.body.items.map(seen));
  const [notice] = made.body.items;
  expect(made.body.items).toHaveLength(2);
  expect(notice).toMatchObject({
    status: "draft",
    number: null,
    direction: "company_to_creator",
    issuer: { kind: "company", name: "つむぎ化粧品", registration_number: "T9234567890123" },
    payee: { kind: "creator", name: "佐々木 美桜", honorific: "様", managed_creator: { name: "みお" } },
    subtotal: 150_000,
    tax: 15_000,
    withholding: 15_315,
    payable: 149_685,
    received_on: "2026-11-10",
    due_on: "2026-12-30",
  });
  expect(notice?.lines[0]).toMatchObject({ transaction_on: "2026-11-10", transaction_ends_on: "2026-11-12" });
  expect(await candidatesOf({ payee: [mio.uid] })).toEqual([]);

  const again = await create({ job_request_uids: uids });
  expect(again.body.items).toEqual([]);
  expect(again.body.skipped.map(({ obstacle }) => obstacle)).toEqual(["on_notice", "on_notice", "on_notice"]);
});

it("tells why a job cannot be taken, and makes the rest", async () => {
  const free = await inspectedJob({ fee: 0 });
  const early = await inspectedJob({ job: { job_status: "posted" } });
  const good = await inspectedJob();
  const { body } = await create({
    job_request_uids: [free, early, good].map(({ job_request_uid }) => job_request_uid),
  });
  expect(body.items).toHaveLength(1);
  expect(body.skipped.map(({ obstacle, message }) => [obstacle, message.length > 0])).toEqual([
    ["no_fee", true],
    ["not_inspected", true],
  ]);
  const unknown = await create({ job_request_uids: ["nobody"] });
  expect(unknown.error.code).toBe("not_found");
});

it("refuses a day of payment beyond the law, naming the latest one", async () => {
  const payee = await creator();
  const body = { payee_uid: payee.uid, received_on: "2026-11-20", lines: [line()] };
  const late = await create({ ...body, due_on: "2027-01-19" });
  expect([late.status, late.error.code]).toEqual([422, "due_too_late"]);
  expect(late.error.message).toContain("2027/1/18");
  expect((await create({ ...body, due_on: "2027-01-18" })).status).toBe(201);
  // 3 January is a bank holiday: a day stays as it was written.
  expect((await create({ ...body, due_on: "2027-01-03" })).body.items[0]?.due_on).toBe("2027-01-03");
  // What is proposed is the bank day before.
  expect((await create(body)).body.items[0]?.due_on).toBe("2026-12-30");
});

it("counts the days of a notice by hand from the work itself, whatever day is written", async () => {
  const mio = await creator();
  const first = await inspectedJob({ creator_uid: mio.uid, posted: ["2026-09-01"] });
  const second = await inspectedJob({ creator_uid: mio.uid, posted: ["2026-11-10"] });
  const lines = [second, first].map(({ job_request_uid }) => line({ job_request_uid }));
  const body = { payee_uid: mio.uid, received_on: "2026-11-10", lines };
  const late = await create({ ...body, due_on: "2026-10-31" });
  expect([late.status, late.error.code]).toEqual([422, "due_too_late"]);
  expect(late.error.message).toContain("受領日（2026/9/1）");
  expect(late.error.message).toContain("2026/10/30まで");
  // In time by the law, and yet the notice would name a day on which nothing came.
  const wrong = await create({ ...body, due_on: "2026-10-30" });
  expect([wrong.status, wrong.error.fields?.received_on]).toEqual([
    400,
    "受領日（2026/11/10）が、明細の依頼を受け取った日（2026/09/01）より後です。2026/09/01までの日を選んでください。",
  ]);
  const preview = await app
    .as(staff)
    .call(previewPaymentNotices, { body: { ...body, due_on: "2026-10-30" } });
  expect(preview.error.fields).toHaveProperty("received_on");

  const made = await create({ ...body, received_on: "2026-09-01", due_on: "2026-10-30" });
  const { uid = "", version } = made.body.items[0] ?? {};
  const own = await candidatesOf({ payee: [mio.uid], notice: uid });
  expect(own.map(({ received_on }) => received_on).sort()).toEqual(["2026-09-01", "2026-11-10"]);
  expect(own.map(({ obstacle }) => obstacle)).toEqual([null, null]);
  const edit = (more: object) =>
    app.as(staff).call(updatePaymentNotice, {
      params: { id: uid },
      body: { received_on: "2026-11-10", due_on: "2026-12-31", lines, version, ...more } as never,
    });
  expect((await edit({})).error.code).toBe("due_too_late");
  expect((await edit({ due_on: "2026-10-30" })).error.fields).toHaveProperty("received_on");
});

it("refuses to issue what a post found since makes too late, and a day of receipt that is still to come", async () => {
  const job = await inspectedJob({ posted: ["2026-11-10"] });
  const made = await create({ job_request_uids: [job.job_request_uid], due_on: "2027-01-08" });
  const uid = made.body.items[0]?.uid ?? "";
  await app.run(() =>
    db()
      .update(projectPosts)
      .set({ posted_at: new Date("2026-11-01T03:00:00Z") })
      .where(eq(projectPosts.job_request_uid, job.job_request_uid)),
  );
  const issued = await move(uid, "issued");
  expect([issued.status, issued.error.code]).toEqual([422, "due_too_late"]);
  expect(issued.error.message).toContain("2026/12/30まで");

  const payee = await creator();
  const future = { payee_uid: payee.uid, received_on: "2026-11-21", lines: [line()] };
  expect((await create(future)).error.fields?.received_on).toContain("今日（2026/11/20）より後です");
  const toCompany = await create(
    { company_uid: company.uid, received_on: "2026-11-21", lines: [line()] },
    operator,
  );
  expect(toCompany.error.fields).toHaveProperty("received_on");
});

it("answers a repeated click by what the first one made", async () => {
  const payee = await creator();
  const body = { payee_uid: payee.uid, received_on: "2026-11-20", lines: [line()] };
  const [one, two] = await Promise.all([
    create(body, admin, "click-00000001"),
    create(body, admin, "click-00000001"),
  ]);
  expect(two.body.items[0]?.uid).toBe(one.body.items[0]?.uid);
});

it("overwrites a draft as a whole, and refuses an older version and what is issued", async () => {
  const job = await inspectedJob();
  const made = await create({ job_request_uids: [job.job_request_uid] });
  const id = made.body.items[0]?.uid ?? "";
  const edit = (body: object, as: { uid: string } = staff) =>
    app.as(as).call(updatePaymentNotice, {
      params: { id },
      body: {
        received_on: "2026-11-10",
        due_on: "2026-12-20",
        lines: [
          line({ job_request_uid: job.job_request_uid, amount: 90_000 }),
          line({ amount: 1_080, tax_rate: 8 }),
        ],
        version: 1,
        ...body,
      } as never,
    });
  const edited = await edit({ note: "交通費込み" });
  expect(edited.body).toMatchObject({ version: 2, subtotal: 91_080, tax: 9_086, due_on: "2026-12-20" });
  const stale = await edit({ version: 1 });
  expect([stale.status, stale.error.code]).toEqual([409, "stale_version"]);
  expect(stale.error.current).toMatchObject({ note: "交通費込み", version: 2 });
  const foreign = await inspectedJob();
  const wrong = await edit({ version: 2, lines: [line({ job_request_uid: foreign.job_request_uid })] });
  expect(wrong.error.fields).toHaveProperty(["lines.0.job_request_uid"]);
  // Without its job the draft gives it back.
  expect((await edit({ version: 2, lines: [line()] })).status).toBe(200);
  expect((await candidatesOf()).map((each) => each.job_request_uid)).toContain(job.job_request_uid);
  expect((await edit({ version: 3 }, operator)).error.code).toBe("forbidden");
  await move(id, "issued");
  expect((await edit({ version: 4 })).error.code).toBe("illegal_transition");
});

it("keeps notices from viewers, other companies and, while they are drafts, from whom the operator pays", async () => {
  const payee = await creator();
  const { body } = await create({ payee_uid: payee.uid, received_on: "2026-11-20", lines: [line()] });
  const id = body.items[0]?.uid ?? "";
  const read = (as: { uid: string }) => app.as(as).call(getPaymentNotice, { params: { id } });
  expect((await read(viewer)).error.code).toBe("forbidden");
  expect((await read(other)).error.code).toBe("not_found");
  expect((await read(operator)).body.uid).toBe(id);
  expect((await read(staff)).body.deductible_percent).toBeNull();
  expect((await read(finance)).body.deductible_percent).toBe(70);

  const draft = await scene.received();
  const asCompany = () => app.as(finance).call(getPaymentNotice, { params: { id: draft.uid } });
  expect((await asCompany()).error.code).toBe("not_found");
  await move(draft.uid, "issued", {}, operator);
  expect((await asCompany()).body).toMatchObject({
    direction: "operator_to_company",
    issuer: { kind: "operator" },
    payee: { kind: "company", honorific: "御中", company_uid: company.uid },
  });
  expect(
    (await create({ company_uid: company.uid, received_on: "2026-11-20", lines: [line()] })).error.code,
  ).toBe("forbidden");
  const list = async (as: { uid: string }, direction: "issued" | "received") =>
    (await app.as(as).call(listPaymentNotices, { query: { direction, limit: 200 } })).body.items.map(
      ({ uid }) => uid,
    );
  expect(await list(finance, "received")).toContain(draft.uid);
  expect(await list(operator, "issued")).toContain(draft.uid);
  expect(await list(operator, "received")).toContain(id);
  expect(await list(other, "received")).toEqual([]);
});

it("stands in the creator's history, and counts a job's money in its project once", async () => {
  const job = await inspectedJob({ project: { name: "冬の保湿ケア" } });
  const lines = [line({ job_request_uid: job.job_request_uid, amount: 90_000 }), line({ amount: 3_000 })];
  const made = await create({ payee_uid: job.creator_uid, received_on: "2026-11-10", lines });
  const uid = made.body.items[0]?.uid ?? "";
  const spending = async () =>
    (await app.as(admin).call(getProject, { params: { id: job.project_uid } })).body.spending;
  expect(await spending()).toEqual({ planned: 0, committed: 100_000, paid: 0 });
  const { number } = (await move(uid, "issued")).body;
  expect(await spending()).toEqual({ planned: 0, committed: 90_000, paid: 0 });
  await app.run(() =>
    moveNotice({ reader: company.uid, uid, to: "confirmed", mover: "payee", by_uid: null }),
  );
  await move(uid, "approved");
  await move(uid, "paid", {}, finance);
  expect(await spending()).toEqual({ planned: 0, committed: 0, paid: 90_000 });
  const told = async (who: { uid: string }) =>
    (await app.as(who).call(getManagedCreator, { params: { id: job.creator_uid } })).body.timeline
      .filter(({ kind }) => kind === "notice")
      .map(({ label, href, by }) => [label, href, by?.uid]);
  const href = `/payment-notices/${uid}`;
  const entries = await told(staff);
  expect(entries).toHaveLength(3);
  expect(entries).toEqual(
    expect.arrayContaining([
      [`支払通知書 ${number} が支払済みに`, href, finance.uid],
      [`支払通知書 ${number} を確認`, href, undefined],
      [`支払通知書 ${number} を発行`, href, admin.uid],
    ]),
  );
  expect(await told(viewer)).toEqual([]);
});
