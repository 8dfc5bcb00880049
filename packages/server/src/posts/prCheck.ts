import { disclosureIn, type PrCheckStatus, searchKey, tagsIn, withoutMark } from "@tsumugi/contract";

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

const DISCLOSURE_LABEL = "PR表記";

/** Whether a post carries what is asked. Without a text, or with nothing asked, nothing is claimed. */
export function checkPr(text: string, rules: PrRules): PrResult {
  const { required_hashtags, required_mentions, disclosure_rule } = rules;
  const asksDisclosure = disclosure_rule.trim() !== "";
  const asked = required_hashtags.length + required_mentions.length + Number(asksDisclosure);
  if (asked === 0 || text.trim() === "") return { status: "unchecked", found: [], missing: [] };
  const found: string[] = [];
  const missing: string[] = [];
  const look = (words: readonly string[], mark: "#" | "@") => {
    const there = tagsIn(text, mark);
    for (const word of words) {
      const bare = withoutMark(word);
      const hit = there.get(searchKey(bare));
      if (hit) found.push(hit);
      else missing.push(`${mark}${bare}`);
    }
  };
  look(required_hashtags, "#");
  look(required_mentions, "@");
  if (asksDisclosure) {
    const evidence = disclosureIn(text);
    if (evidence) found.push(`${DISCLOSURE_LABEL}（${evidence}）`);
    else missing.push(DISCLOSURE_LABEL);
  }
  return { status: missing.length === 0 ? "ok" : "missing", found, missing };
}
