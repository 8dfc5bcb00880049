import { roleLabels } from "../shared/enums.ts";
import type { AuditActionOf } from "./auditFields.ts";

const role = { kind: "choice", label: "権限", choices: roleLabels } as const;
/** Who came, went, got other rights, or signed in. */
export const peopleActions = {
  "member.invite": {
    group: "member",
    verb: "send",
    target: "invitation",
    sentence: "{target}を招待しました",
    detail: { role },
  },
  "member.reinvite": {
    group: "member",
    verb: "send",
    target: "invitation",
    sentence: "{target}に招待を送り直しました",
    detail: { role },
  },
  "member.revoke_invitation": {
    group: "member",
    verb: "remove",
    target: "invitation",
    sentence: "{target}への招待を取り消しました",
    detail: { role },
  },
  "member.join": {
    group: "member",
    verb: "add",
    target: "member",
    sentence: "招待を承諾して参加しました",
    detail: { role, invitation_uid: { kind: "id" } },
    byTarget: true,
  },
  "member.role": {
    group: "member",
    verb: "change",
    target: "member",
    sentence: "{target}の権限を変更しました",
    detail: { from: { ...role, label: "変更前" }, to: { ...role, label: "変更後" } },
  },
  "member.remove": {
    group: "member",
    verb: "remove",
    target: "member",
    sentence: "{target}をメンバーから外しました",
    detail: { successor_uid: { kind: "member", label: "引き継ぎ先" } },
  },
  "account.create": {
    group: "sign_in",
    verb: "add",
    target: "member",
    sentence: "アカウントを作成しました",
    byTarget: true,
  },
  "account.verify_email": {
    group: "sign_in",
    verb: "change",
    target: "member",
    sentence: "メールアドレスを確認しました",
    byTarget: true,
  },
  "account.request_email_change": {
    group: "sign_in",
    verb: "send",
    target: "member",
    sentence: "メールアドレスの変更を申し込みました",
    byTarget: true,
  },
  "account.change_email": {
    group: "sign_in",
    verb: "change",
    target: "member",
    sentence: "メールアドレスを変更しました",
    byTarget: true,
  },
  "session.sign_in": {
    group: "sign_in",
    verb: "enter",
    target: "member",
    sentence: "サインインしました",
    byTarget: true,
  },
  "session.fail": {
    group: "sign_in",
    verb: "erase",
    target: "member",
    sentence: "{target}としてのサインインに失敗しました",
  },
  "session.lock": {
    group: "sign_in",
    verb: "erase",
    target: "member",
    sentence: "失敗が続いたため、{target}のサインインを一時的に止めました",
    detail: { failures: { kind: "count", label: "失敗した回数" } },
  },
  "session.end_others": {
    group: "sign_in",
    verb: "remove",
    target: "member",
    sentence: "ほかの端末のサインインを終わらせました",
    detail: { count: { kind: "count", label: "終わらせた数" } },
    byTarget: true,
  },
  "password.request_reset": {
    group: "sign_in",
    verb: "send",
    target: "member",
    sentence: "{target}のパスワード再設定のメールを求めました",
  },
  "password.change": {
    group: "sign_in",
    verb: "change",
    target: "member",
    sentence: "パスワードを変更しました",
    byTarget: true,
  },
} as const satisfies Readonly<Record<string, AuditActionOf>>;
