import {
  findDisclosure,
  type PrCheckStatus,
  type PrPlatformRule,
  type PrRuleResult,
  searchKey,
  tagsIn,
  withoutMark,
  wordsIn,
} from "@tsumugi/contract";

/** What is asked of a post. Tags without mark. */
export interface PrRules {
  readonly required_hashtags: readonly string[];
  readonly required_mentions: readonly string[];
  /** The company's own list. */
  readonly ng_words: readonly string[];
  readonly platform: PrPlatformRule;
}

export interface PrResult {
  readonly status: PrCheckStatus;
  /** Evidence, as it stands in the post. */
  readonly found: string[];
  readonly missing: string[];
  readonly ng_words: string[];
  readonly results: PrRuleResult[];
}

const DISCLOSURE_LABEL = "PR表記";
/** What a post has to carry; the rest is for a person to judge. */
const REQUIRED: readonly PrRuleResult["kind"][] = ["disclosure", "hashtag", "mention"];

const hit = (
  kind: PrRuleResult["kind"],
  word: string,
  label: string,
  found: string | null,
): PrRuleResult => ({
  key: `${kind}:${word}`,
  kind,
  label,
  found,
  ok: found !== null,
});

function tagResults(text: string, tags: readonly string[], mark: "#" | "@"): PrRuleResult[] {
  const there = tagsIn(text, mark);
  const bare = new Map(tags.map((tag) => [searchKey(withoutMark(tag)), withoutMark(tag)]));
  return [...bare].map(([key, tag]) =>
    hit(mark === "#" ? "hashtag" : "mention", tag, `${mark}${tag}`, there.get(key) ?? null),
  );
}

/** The disclosure, and whether it is seen before 「もっと見る」: one that nobody sees does not count in law. */
function disclosureResults(text: string, { wordings, head_chars }: PrPlatformRule): PrRuleResult[] {
  const found = findDisclosure(text, wordings);
  const disclosure = hit("disclosure", "", DISCLOSURE_LABEL, found?.text ?? null);
  if (!found || head_chars === null) return [disclosure];
  const label = `${DISCLOSURE_LABEL}が先頭${head_chars}文字以内`;
  return [
    disclosure,
    { key: "position:", kind: "position", label, found: `${found.at + 1}文字目`, ok: found.at < head_chars },
  ];
}

/** Whether a post carries what is asked. Without a text nothing is claimed. */
export function checkPr(text: string, rules: PrRules): PrResult {
  const { required_hashtags, required_mentions, ng_words, platform } = rules;
  if (text.trim() === "") return { status: "unchecked", found: [], missing: [], ng_words: [], results: [] };
  const bad = wordsIn(text, ng_words);
  const results = [
    ...tagResults(text, [...required_hashtags, ...platform.required_tags], "#"),
    ...tagResults(text, required_mentions, "@"),
    ...disclosureResults(text, platform),
    ...bad.map((word) => ({ ...hit("ng_word", word, `NGワード「${word}」`, word), ok: false })),
  ];
  const required = results.filter(({ kind }) => REQUIRED.includes(kind));
  const missing = required.filter(({ ok }) => !ok).map(({ label }) => label);
  return {
    status: missing.length === 0 ? "ok" : "missing",
    found: required.flatMap(({ kind, found }) =>
      found === null ? [] : kind === "disclosure" ? `${DISCLOSURE_LABEL}（${found}）` : found,
    ),
    missing,
    ng_words: bad,
    results,
  };
}
