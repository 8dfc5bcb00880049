import { describe, expect, it } from "vitest";
import { noticeDue } from "./noticeDue.ts";
import type { NoticeDueLook } from "./paymentNotices.types.ts";

const notice: NoticeDueLook = {
  status: "issued",
  received_on: "2026-11-20",
  due_on: "2026-12-31",
  legal_latest_on: "2027-01-18",
  paid_on: null,
};
const at = (day: string) => Date.parse(`${day}T03:00:00Z`);

describe("noticeDue", () => {
  it("starts at nothing on the receipt day and is full on the legal latest day", () => {
    expect(noticeDue(notice, at("2026-11-20"))).toMatchObject({ state: "calm", now: 0, text: "あと41日" });
    expect(noticeDue(notice, at("2027-01-18"))).toMatchObject({ state: "over", now: 1, text: "18日超過" });
  });

  it("warns from seven days before and tells the agreed day from the law's", () => {
    expect(noticeDue(notice, at("2026-12-23")).state).toBe("calm");
    expect(noticeDue(notice, at("2026-12-24")).state).toBe("near");
    expect(noticeDue(notice, at("2026-12-31"))).toMatchObject({ state: "near", text: "今日" });
    expect(noticeDue(notice, at("2027-01-01"))).toMatchObject({ state: "over", text: "1日超過" });
    expect(noticeDue(notice, at("2027-01-19"))).toMatchObject({ state: "illegal", now: 1 });
  });

  it("counts days in Japan: at 15:00 UTC the next day has begun", () => {
    expect(noticeDue(notice, Date.parse("2026-12-31T14:59:00Z")).text).toBe("今日");
    expect(noticeDue(notice, Date.parse("2026-12-31T15:00:00Z")).text).toBe("1日超過");
  });

  it("stands still once paid or cancelled, however late it is", () => {
    const paid = { ...notice, status: "paid" as const, paid_on: "2026-12-20" };
    expect(noticeDue(paid, at("2027-03-01"))).toMatchObject({ state: "none", text: "支払済み" });
    expect(noticeDue(paid, at("2027-03-01")).now).toBeCloseTo(30 / 59);
    expect(noticeDue(paid, at("2027-03-01")).late).toBe(0);
    expect(noticeDue({ ...paid, paid_on: "2027-01-03" }, at("2027-03-01")).late).toBe(3);
    expect(noticeDue({ ...notice, status: "cancelled" }, at("2027-03-01")).state).toBe("none");
  });
});
