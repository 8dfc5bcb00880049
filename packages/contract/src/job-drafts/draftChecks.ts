import { disclosureIn, tagsIn, withoutMark, wordsIn } from "../posts/postWords.ts";
import { searchKey } from "../shared/searchKey.ts";

/** What a project asks of its posts. Tags without mark. */
export interface DraftRules {
  readonly required_hashtags: readonly string[];
  readonly required_mentions: readonly string[];
  readonly disclosure_rule: string;
  /** Address that the post must hold; empty: none is asked for. */
  readonly required_link: string;
}

/** What staff look for besides; the creator reads none of it. */
export interface OwnDraftRules {
  readonly ng_words: readonly string[];
  /** Points of the project that a person has to look at. */
  readonly draft_points: readonly string[];
}

export type DraftCheckKind = "disclosure" | "hashtag" | "mention" | "link" | "ng_word" | "point";

export interface DraftCheck {
  /** Names the point within its checklist. */
  readonly key: string;
  readonly kind: DraftCheckKind;
  readonly label: string;
  /** What was found, as it stands in the text; null: nothing. */
  readonly found: string | null;
  /** What the text alone says. A person may say otherwise. */
  readonly ok: boolean;
}

const check = (kind: DraftCheckKind, word: string, label: string, found: string | null): DraftCheck => ({
  key: `${kind}:${word}`,
  kind,
  label,
  found,
  ok: found !== null,
});

const bareLink = (url: string) =>
  searchKey(url.trim())
    .replace(/^https?:\/\/(www\.)?/, "")
    .replace(/\/$/, "");

/** The points that a text answers by itself: known before it is handed in. */
export function postChecks(text: string, rules: DraftRules): DraftCheck[] {
  const hashtags = tagsIn(text, "#");
  const mentions = tagsIn(text, "@");
  const { disclosure_rule, required_link, required_hashtags, required_mentions } = rules;
  const link = bareLink(required_link);
  return [
    ...(disclosure_rule.trim() === "" ? [] : [check("disclosure", "", "PR表記", disclosureIn(text) ?? null)]),
    ...required_hashtags
      .map(withoutMark)
      .map((tag) => check("hashtag", tag, `#${tag}`, hashtags.get(searchKey(tag)) ?? null)),
    ...required_mentions
      .map(withoutMark)
      .map((name) => check("mention", name, `@${name}`, mentions.get(searchKey(name)) ?? null)),
    ...(link === ""
      ? []
      : [
          check("link", "", `リンク ${required_link}`, searchKey(text).includes(link) ? required_link : null),
        ]),
  ];
}

/** The whole checklist of staff: NG words that the text holds and the project's own points want a person's look. */
export function draftChecklist(text: string, rules: DraftRules & OwnDraftRules): DraftCheck[] {
  const toLookAt = (kind: DraftCheckKind, word: string, label: string, found: string | null): DraftCheck => ({
    ...check(kind, word, label, found),
    ok: false,
  });
  return [
    ...postChecks(text, rules),
    ...wordsIn(text, rules.ng_words).map((word) => toLookAt("ng_word", word, `NGワード「${word}」`, word)),
    ...rules.draft_points.map((point) => toLookAt("point", point, point, null)),
  ];
}
