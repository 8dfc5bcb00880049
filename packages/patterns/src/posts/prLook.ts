import { type ProjectPost, prCheckStatusLabels } from "@tsumugi/contract";

const tones = { unchecked: "neutral", ok: "success", missing: "danger" } as const;

type PrCheck = ProjectPost["pr_check"];
/** What a creator is shown lacks the company's own words and the signature. */
export type PrCheckLook = Pick<PrCheck, "status" | "missing"> &
  Partial<Pick<PrCheck, "ng_words" | "signed_at">>;

/** How a post's disclosure is drawn: a signature and NG words go before the plain result. */
export function prLook({ status, ng_words = [], signed_at }: PrCheckLook) {
  if (status === "missing") return { tone: tones.missing, label: prCheckStatusLabels.missing };
  if (ng_words.length > 0) return { tone: "danger" as const, label: "NGワード" };
  if (signed_at) return { tone: "success" as const, label: "署名済み" };
  return { tone: tones[status], label: status === "ok" ? "不足なし" : prCheckStatusLabels[status] };
}

/** What is missing or must not stand there, in words; undefined where nothing is. */
export const prProblem = ({ missing, ng_words = [] }: PrCheckLook): string | undefined =>
  [
    missing.length > 0 ? `不足: ${missing.join("、")}` : "",
    ng_words.length > 0 ? `NGワード: ${ng_words.join("、")}` : "",
  ]
    .filter(Boolean)
    .join("／") || undefined;
