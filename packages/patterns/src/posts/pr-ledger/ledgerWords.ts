import { type PrLook, type PrRecord, type PrRuleResult, prStateLabels, prStates } from "@tsumugi/contract";
import type { BadgeTone } from "@tsumugi/ui";
import { formatDay } from "@tsumugi/ui/format";

/** What the ledger narrows its posts by: beside the states of a post, what only its looks and its signature tell. */
export const ledgerStates = [...prStates, "gone", "outdated"] as const;
export type LedgerState = (typeof ledgerStates)[number];
export const ledgerStateLabels: Record<LedgerState, string> = {
  ...prStateLabels,
  gone: "投稿が見られない",
  outdated: "署名のあとに変化",
};

const isGone = ({ looks }: PrRecord): boolean => looks[0]?.outcome === "gone";

const holds: Record<LedgerState, (record: PrRecord) => boolean> = {
  missing: ({ post }) => post.pr_check.status === "missing",
  ng_word: ({ post }) => post.pr_check.ng_words.length > 0,
  unchecked: ({ post }) => post.pr_check.status === "unchecked",
  ok: ({ post }) => post.pr_check.status === "ok" && post.pr_check.ng_words.length === 0,
  unsigned: ({ signature }) => signature === null,
  signed: ({ signature }) => signature !== null,
  gone: isGone,
  outdated: ({ signature }) => signature?.is_outdated ?? false,
};

export const isInState = (record: PrRecord, state: LedgerState): boolean => holds[state](record);

/** The state that matters most; a signature does not hide what is lacking. */
export function recordLook(record: PrRecord): { tone: BadgeTone; label: string } {
  const { status, ng_words } = record.post.pr_check;
  if (isGone(record)) return { tone: "danger", label: "投稿が見られない" };
  if (status === "missing") return { tone: "danger", label: "不足あり" };
  if (ng_words.length > 0) return { tone: "danger", label: "NGワードあり" };
  return status === "ok" ? { tone: "success", label: "不足なし" } : { tone: "neutral", label: "未確認" };
}

export function lookLabel({ outcome, status, results }: PrLook): { tone: BadgeTone; label: string } {
  if (outcome === "gone") return { tone: "danger", label: "投稿が見られない" };
  if (status === "missing") return { tone: "danger", label: "不足あり" };
  if (results.some(({ kind, ok }) => kind === "ng_word" && !ok))
    return { tone: "danger", label: "NGワードあり" };
  return status === "ok"
    ? { tone: "success", label: "不足なし" }
    : { tone: "neutral", label: "本文を読み取れない" };
}

const ruleWords = ({ kind, label, found, ok }: PrRuleResult): string => {
  if (kind === "ng_word") return label;
  if (kind === "position") return ok ? label : `${label}にない（${found ?? ""}）`;
  return kind === "disclosure" && found ? `${label}（${found}）` : label;
};

/** Each rule of a look in words: what is lacking or must not be there, and what the post carries. */
export function resultWords(results: readonly PrRuleResult[]): { lacking: string[]; carried: string[] } {
  return {
    lacking: results
      .filter(({ ok }) => !ok)
      .map((result) =>
        result.kind === "ng_word" || result.kind === "position"
          ? ruleWords(result)
          : `${ruleWords(result)}がない`,
      ),
    carried: results.filter(({ ok }) => ok).map(ruleWords),
  };
}

/** The same of a post without a look: what its registration left. */
export function recordWords({ looks, post: { pr_check } }: PrRecord): {
  lacking: string[];
  carried: string[];
} {
  const latest = looks.find(({ results }) => results.length > 0);
  if (latest) return resultWords(latest.results);
  return {
    lacking: [
      ...pr_check.missing.map((label) => `${label}がない`),
      ...pr_check.ng_words.map((word) => `NGワード「${word}」`),
    ],
    carried: pr_check.found,
  };
}

/** Why a signature needs a reason; undefined where it does not. The server asks the same. */
export function reasonNeeded({ post: { pr_check }, needs_label }: PrRecord, hasLabel: boolean) {
  if (pr_check.status !== "ok") return "必要な表記がそろっていません";
  if (pr_check.ng_words.length > 0) return "NGワードが含まれています";
  return needs_label && !hasLabel ? "SNSのラベルを確認していません" : undefined;
}

/** Until when a post may be used elsewhere. After that day it is said to be over: who still shows it has to know. */
export const reuseEnd = (ends_on: string | null, today: string, day: (of: string) => string = formatDay) =>
  ends_on === null ? "期限なし" : `${day(ends_on)}${ends_on < today ? "に終了" : "まで"}`;

export const reuseWords = ({ reuses }: PrRecord, today: string): string =>
  reuses.map(({ place, ends_on }) => `${place}（${reuseEnd(ends_on, today)}）`).join("、");
