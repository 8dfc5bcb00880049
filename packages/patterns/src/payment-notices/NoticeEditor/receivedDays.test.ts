import { describe, expect, test } from "vitest";
import { blankLine, type InspectedJobLook, lineOfJob, type NoticePayeeLook } from "./noticeEditor.types.ts";
import { receivedOfLines, receivedWith } from "./receivedDays.ts";

const payee: NoticePayeeLook = {
  uid: "c",
  name: "みお",
  image: null,
  entity_type: "individual",
  invoice_registration_number: "",
  withholding_default: false,
};
const job = (uid: string, received_on: string | null): InspectedJobLook => ({
  job_request_uid: uid,
  project_name: "",
  description: uid,
  fee: 1,
  received_on,
});
const jobs = [job("late", "2026-11-12"), job("early", "2026-11-02"), job("unknown", null)];
const linesOf = (...uids: string[]) =>
  jobs.filter(({ job_request_uid }) => uids.includes(job_request_uid)).map((each) => lineOfJob(each, payee));
const values = (received_on: string | null, ...uids: string[]) => ({
  received_on,
  due_on: null,
  note: "",
  lines: linesOf(...uids),
});

describe("the receipt day of a notice", () => {
  test("is the earliest of the ticked jobs, in whatever order they are ticked", () => {
    expect(receivedWith(values(null), linesOf("late"), jobs)).toBe("2026-11-12");
    expect(receivedWith(values("2026-11-12", "late"), linesOf("late", "early"), jobs)).toBe("2026-11-02");
    expect(receivedWith(values("2026-11-02", "late", "early"), linesOf("late"), jobs)).toBe("2026-11-12");
  });

  test("stays where an earlier day or something unreadable was typed, and goes down where a later one was", () => {
    expect(receivedWith(values("2026-10-30"), linesOf("early"), jobs)).toBe("2026-10-30");
    expect(receivedWith(values("先月"), linesOf("early"), jobs)).toBe("先月");
    expect(receivedWith(values("2026-11-20"), linesOf("early"), jobs)).toBe("2026-11-02");
    expect(receivedWith(values("2026-11-20"), linesOf("unknown"), jobs)).toBe("2026-11-20");
  });

  test("is held against the jobs in the lines alone", () => {
    expect(receivedOfLines([...linesOf("late", "unknown"), blankLine()], jobs)).toEqual(["2026-11-12"]);
  });
});
