import { describe, expect, it } from "vitest";
import { auditActions, auditActionsIn, auditSentence } from "./audit-logs.actions.ts";
import { auditGroups, auditTargets } from "./auditFields.ts";
import { auditDetailWords } from "./auditWords.ts";

const entries = Object.entries(auditActions);
const nobody = () => undefined;

describe("actions of the audit log", () => {
  it.each(entries)("%s names its target just when it has one to name", (_, { sentence, target }) => {
    if (target === "none") expect(sentence).not.toContain("{target}");
    expect(sentence).toMatch(/た$/);
  });

  it("have each group used, so that no filter finds nothing for ever", () => {
    expect(auditGroups.filter((group) => auditActionsIn([group]).length === 0)).toEqual([]);
  });

  it("have the bank's orders and answers found among the payments", () => {
    const orders = ["transfer_file.create", "transfer_file.withdraw", "transfer_result.apply"];
    expect(auditActionsIn(["payment"])).toEqual(expect.arrayContaining(orders));
  });
});

describe("auditSentence", () => {
  it("puts the target's name in", () => {
    expect(auditSentence("member.remove", "山田 太郎")).toBe("山田 太郎をメンバーから外しました");
  });

  it("says that a target is gone where it has no name any more", () => {
    expect(auditSentence("managed_creator.archive", null)).toBe(
      `${auditTargets.managed_creator.word}をアーカイブしました`,
    );
  });

  it("names an action of a later version by its code", () => {
    expect(auditSentence("rocket.launch", null)).toBe("rocket.launch");
  });
});

describe("auditDetailWords", () => {
  it("says choices, days and people in words, and leaves out ids", () => {
    expect(auditDetailWords("member.role", { from: "staff", to: "admin" }, nobody)).toEqual([
      { label: "変更前", value: "担当者" },
      { label: "変更後", value: "管理者" },
    ]);
    expect(auditDetailWords("reply_link.create", { link_uid: "link_1", deliver: "copy" }, nobody)).toEqual([
      { label: "渡し方", value: "コピー" },
    ]);
    expect(
      auditDetailWords("member.remove", { successor_uid: "u1" }, (uid) => (uid === "u1" ? "佐藤 葵" : "")),
    ).toEqual([{ label: "引き継ぎ先", value: "佐藤 葵" }]);
    expect(auditDetailWords("company.delete", { erase_on: "2026-12-22" }, nobody)).toEqual([
      { label: "完全に消える日", value: "2026/12/22(火)" },
    ]);
  });

  it("says that a list is empty rather than nothing", () => {
    expect(auditDetailWords("company.contract", { permission: [] }, nobody)).toEqual([
      { label: "使える機能", value: "なし" },
    ]);
  });

  it("says a time in Japan", () => {
    expect(auditDetailWords("job.schedule", { scheduled_at: "2026-11-20T05:05:00Z" }, nobody)).toEqual([
      { label: "送る日時", value: "2026/11/20(金) 14:05" },
    ]);
  });
});
