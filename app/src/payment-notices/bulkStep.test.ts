import { type NoticeMover, type NoticeStatus, noticeStatusMoves } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { bulkStep } from "./bulkStep.ts";

const step = (to: NoticeStatus, statuses: readonly NoticeStatus[], mover: NoticeMover = "issuer") => {
  const chosen = statuses.map((status, index) => ({ uid: String(index), status }));
  const { count, backLabel, moveOf } = bulkStep(to, chosen, ({ status }) => noticeStatusMoves(status, mover));
  return { count, backLabel, goes: statuses.filter((_, index) => moveOf(String(index))?.allowed) };
};

describe("bulkStep", () => {
  it("issues drafts and leaves what was disputed or confirmed as it is", () => {
    expect(step("issued", ["draft", "disputed", "confirmed"])).toEqual({
      count: 1,
      backLabel: undefined,
      goes: ["draft"],
    });
  });

  it("approves what is confirmed and takes no payment back with it", () => {
    expect(step("approved", ["paid", "confirmed"]).goes).toEqual(["confirmed"]);
    expect(step("approved", ["paid", "confirmed"], "operator").goes).toEqual(["confirmed"]);
  });

  it("takes back where nothing else was chosen, and says so", () => {
    expect(step("approved", ["paid", "paid"])).toEqual({
      count: 2,
      backLabel: "支払承認に戻す",
      goes: ["paid", "paid"],
    });
    expect(step("issued", ["disputed"]).backLabel).toBe("発行済みに戻す");
  });

  it("cancels and confirms from wherever it is allowed", () => {
    expect(step("cancelled", ["draft", "issued", "paid"]).goes).toEqual(["draft", "issued"]);
    expect(step("confirmed", ["issued", "disputed"], "payee").count).toBe(2);
  });

  it("says why what cannot move cannot", () => {
    const chosen = [{ uid: "1", status: "issued" as const }];
    const { count, moveOf } = bulkStep("paid", chosen, ({ status }) => noticeStatusMoves(status, "issuer"));
    expect(count).toBe(0);
    expect(moveOf("1")?.why).toContain("確認を待って");
  });
});
