import { MEDIAN_FROM, type RatioKind, ratioTerms } from "@tsumugi/contract";

/** What a cell of a report holds. `day` and `median`: of a day after posting. */
export const reportFigureKinds = [
  "views",
  "reach",
  "engagements",
  "cost",
  "er",
  "cpv",
  "cpe",
  "day",
  "median",
] as const;
export type ReportFigureKind = (typeof reportFigureKinds)[number];

export const unmeasured = (name: string) => `${name}は計測していません（取得の前か、SNSが公開していません）`;
export const uncountable = (kind: RatioKind) =>
  `${ratioTerms[kind].formula} の数値がそろわず、計算できません`;

const reasons: Record<ReportFigureKind, string> = {
  views: unmeasured("再生数"),
  reach: unmeasured("リーチ"),
  engagements: "いいねが取得の前か公開されていないため、反応数を計算できません",
  cost: "費用が決まっていません",
  er: uncountable("er"),
  cpv: uncountable("cpv"),
  cpe: uncountable("cpe"),
  day: "この日は計測していません",
  median: `計測した投稿が${MEDIAN_FROM}件に足りません`,
};

/** Why there is a dash: it is neither zero nor forgotten. */
export const whyMissing = (kind: ReportFigureKind): string => reasons[kind];

/** Below a table on paper, where nothing can be pointed at. */
export const DASH_RULE =
  "「—」は、計測していないか、もとの数値がそろわず計算できないものです。0とは違います。";
