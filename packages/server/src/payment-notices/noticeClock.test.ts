import {
  createPaymentNotices,
  deleteManagedCreator,
  listNotifications,
  listPaymentNotices,
  listTodo,
  listTodoGroup,
  type TodoKind,
  todoKinds,
  updateNoticeStatus,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { db } from "../db/index.ts";
import { notifications } from "../db/schema/notifications.ts";
import { createNoticeScene, line } from "../testing/notices.ts";
import { confirmSilentNotices } from "./confirmSilent.job.ts";
import { remindOfDueNotices } from "./remindOfDue.job.ts";

const { app, company, admin, finance, staff, creator, create, get, inspectedJob, move, notice, received } =
  await createNoticeScene();

describe("silence", () => {
  it("confirms on the printed day in Japan, once, however many processes look", async () => {
    const quiet = await notice(["issued"]);
    const heard = await notice(["issued", "disputed"]);
    const day = new Date(`${quiet.deemed_confirmed_on}T00:00:00+09:00`);
    const run = () => app.run(() => confirmSilentNotices.run({}));
    app.clock.advance(day.getTime() - app.clock.now().getTime() - 1000);
    await run();
    expect((await get(quiet.uid)).status).toBe("issued");
    app.clock.advance(2000);
    await Promise.all([run(), run(), run()]);
    const confirmed = await get(quiet.uid);
    expect(confirmed).toMatchObject({ status: "confirmed", confirmation: "deemed" });
    expect(confirmed.history.filter(({ mover }) => mover === "system")).toHaveLength(1);
    expect((await get(heard.uid)).status).toBe("disputed");
    app.clock.advance(-(app.clock.now().getTime() - new Date("2026-11-20T03:00:00Z").getTime()));
  });

  it("reminds the issuer of a day of payment once", async () => {
    const due = await notice(["issued"], { due_on: "2026-11-23" });
    await Promise.all([1, 2].map(() => app.run(() => remindOfDueNotices.run({}))));
    const { body } = await app.as(finance).call(listNotifications, { query: {} });
    const told = body.items.filter(({ title }) => title.startsWith(due.number ?? "?"));
    expect(told.map(({ title }) => title)).toEqual([`${due.number}の支払期日まであと3日です`]);
  });

  it("reminds of a day that went by without a server, once, and of none on which the notice was not out", async () => {
    const ran = async () => {
      await app.run(() => remindOfDueNotices.run({}));
      const { body } = await app.as(finance).call(listNotifications, { query: { limit: 200 } });
      const titles = body.items.map(({ title }) => title);
      return ({ number }: { readonly number: string | null }) =>
        titles.filter((title) => title.startsWith(number ?? "?")).map((title) => title.split("の")[1]);
    };
    const late = await notice(["issued"], { due_on: "2026-11-30" });
    // Whoever issues it five days before its day knows of the day.
    const close = await notice(["issued"], { due_on: "2026-11-25" });
    const first = await ran();
    expect([first(late), first(close)]).toEqual([[], []]);
    // Seven days before, 23 November, nobody was there, and three days before, neither.
    app.clock.advance(8 * DAY_MS);
    const second = await ran();
    expect(second(late)).toEqual(["支払期日まであと2日です"]);
    expect(second(close)).toEqual(["支払期日を過ぎています"]);
    app.clock.advance(DAY_MS);
    expect((await ran())(late)).toEqual(["支払期日まであと2日です"]);
    app.clock.advance(3 * DAY_MS);
    const last = await ran();
    expect(last(late).toSorted()).toEqual(["支払期日まであと2日です", "支払期日を過ぎています"]);
    expect((await ran())(late)).toHaveLength(2);
    expect(last(close)).toHaveLength(1);
    app.clock.advance(-12 * DAY_MS);
  });
});

it("sums up what the filter finds to the yen, cancelled ones left out", async () => {
  const all = [];
  let cursor: string | undefined;
  do {
    const { body } = await app
      .as(admin)
      .call(listPaymentNotices, { query: { limit: 7, sort: "-payable", ...(cursor && { cursor }) } });
    all.push(...body.items);
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  const { body } = await app.as(admin).call(listPaymentNotices, { query: { limit: 1 } });
  expect(all).toHaveLength(body.total);
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length);
  const counted = all.filter(({ status }) => status !== "cancelled");
  const sum = (key: "subtotal" | "tax" | "withholding" | "payable") =>
    counted.reduce((total, each) => total + each[key], 0);
  expect(body.totals).toEqual({
    count: counted.length,
    subtotal: sum("subtotal"),
    tax: sum("tax"),
    withholding: sum("withholding"),
    payable: sum("payable"),
  });
});

it("numbers what two people issue at once without a gap or a double", async () => {
  const payee = await creator();
  const body = { payee_uid: payee.uid, received_on: "2026-11-10", lines: [line()] };
  const before = (await app.as(admin).call(listPaymentNotices, { query: { limit: 1 } })).body.total;
  const make = async (as: { uid: string }) => {
    const made = await app.as(as).call(createPaymentNotices, { body });
    const params = { id: made.body.items[0]?.uid ?? "" };
    return (await app.as(as).call(updateNoticeStatus, { params, body: { status: "issued" } })).body.number;
  };
  const numbers = (
    await Promise.all(
      [admin, finance].map(async (as) => {
        const mine: (string | null)[] = [];
        for (let n = 0; n < 30; n += 1) mine.push(await make(as));
        return mine;
      }),
    )
  ).flat();
  const counted = numbers.map((number) => Number(number?.split("-")[2])).sort((a, b) => a - b);
  expect(counted).toEqual(Array.from({ length: 60 }, (_, index) => before + index + 1));
});

it("takes a notice from one of two who issue and cancel it at the same moment", async () => {
  const draft = await notice();
  const answers = await Promise.all([
    move(draft.uid, "issued", { version: draft.version }),
    move(draft.uid, "cancelled", { version: draft.version }, finance),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await get(draft.uid)).history).toHaveLength(2);
});

it("forgets the drafts to a creator whose person is erased, and keeps what was issued", async () => {
  const payee = await creator({ display_name: "消える人" });
  const body = { payee_uid: payee.uid, received_on: "2026-11-10", lines: [line()] };
  const make = async () =>
    (await app.as(admin).call(createPaymentNotices, { body })).body.items[0]?.uid ?? "";
  const [draft, issued] = [await make(), await make()];
  const { number } = (await move(issued, "issued")).body;
  for (const status of ["confirmed", "approved", "paid"] as const) await move(issued, status);
  const told = {
    company_uid: company.uid,
    user_uid: admin.uid,
    title: `${number}の振込が銀行から返されました`,
  };
  await app.run(() =>
    db()
      .insert(notifications)
      .values({
        ...told,
        uid: "told",
        kind: "notice_due",
        body: "消える人　該当する口座がありません。",
        href: `/payment-notices/${issued}`,
        created_at: now(),
      }),
  );
  const erased = await app
    .as(admin)
    .call(deleteManagedCreator, { params: { id: payee.uid }, query: { erase: true } });
  expect([erased.status, erased.error?.message]).toEqual([200, undefined]);
  expect(await get(draft)).toMatchObject({
    status: "cancelled",
    lines: [],
    payee: { name: "削除済みクリエイター" },
  });
  const { items } = (await app.as(admin).call(listNotifications)).body;
  expect(items.find(({ uid }) => uid === "told")).toMatchObject({ title: told.title, body: "" });
  expect(await get(issued)).toMatchObject({ status: "paid", number, payee: { name: "佐々木 美桜" } });
});

describe("今日やること", () => {
  const totalsOf = async (as: { uid: string }) => {
    const { kinds } = (await app.as(as).call(listTodo, { query: {} })).body;
    return new Map<TodoKind, number>(kinds.map(({ kind, total }) => [kind, total]));
  };
  const rowsOf = async (kind: TodoKind) =>
    (await app.as(finance).call(listTodoGroup, { params: { kind }, query: { limit: 100 } })).body.items;

  it("holds a job until it stands on a notice, and then the notice by its status, each in one place", async () => {
    const before = await totalsOf(finance);
    const added = async () => {
      const now = await totalsOf(finance);
      const counts = todoKinds.map((kind) => [kind, (now.get(kind) ?? 0) - (before.get(kind) ?? 0)] as const);
      return Object.fromEntries(counts.filter(([, count]) => count !== 0));
    };
    const job = await inspectedJob();
    expect(await added()).toEqual({ payment_due: 1 });
    const made = await create({ job_request_uids: [job.job_request_uid], due_on: "2026-11-27" });
    const uid = made.body.items[0]?.uid ?? "";
    expect(await added()).toEqual({ notice_draft: 1 });
    const steps = [
      ["issued", "notice_due"],
      ["disputed", "notice_disputed"],
      ["confirmed", "notice_approval"],
      ["approved", "notice_due"],
    ] as const;
    for (const [status, kind] of steps) {
      const { body } = await move(uid, status, { reason: "交通費が入っていません" }, finance);
      expect([status, await added()]).toEqual([status, { [kind]: 1 }]);
      const row = (await rowsOf(kind)).find((each) => each.uid === uid);
      expect(row).toMatchObject({
        subject_uid: uid,
        creator: { uid: job.creator_uid },
        fee: 110_000,
        due: { kind: "payment", on: "2026-11-27" },
        legal_due_on: "2027-01-08",
        detail: status === "disputed" ? `${body.number}　交通費が入っていません` : body.number,
      });
    }
    await move(uid, "paid", {}, finance);
    expect(await added()).toEqual({});
  });

  it("names a day of payment seven days before and when it has passed, and what the operator sent", async () => {
    const seen = async () => new Set((await rowsOf("notice_due")).map(({ uid }) => uid));
    const way = ["issued", "confirmed", "approved"] as const;
    const late = await notice(way, { due_on: "2026-11-19" });
    const later = await notice(way, { due_on: "2026-11-28" });
    const rows = await seen();
    expect([rows.has(late.uid), rows.has(later.uid)]).toEqual([true, false]);
    const { kinds, groups } = (await app.as(finance).call(listTodo, { query: {} })).body;
    expect(kinds.find(({ kind }) => kind === "notice_due")?.overdue).toBe(1);
    const lateUids = groups
      .filter(({ urgency }) => urgency === "late")
      .flatMap(({ folds }) => folds.flatMap(({ items }) => items.map(({ uid }) => uid)));
    expect(lateUids).toContain(late.uid);
    // Its creator has the word, until the day itself.
    const silent = await notice(["issued"], { due_on: "2026-11-27" });
    expect((await rowsOf("notice_due")).find(({ uid }) => uid === silent.uid)?.awaits_creator).toBe(true);
    const urgencyOf = async () =>
      (await app.as(finance).call(listTodo, { query: { limit: 200 } })).body.groups.find(({ folds }) =>
        folds.some(({ items }) => items.some(({ uid }) => uid === silent.uid)),
      )?.urgency;
    expect(await urgencyOf()).toBe("waiting");
    await move(silent.uid, "confirmed", { reason: "電話で確認" }, finance);
    await move(silent.uid, "approved", {}, finance);
    expect(await urgencyOf()).toBe("soon");
    const theirs = await received(["issued"]);
    expect(await rowsOf("notice_received")).toMatchObject([
      {
        uid: theirs.uid,
        detail: theirs.number,
        due: { kind: "confirmation", on: theirs.deemed_confirmed_on },
      },
    ]);
    // Whoever may not pay is asked for drafts and new editions alone.
    const ofStaff = [...(await totalsOf(staff)).keys()].filter((kind) => kind.startsWith("notice"));
    expect(ofStaff).toEqual(["notice_disputed"]);
  });
});
