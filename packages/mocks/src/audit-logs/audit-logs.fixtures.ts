import { type AuditAction, type AuditLog, auditDetailWords, auditSentence } from "@tsumugi/contract";
import { daysAgo } from "../core/clock.ts";
import { nextIndex, pick, uidOf } from "../core/counter.ts";
import { staffNameAt } from "../core/people.ts";

interface Sample {
  readonly action: AuditAction;
  readonly target: string | null;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly kind?: AuditLog["actor"]["kind"];
}

const samples: readonly Sample[] = [
  { action: "member.invite", target: "shinjin@demo.tsumugi.test", detail: { role: "staff" } },
  { action: "managed_creator.export", target: null, detail: { encoding: "utf-8" } },
  { action: "member.role", target: "高橋 健", detail: { from: "staff", to: "finance" } },
  {
    action: "company.contract",
    target: "つむぎ化粧品",
    kind: "operator",
    detail: { max_user_before: 10, max_user: 20 },
  },
  { action: "job.send", target: "冬の保湿ケア", detail: { count: 12 } },
  { action: "managed_creator.erase", target: "削除済みクリエイター" },
  {
    action: "company.profile",
    target: "つむぎ化粧品",
    detail: { fields: ["bank_account_number", "branch_name"] },
  },
  { action: "session.sign_in", target: null },
  { action: "session.lock", target: "高橋 健", kind: "visitor", detail: { failures: 10 } },
  { action: "member.remove", target: "伊藤 彩", detail: { successor_uid: "user_002" } },
];

export const buildAuditLog = (overrides: Partial<AuditLog> = {}, index = nextIndex("audit")): AuditLog => {
  const { action, target, detail = {}, kind = "member" } = pick(samples, index - 1);
  const isKnown = kind === "member";
  return {
    uid: uidOf("audit", index),
    at: daysAgo(Math.floor(index / 2)),
    action,
    sentence: auditSentence(action, target),
    actor: {
      kind,
      uid: isKnown ? uidOf("user", (index % 3) + 1) : null,
      name: isKnown ? staffNameAt((index % 3) + 1) : null,
      is_removed: index % 7 === 0,
    },
    target_uid: null,
    details: auditDetailWords(action, detail, () => "佐藤 葵"),
    company: { uid: "company_001", name: "つむぎ化粧品" },
    request_id: `req-${1000 + index}`,
    ...overrides,
  };
};
