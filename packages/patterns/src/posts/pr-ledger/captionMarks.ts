import { type PrRuleResult, searchKey } from "@tsumugi/contract";

export interface CaptionPart {
  readonly text: string;
  /** `found`: what a rule asks for; `bad`: what must not be there. */
  readonly mark?: "found" | "bad";
}

/** A character with the voicing mark that stands after it in half width. */
const CHARACTERS = /.[\u3099\u309A\uFF9E\uFF9F]?/gsu;

/** Letters of a text by their search keys, each key letter with the place of the character that it comes from. */
function keyed(text: string): { key: string; places: number[] } {
  const places: number[] = [];
  let key = "";
  let at = 0;
  for (const [char] of text.matchAll(CHARACTERS)) {
    const part = searchKey(char);
    for (let index = 0; index < part.length; index += 1) places.push(at);
    key += part;
    at += char.length;
  }
  places.push(at);
  return { key, places };
}

/** 「#pr」 is no part of 「#present」. */
const endsThere = (word: string, rest: string): boolean =>
  !/^[#@]/.test(word) || !/^[\p{L}\p{N}_]/u.test(rest);

/** A caption in parts, with what the rules found in it marked, however it is written there (width, case, kana). */
export function captionParts(caption: string, results: readonly PrRuleResult[]): CaptionPart[] {
  const text = caption.normalize("NFC");
  const { key, places } = keyed(text);
  const marks = new Array<CaptionPart["mark"]>(text.length);
  for (const { kind, found } of results) {
    const word = searchKey(found ?? "");
    if (kind === "position" || word === "") continue;
    const mark = kind === "ng_word" ? "bad" : "found";
    for (let at = key.indexOf(word); at >= 0; at = key.indexOf(word, at + word.length))
      if (endsThere(word, key.slice(at + word.length)))
        marks.fill(mark, places[at] ?? 0, places[at + word.length] ?? text.length);
  }
  const parts: CaptionPart[] = [];
  let from = 0;
  for (let to = 1; to <= text.length; to += 1) {
    if (to < text.length && marks[to] === marks[from]) continue;
    const mark = marks[from];
    parts.push(mark ? { text: text.slice(from, to), mark } : { text: text.slice(from, to) });
    from = to;
  }
  return parts;
}
