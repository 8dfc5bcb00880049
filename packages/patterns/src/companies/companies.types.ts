import type { ColleagueLook } from "../company-users/companyUsers.types.ts";

export const planNames = {
  trial: "トライアル",
  standard: "スタンダード",
  enterprise: "エンタープライズ",
} as const;
export type PlanCode = keyof typeof planNames;

export const featureNames = {
  creator_search: "クリエイター検索",
  dm: "ダイレクトメッセージ",
  report: "レポート",
  short_link: "短縮リンク",
  payment_notice: "支払通知書",
  csv_export: "CSV出力",
} as const;
export type FeatureCode = keyof typeof featureNames;

export const contractStateNames = {
  active: "契約中",
  ending: "まもなく終了",
  expired: "契約終了",
} as const;
export type ContractStateCode = keyof typeof contractStateNames;

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

export const planOptions = optionsOf(planNames);
export const contractStateOptions = optionsOf(contractStateNames);

const featureNotes: Record<FeatureCode, string> = {
  creator_search: "公開クリエイターを検索し、管理に加える",
  dm: "依頼がなくてもクリエイターとやりとりする",
  report: "投稿実績の集計とグラフ",
  short_link: "依頼ごとの短縮リンクとクリック数",
  payment_notice: "支払通知書の作成・発行・支払",
  csv_export: "一覧とレポートのCSV",
};
export const featureOptions = (Object.keys(featureNames) as FeatureCode[]).map((value) => ({
  value,
  label: featureNames[value],
  description: featureNotes[value],
}));

/** First and last day of a contract, `YYYY-MM-DD`; both belong to it. */
export interface ContractPeriodLook {
  contract_starts_on: string;
  contract_ends_on: string;
  contract_state: ContractStateCode;
}

/** A company as operators see it, under the names of the wire. */
export interface CompanyRowLook extends ContractPeriodLook {
  uid: string;
  name: string;
  url: string;
  address: string;
  image: string | null;
  plan: PlanCode;
  /** Features that the contract grants. */
  permission: readonly FeatureCode[];
  /** Members plus pending invitations may not exceed it. */
  max_user: number;
  member_count: number;
  pending_invitation_count: number;
  created_at: string;
  deleted_at: string | null;
  /** Day on which a deleted company is erased for good. */
  erase_on: string | null;
}

export type CompanyMemberLook = ColleagueLook;
