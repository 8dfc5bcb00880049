import { companyFields } from "../companies/companies.fields.ts";
import { labelsOf } from "../core/fields.ts";
import { featureLabels, planLabels, platformLabels } from "../shared/enums.ts";
import type { AuditActionOf } from "./auditFields.ts";

const plan = { kind: "choice", label: "プラン", choices: planLabels } as const;
const permission = { kind: "choices", label: "使える機能", choices: featureLabels } as const;
const seats = { kind: "count", label: "メンバー数の上限" } as const;
const startsOn = { kind: "day", label: "契約開始日" } as const;
const endsOn = { kind: "day", label: "契約終了日" } as const;
const reason = { kind: "text", label: "理由" } as const;
/** What a company, and the operators with it, decided of the company and its contract. */
export const companyActions = {
  "company.create": {
    group: "company",
    verb: "add",
    target: "company",
    sentence: "{target}を登録しました",
  },
  "company.profile": {
    group: "company",
    verb: "change",
    target: "company",
    sentence: "企業情報を変更しました",
    detail: {
      fields: { kind: "choices", label: "変更した項目", choices: labelsOf(companyFields) },
    },
  },
  "platform_key.set": {
    group: "company",
    verb: "change",
    target: "none",
    sentence: "SNS連携のAPIキーを設定しました",
    detail: { platform: { kind: "choice", label: "SNS", choices: platformLabels } },
  },
  "platform_key.remove": {
    group: "company",
    verb: "remove",
    target: "none",
    sentence: "SNS連携のAPIキーを削除しました",
    detail: { platform: { kind: "choice", label: "SNS", choices: platformLabels } },
  },
  "company.register": {
    group: "contract",
    verb: "add",
    target: "company",
    sentence: "{target}を登録しました",
    detail: { plan, permission, max_user: seats, contract_starts_on: startsOn, contract_ends_on: endsOn },
  },
  "company.invite": {
    group: "contract",
    verb: "send",
    target: "company",
    sentence: "{target}に招待を送りました",
    detail: {
      plan,
      permission,
      max_user: seats,
      contract_starts_on: startsOn,
      contract_ends_on: endsOn,
      invitation_uid: { kind: "id" },
    },
  },
  "company.reinvite": {
    group: "contract",
    verb: "send",
    target: "company",
    sentence: "{target}に招待を送り直しました",
    detail: { invitation_uid: { kind: "id" } },
  },
  "company.contract": {
    group: "contract",
    verb: "change",
    target: "company",
    sentence: "{target}の契約内容を変更しました",
    detail: {
      plan_before: { ...plan, label: "変更前のプラン" },
      plan,
      permission_before: { ...permission, label: "変更前の使える機能" },
      permission,
      max_user_before: { ...seats, label: "変更前のメンバー数の上限" },
      max_user: seats,
    },
  },
  "company.period": {
    group: "contract",
    verb: "change",
    target: "company",
    sentence: "{target}の契約期間を変更しました",
    detail: {
      contract_starts_on_before: { ...startsOn, label: "変更前の契約開始日" },
      contract_starts_on: startsOn,
      contract_ends_on_before: { ...endsOn, label: "変更前の契約終了日" },
      contract_ends_on: endsOn,
    },
  },
  "company.rename": {
    group: "contract",
    verb: "change",
    target: "company",
    sentence: "企業名を変更しました",
    detail: {
      from: { kind: "text", label: "変更前" },
      to: { kind: "text", label: "変更後" },
    },
  },
  "company.look": {
    group: "contract",
    verb: "look",
    target: "company",
    sentence: "{target}の内容を確認しました",
    detail: { reason },
  },
  "company.delete": {
    group: "contract",
    verb: "remove",
    target: "company",
    sentence: "{target}を削除しました",
    detail: { reason, erase_on: { kind: "day", label: "完全に消える日" } },
  },
  "company.restore": {
    group: "contract",
    verb: "restore",
    target: "company",
    sentence: "{target}を元に戻しました",
    detail: { reason },
  },
  "company.erase": {
    group: "contract",
    verb: "erase",
    target: "company",
    sentence: "{target}を完全に消去しました",
  },
} as const satisfies Readonly<Record<string, AuditActionOf>>;
