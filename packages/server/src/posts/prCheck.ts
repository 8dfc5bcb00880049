import type { PrCheckStatus } from "@tsumugi/contract";
import { searchKey } from "../core/search.ts";

/** What the project asks of a post. Tags without mark. */
export interface PrRules {
  readonly required_hashtags: readonly string[];
  readonly required_mentions: readonly string[];
  readonly disclosure_rule: string;
}

export interface PrResult {
  readonly status: PrCheckStatus;
  /** Evidence, as it stands in the post. */
  readonly found: string[];
  readonly missing: string[];
}

/** Words by which a post says that it is paid for; looked for as hashtags or in brackets, not inside other words. */
const DISCLOSURES = [
  "pr",
  "ad",
  "sponsored",
  "広告",
  "タイアップ",
  "プロモーション",
  "提供",
  "企業案件",
] as const;
const DISCLOSURE_LABEL = "PR表記";

const tagsOf = (text: string, mark: "#" | "@"): Map<string, string> => {
  const pattern = mark === "#" ? /[#＃]([\p{L}\p{N}\p{M}_ー]+)/gu : /[@＠]([\w.-]+)/gu;
  return new Map([...text.matchAll(pattern)].map(([, word = ""]) => [searchKey(word), `${mark}${word}`]));
};

function disclosureIn(text: string, hashtags: ReadonlyMap<string, string>): string | undefined {
  for (const word of DISCLOSURES) {
    const tag = hashtags.get(searchKey(word));
    if (tag) return tag;
  }
  return /[[(（【［〔<＜]\s*(?:PR|ＰＲ|AD|広告|タイアップ|プロモーション|提供)[^\])）】］〕>＞]{0,20}[\])）】］〕>＞]|プロモーションを含みます|(?:より|から|様)(?:商品)?(?:の)?提供/iu.exec(
    text,
  )?.[0];
}

/** Whether a post carries what is asked. Without a text, or with nothing asked, nothing is claimed. */
export function checkPr(text: string, rules: PrRules): PrResult {
  const { required_hashtags, required_mentions, disclosure_rule } = rules;
  const asksDisclosure = disclosure_rule.trim() !== "";
  const asked = required_hashtags.length + required_mentions.length + Number(asksDisclosure);
  if (asked === 0 || text.trim() === "") return { status: "unchecked", found: [], missing: [] };
  const found: string[] = [];
  const missing: string[] = [];
  const look = (words: readonly string[], mark: "#" | "@") => {
    const there = tagsOf(text.normalize("NFC"), mark);
    for (const word of words) {
      const bare = word.replace(/^[#＃@＠]/u, "");
      const hit = there.get(searchKey(bare));
      if (hit) found.push(hit);
      else missing.push(`${mark}${bare}`);
    }
  };
  look(required_hashtags, "#");
  look(required_mentions, "@");
  if (asksDisclosure) {
    const evidence = disclosureIn(text, tagsOf(text.normalize("NFC"), "#"));
    if (evidence) found.push(`${DISCLOSURE_LABEL}（${evidence}）`);
    else missing.push(DISCLOSURE_LABEL);
  }
  return { status: missing.length === 0 ? "ok" : "missing", found, missing };
}
