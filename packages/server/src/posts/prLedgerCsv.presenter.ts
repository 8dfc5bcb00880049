import {
  mediaTypeLabels,
  metricSourceLabels,
  type PrLook,
  type PrRecord,
  platformLabels,
  prCheckStatusLabels,
  prLabelNames,
  prOccasionLabels,
  prOccasions,
} from "@tsumugi/contract";
import { dayInJapan, momentInJapan } from "../core/clock.ts";
import type { CsvCell } from "../core/csv/index.ts";

const planned = prOccasions.filter((occasion) => occasion !== "by_hand");

export const ledgerHeader = [
  "投稿日",
  "クリエイター",
  "SNS",
  "種類",
  "タイトル",
  "URL",
  "判定",
  "足りないもの",
  "NGワード",
  ...planned.map((occasion) => prOccasionLabels[occasion]),
  "最後に確認した日時",
  "確認した本文",
  "取得元",
  "ラベルの種類",
  "ラベルの確認",
  "署名者",
  "署名日時",
  "署名のメモ",
  "二次利用",
];

const at = (time: string): string => momentInJapan(new Date(time));

function lookCell(look: PrLook | undefined): string {
  if (!look) return "";
  const result = look.outcome === "gone" ? "投稿を確認できません" : prCheckStatusLabels[look.status];
  return `${result}（${at(look.checked_at)}）`;
}

const periodOf = (from: string | null, to: string | null) =>
  from || to ? `${from ?? ""}〜${to ?? ""}` : "期間なし";

export function ledgerRow({ post, looks, signature, reuses, needs_label }: PrRecord): CsvCell[] {
  const [last] = looks;
  return [
    post.posted_at && dayInJapan(new Date(post.posted_at)),
    post.creator.name,
    platformLabels[post.platform],
    mediaTypeLabels[post.media_type],
    post.title,
    post.url,
    prCheckStatusLabels[post.pr_check.status],
    post.pr_check.missing.join("、"),
    post.pr_check.ng_words.join("、"),
    ...planned.map((occasion) => lookCell(looks.find((look) => look.occasion === occasion))),
    last ? at(last.checked_at) : null,
    last?.caption ?? null,
    last ? metricSourceLabels[last.source] : null,
    needs_label ? prLabelNames[post.platform] : "不要",
    signature?.has_label ? "確認済み" : "",
    signature?.name ?? null,
    signature ? at(signature.signed_at) : null,
    signature?.note ?? null,
    reuses
      .map(({ place, starts_on, ends_on, disclosure, url }) =>
        [place, periodOf(starts_on, ends_on), disclosure && `表記: ${disclosure}`, url]
          .filter(Boolean)
          .join(" "),
      )
      .join("\n"),
  ];
}
