import {
  type Company,
  companySignLabels,
  contractStateLabels,
  type Feature,
  featureLabels,
  planLabels,
} from "@tsumugi/contract";
import { optionsOf } from "../shared/optionsOf.ts";

export const planOptions = optionsOf(planLabels);
export const contractStateOptions = optionsOf(contractStateLabels);
export const companySignOptions = optionsOf(companySignLabels);

const featureNotes: Record<Feature, string> = {
  creator_search: "公開クリエイターを検索し、管理に加える",
  dm: "依頼がなくてもクリエイターとやりとりする",
  report: "投稿実績の集計とグラフ",
  short_link: "依頼ごとの短縮リンクとクリック数",
  payment_notice: "支払通知書の作成・発行・支払",
  csv_export: "一覧とレポートのCSV",
};
export const featureOptions = optionsOf(featureLabels).map((option) => ({
  ...option,
  description: featureNotes[option.value],
}));

/** First and last day of a contract; both belong to it. */
export type ContractPeriodLook = Pick<Company, "contract_starts_on" | "contract_ends_on" | "contract_state">;
