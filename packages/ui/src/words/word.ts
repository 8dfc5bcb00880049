import { createContext, useContext } from "react";
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
  ...values: NameIn<Text> extends never ? [] : [TextValues<Text>]
) => string;

const fill = (text: string, values: Record<string, string | number> = {}) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** The texts as they stand in the components. */
export const japanese: Word = (text, ...[values]) => (values ? fill(text, values) : text);

/** Says in other words what `words` holds, and the rest in Japanese. */
export const wordOf = (words: UiWords | undefined): Word => {
  if (!words) return japanese;
  return (text, ...[values]) => {
    const other = words[text];
    if (typeof other === "function") return other(values ?? ({} as never));
    return fill(other ?? text, values);
  };
};

export const WordContext = createContext<Word>(japanese);

/** The words of a component: `word("閉じる")`. Texts are named in `texts.ts`. */
export const useWord = (): Word => useContext(WordContext);
