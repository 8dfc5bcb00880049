import { buildPaymentNotice } from "@tsumugi/mocks";
import { describe, expect, it } from "vitest";
import { exportPlan } from "./exportPlan.ts";

const approved = buildPaymentNotice({ uid: "a", status: "approved", payable: 99_790 }, 1);
const noAccount = {
  ...approved,
  uid: "b",
  payee: { ...approved.payee, bank_account: null },
};

describe("exportPlan", () => {
  it("puts into a transfer file only what is approved, has an account and an amount, each yen once", () => {
    const plan = exportPlan(
      [
        approved,
        noAccount,
        { ...approved, uid: "c", status: "issued" },
        { ...approved, uid: "d", status: "paid" },
        { ...approved, uid: "e", payable: 0 },
      ],
      "zengin",
    );
    expect(plan.included.map(({ uid }) => uid)).toEqual(["a"]);
    expect(plan.payable).toBe(99_790);
    expect(plan.excluded.map(({ why }) => why)).toEqual([
      "口座未登録",
      "支払承認の前",
      "支払済み",
      "支払額が0円",
    ]);
  });

  it("puts everything into a CSV", () => {
    const plan = exportPlan([approved, noAccount, { ...approved, uid: "c", status: "cancelled" }], "csv");
    expect(plan.included).toHaveLength(3);
    expect(plan.excluded).toEqual([]);
  });
});
