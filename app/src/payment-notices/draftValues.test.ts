import { buildNoticeCandidate, buildPaymentNotice } from "@tsumugi/mocks";
import { blankLine, lineOfJob } from "@tsumugi/patterns";
import { describe, expect, test } from "vitest";
import {
  amountsOf,
  draftBody,
  draftConflictRows,
  draftErrors,
  jobsOf,
  legalDayOf,
  noticeBody,
  noticeValues,
  valuesOver,
  withDraft,
} from "./draftValues.ts";

const notice = buildPaymentNotice({ status: "draft" }, 1);
const values = noticeValues(notice);
const today = "2026-11-20";

describe("a draft", () => {
  test("that was only opened goes back to the wire as it came", () => {
    expect(draftErrors(values, { today })).toEqual({});
    const body = draftBody(values, "project_001");
    expect(body).toMatchObject({ due_on: notice.due_on, received_on: notice.received_on });
    const { uid: _, project_uid: __, ...line } = notice.lines[0] ?? {};
    expect(body.lines).toEqual([line]);
  });

  test("names what is blank by the path of the wire", () => {
    const line = { ...blankLine(true), description: " " };
    expect(
      Object.keys(draftErrors({ received_on: null, due_on: "11月末", lines: [line], note: "" }, { today })),
    ).toEqual([
      "received_on",
      "due_on",
      "lines.0.description",
      "lines.0.transaction_on",
      "lines.0.amount",
      "lines.0.withholding_reason",
    ]);
    expect(draftErrors({ ...values, lines: [] }, { today })).toHaveProperty("lines");
  });

  test("is shown as it would be printed, with the sums of what is typed", () => {
    const typed = {
      ...values,
      lines: [{ ...blankLine(), transaction_on: "2026-11-12", amount: 333 }],
      note: "備考",
    };
    const printed = withDraft(notice, typed, "ceil");
    expect(printed).toMatchObject({ subtotal: 333, tax: 34, payable: 367, note: "備考", number: null });
    expect(withDraft(notice, { ...typed, due_on: "月末" }, "floor").due_on).toBe(notice.due_on);
  });

  test("names what cannot be read or cannot be by its own cause, and adds up nothing impossible", () => {
    const line = { ...blankLine(), description: "出演", transaction_on: "先週", amount: -5_000 };
    const wrong = { ...values, lines: [...values.lines, line] };
    expect(draftErrors(wrong, { today })).toEqual({
      "lines.1.transaction_on": "日付を読み取れません。例: 2026/11/30",
      "lines.1.amount":
        "マイナスの金額は入力できません。減らすときは、もとの行の金額を、支払先と合意した金額に直してください。",
    });
    expect(amountsOf(wrong, "floor")).toEqual(amountsOf(values, "floor"));
    const huge = draftErrors({ ...values, lines: [{ ...line, amount: 10_000_000_000 }] }, { today });
    expect(huge["lines.0.amount"]).toContain("9,999,999,999円以下");
  });

  test("counts the law's days from its jobs, whatever receipt day is written", () => {
    const jobs = jobsOf(notice, [buildNoticeCandidate({ received_on: "2026-09-01" }, 1)]);
    expect(jobs[0]).toMatchObject({ received_on: "2026-09-01" });
    expect(draftErrors(values, { today, jobs }).received_on).toContain("2026/09/01までの日を選んでください");
    expect(legalDayOf(values, jobs)).toBe("2026-10-30");
    expect(legalDayOf({ ...values, received_on: "2026-08-31" }, jobs)).toBe("2026-10-29");
    const early = { ...values, received_on: "2026-09-01" };
    expect(draftErrors(early, { today, jobs })).toEqual({});
    const ahead = draftErrors({ ...values, received_on: "2026-11-21", lines: values.lines }, { today });
    expect(ahead.received_on).toContain("今日（2026/11/20）より後です");
  });

  test("knows no receipt day of an own job that is not listed", () => {
    expect(jobsOf(notice, [])[0]).toMatchObject({ received_on: null });
  });

  test("offers its own jobs and those that wait, not those on another notice", () => {
    const own = notice.lines[0]?.job_request_uid;
    const jobs = jobsOf(
      notice,
      [1, 2, 5].map((index) => buildNoticeCandidate({}, index)),
    );
    expect(jobs.map(({ job_request_uid }) => job_request_uid)).toEqual([own, "job_request_002"]);
  });

  test("takes a job onto the notice at the rate and with the withholding that were agreed", () => {
    const candidate = buildNoticeCandidate({ tax_rate: 8, withholding: false }, 2);
    const [, job] = jobsOf(notice, [candidate]);
    if (!job) throw new Error("The job waits.");
    const payee = {
      uid: "p1",
      name: "佐々木",
      entity_type: "individual",
      withholding_default: true,
    } as const;
    expect(lineOfJob(job, { ...payee, invoice_registration_number: null })).toMatchObject({
      tax_rate: 8,
      withholding: false,
      withholding_reason: "",
    });
  });

  test("shows side by side only what differs", () => {
    const mine = { ...values, due_on: "2026-12-25", note: "自分" };
    expect(draftConflictRows(mine, values).map(({ label }) => label)).toEqual(["支払期日", "備考"]);
  });

  test("is the same whatever uids its lines have, and takes over only the fields named", () => {
    const uids = notice.lines.map((line, index) => ({ ...line, uid: `other_${index}` }));
    expect(noticeBody({ ...notice, lines: uids })).toEqual(noticeBody(notice));
    const typed = { ...values, note: "自分", due_on: "2026-12-31", lines: [] };
    expect(valuesOver(notice, typed, { note: "自分", lines: [] })).toEqual({
      ...values,
      note: "自分",
      lines: [],
    });
  });
});
