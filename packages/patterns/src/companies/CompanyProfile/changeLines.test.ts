import { auditDetailWords } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { changeLines } from "./changeLines.ts";

const linesOf = (action: string, detail: Record<string, unknown>) =>
  changeLines(auditDetailWords(action, detail, () => undefined));

it("puts what stood before and after into one line", () => {
  expect(
    linesOf("company.contract", {
      plan_before: "trial",
      plan: "standard",
      permission_before: ["dm"],
      permission: [],
      max_user_before: 5,
      max_user: 20,
    }),
  ).toEqual([
    "プラン: トライアル → スタンダード",
    "使える機能: ダイレクトメッセージ → なし",
    "メンバー数の上限: 5 → 20",
  ]);
  expect(linesOf("company.rename", { from: "旧社名", to: "新社名" })).toEqual(["旧社名 → 新社名"]);
});

it("leaves alone what has no former value", () => {
  expect(linesOf("company.delete", { reason: "解約", erase_on: "2026-12-22" })).toEqual([
    "理由: 解約",
    "完全に消える日: 2026/12/22(火)",
  ]);
  expect(linesOf("company.reinvite", {})).toEqual([]);
});
