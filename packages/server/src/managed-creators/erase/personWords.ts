/** Shorter words stand inside too many others to be taken out of texts that nothing connects to the person. */
const SHORTEST = 3;
/** A handle of letters alone may be an ordinary word; one that is long or has a figure or a mark in it is not. */
const isTelling = (handle: string) => handle.length >= 8 || /[0-9_.-]/.test(handle);

export interface PersonWords {
  /** Names, addresses, numbers: replaced wherever they stand. */
  readonly texts: readonly string[];
  /** Names of accounts, without `@`. */
  readonly handles: readonly string[];
}

/** Trimmed, each once, the longest first: a name is found before its part. */
const tidy = (words: readonly string[]) =>
  [...new Set(words.map((word) => word.trim()).filter((word) => [...word].length >= SHORTEST))].sort(
    (a, b) => b.length - a.length,
  );

export const personWords = (texts: readonly string[], handles: readonly string[]): PersonWords => ({
  texts: tidy(texts),
  handles: tidy(handles.map((handle) => handle.replace(/^[@＠]/, ""))),
});

export const hasWords = ({ texts, handles }: PersonWords) => texts.length + handles.length > 0;

const LETTER = "[A-Za-z0-9_]";
const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** Blanks of any kind, or none, match the blanks of a name; Latin words match as whole words only. */
function textPattern(word: string): string {
  const pattern = word.split(/\s+/).map(escaped).join("[\\s\u3000]*");
  const before = /^[A-Za-z0-9_]/.test(word) ? `(?<!${LETTER})` : "";
  const after = /[A-Za-z0-9_]$/.test(word) ? `(?!${LETTER})` : "";
  return `${before}${pattern}${after}`;
}

const handlePattern = (handle: string) =>
  isTelling(handle)
    ? `(?<![A-Za-z0-9_.])@?${escaped(handle)}(?!${LETTER})`
    : `(?<=[@＠/])${escaped(handle)}(?!${LETTER})`;

/** One expression, as PostgreSQL reads it, for all words of the person. */
export const textExpression = ({ texts, handles }: PersonWords): string =>
  [...texts.map(textPattern), ...handles.map(handlePattern)].join("|");

/** The same inside JSON, where marks and line ends are written differently. */
export const jsonExpression = ({ texts, handles }: PersonWords): string =>
  textExpression({ texts: texts.map((word) => JSON.stringify(word).slice(1, -1)), handles });

/** A parameter of a query string in which one of the words stands. */
export const queryExpression = ({ texts, handles }: PersonWords): string => {
  const written = [...texts, ...handles].flatMap((word) => [
    word,
    encodeURIComponent(word),
    new URLSearchParams({ w: word }).toString().slice(2),
  ]);
  return `(^|&)[^=&]*=[^&]*(${[...new Set(written)].map(escaped).join("|")})[^&]*`;
};
