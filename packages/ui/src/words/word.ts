import type { UiText } from "./texts.ts";

type NameIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NameIn<Rest>
  : never;

/** The values that a text has places for: `{ count }` of 「{count}件」. */
export type TextValues<Text extends string> = Record<NameIn<Text>, string | number>;

/**
 * 部品が自分で言う言葉の言い換え。日本語の文をそのまま鍵にします。値の入る文は `{count}` のような場所を残すか、
 * 値を受け取って文を返す関数にします（単数と複数を分けるとき）。
 */
export type UiWords = {
  readonly [Text in UiText]?: string | ((values: TextValues<Text>) => string);
};

/** Says a text in the language of the app. */
export type Word = <Text extends UiText>(
  text: Text,
  ...values: [NameIn<Text>] extends [never] ? [] : [TextValues<Text>]
) => string;

type Values = Readonly<Record<string, string | number>>;
type Others = Readonly<Record<string, string | ((values: Values) => string) | undefined>>;

const sayer =
  (others?: Others): Word =>
  (text: string, values: Values = {}) => {
    const said = others?.[text] ?? text;
    if (typeof said === "function") return said(values);
    // Labels by the thousand have one place, for which a pattern would take most of the time.
    const from = said.indexOf("{");
    if (from < 0) return said;
    const to = said.indexOf("}", from);
    return said.indexOf("{", to) < 0
      ? `${said.slice(0, from)}${values[said.slice(from + 1, to)] ?? said.slice(from, to + 1)}${said.slice(to + 1)}`
      : said.replace(/{(\w+)}/g, (place, each: string) => `${values[each] ?? place}`);
  };

/** The texts as they stand in the components. */
export const japanese = sayer();

/** Says in other words what `words` has, and the rest in Japanese. */
export const wordOf = (words: UiWords | undefined): Word => (words ? sayer(words as Others) : japanese);

/** 0 is Sunday. */
export const weekdayName = (index: number, word: Word): string =>
  (word === japanese ? "日月火水木金土"[index] : word("日・月・火・水・木・金・土").split("・")[index]) ?? "";
