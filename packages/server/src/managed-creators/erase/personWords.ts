/** One letter names nobody. */
const SHORTEST = 2;
/** Of kana alone, two letters are a common word, and a few may be one: `みお`, `さくら`. */
const COMMON_KANA = 2;
const FEW = 3;
const SOME_KANA = 5;
/** A name that so many other names hold is a common word in this company. */
const MOST_LONGER = 20;
/** A handle of letters alone may be an ordinary word; one that is long or has a figure or a mark in it is not. */
const isTelling = (handle: string) => handle.length >= 8 || /[0-9_.-]/.test(handle);

export interface PersonWords {
  /** Names, addresses, numbers: replaced where they stand as a whole. */
  readonly texts: readonly string[];
  /** Names of accounts, without `@`. */
  readonly handles: readonly string[];
  /** Names of others that one of the texts is a part of: what stands inside them is about the others. */
  readonly longer: readonly string[];
  /** Nobody can say whom they are about: common words, and names that somebody else has, too. */
  readonly unsure: readonly string[];
}

export interface KnownOfOthers {
  readonly longer?: readonly string[];
  readonly shared?: readonly string[];
}

const lettersOf = (word: string) => [...word.replaceAll(/\s/g, "")].length;
const fold = (word: string) => word.replaceAll(/\s/g, "").toLowerCase();

/** Trimmed, each once, the longest first: a name is found before its part. */
const tidy = (words: readonly string[]) =>
  [...new Set(words.map((word) => word.trim()).filter((word) => lettersOf(word) >= SHORTEST))].sort(
    (a, b) => b.length - a.length,
  );

const KANA = "ぁ-ゖァ-ヺー";
const isKana = (word: string) => /^[ぁ-ゖァ-ヺー]+$/.test(word);

/** The person's words, and of them those that cannot be told from what is about somebody or something else. */
export function personWords(
  texts: readonly string[],
  handles: readonly string[],
  { longer = [], shared = [] }: KnownOfOthers = {},
): PersonWords {
  const holding = (word: string) => longer.filter((name) => fold(name).includes(fold(word)));
  const isUnsure = (word: string) =>
    (isKana(word) && lettersOf(word) <= COMMON_KANA) || holding(word).length > MOST_LONGER;
  const all = tidy(texts);
  const sure = all.filter((word) => !isUnsure(word));
  const names = tidy(handles.map((handle) => handle.replace(/^[@＠]/, "")));
  return {
    texts: sure,
    handles: names.filter((handle) => handle.length > SHORTEST),
    longer: tidy(sure.flatMap(holding)),
    unsure: tidy([...shared, ...all.filter(isUnsure)]),
  };
}

export const hasWords = ({ texts, handles }: PersonWords) => texts.length + handles.length > 0;

const LETTER = "[A-Za-z0-9_]";
const KANJI = "一-鿿㐀-䶿々〆";
const TITLES = "さん|さま|ちゃん|くん|様|氏|君|殿|先生|嬢";
const ROLES = "宛|担当|本人|御本人|分|側|案件|投稿";
/** Hiragana that follow a name as particles do; the last ones only where the word after them is written otherwise. */
const PARTICLES = "[はがをにのへ]|から|まで|より|って|です|でし|だっ|[ともでやだよね](?![ぁ-ゖ])";
const LEADING = "のはがをにとへでやも";
/** Hiragana before a name that make it a part of another word. */
const NO_PARTICLE = Array.from({ length: 86 }, (_, at) => String.fromCodePoint(0x3041 + at))
  .filter((letter) => !LEADING.includes(letter))
  .join("");
const WHOLE_AFTER = `(?=$|[^${KANJI}${KANA}]|${TITLES}|${ROLES}|${PARTICLES})`;

const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

const isNumber = (word: string) => /^\+?[0-9][0-9 ()-]{7,}$/.test(word);

/** Blanks of any kind, or none, match the blanks of a name; a phone number is found with its marks and without. */
function spelling(word: string): string {
  if (isNumber(word)) {
    const digits = [...word.replaceAll(/[^0-9+]/g, "")].map(escaped);
    return digits.join("[-‐－ ()（）]{0,2}");
  }
  return word.split(/\s+/).map(escaped).join("[\\s\u3000]*");
}

/** What may not stand before a word, so that it is not the end of another one. */
function edgeBefore(word: string, isShort: boolean): string {
  if (/^[A-Za-z0-9_]/.test(word)) return `(?<!${LETTER})`;
  if (/^[ァ-ヺー]/.test(word)) return "(?<![ァ-ヺー])";
  if (!isShort) return "";
  return /^[ぁ-ゖ]/.test(word) ? `(?<![${NO_PARTICLE}])` : `(?<![${KANJI}])`;
}

/** What may not stand after it, so that it is not the beginning of another one. */
function edgeAfter(word: string, isShort: boolean): string {
  if (/[A-Za-z0-9_]$/.test(word)) return `(?!${LETTER})`;
  if (isShort) return WHOLE_AFTER;
  return /[ァ-ヺー]$/.test(word) ? "(?![ァ-ヺー])" : "";
}

const edges = (word: string, isShort: boolean): readonly [string, string] => [
  edgeBefore(word, isShort),
  edgeAfter(word, isShort),
];

/** A few kana are a person with a title after them, or alone: `さくらもち` and `空があおい` are about nobody. */
const FEW_KANA: readonly [string, string] = [`(?<![${KANJI}${KANA}])`, `(?=$|[^${KANJI}${KANA}]|${TITLES})`];

function edgesOf(word: string): readonly [before: string, after: string] {
  const count = lettersOf(word);
  if (isKana(word)) return count <= FEW ? FEW_KANA : edges(word, count <= SOME_KANA);
  return edges(word, count <= FEW);
}

/** Not where the word is a part of the other name. */
function notInside(word: string, name: string): string {
  const [whole, part] = [name.replaceAll(/\s/g, ""), word.replaceAll(/\s/g, "")];
  const at = whole.toLowerCase().indexOf(part.toLowerCase());
  if (at < 0 || whole.length === part.length) return "";
  const blanks = "[\\s\u3000]*";
  const loose = (text: string) => [...text].map(escaped).join(blanks);
  const [head, tail] = [whole.slice(0, at), whole.slice(at + part.length)];
  const before = head === "" ? "" : `(?<=${loose(head)}${blanks})`;
  return `(?!${before}${loose(part)}${tail === "" ? "" : blanks + loose(tail)})`;
}

const textPattern = (longer: readonly string[]) => (word: string) => {
  const [before, after] = edgesOf(word);
  const others = longer.map((name) => notInside(word, name)).join("");
  return `${before}${others}${spelling(word)}${after}`;
};

const handlePattern = (handle: string) =>
  isTelling(handle)
    ? `(?<![A-Za-z0-9_.])@?${escaped(handle)}(?!${LETTER})`
    : `(?<=[@＠/])${escaped(handle)}(?!${LETTER})`;

/** One expression, as PostgreSQL reads it, for all words of the person. */
export const textExpression = ({ texts, handles, longer }: PersonWords): string =>
  [...texts.map(textPattern(longer)), ...handles.map(handlePattern)].join("|");

/** Wherever the person's names may stand in a row, also inside other names; "" where there are none. */
export const looseExpression = ({ texts, unsure }: PersonWords): string =>
  tidy([...texts, ...unsure])
    .map((word) => {
      const [before, after] = isKana(word) && lettersOf(word) <= FEW ? edges(word, true) : ["", ""];
      return before + spelling(JSON.stringify(word).slice(1, -1)) + after;
    })
    .join("|");

/** Blanks of a name as a text holds them and as a document writes them. */
const ANY_BLANKS = "(?:[\\s\u3000]|\\\\[nrt])*";

/**
 * What a row holds that any of the words stands in, in a text or in a document written out. PostgreSQL looks for all of
 * them in one go: few rows are then read word by word, with all that may stand before and after.
 */
export const likelyExpression = ({ texts, handles, unsure }: PersonWords): string => {
  const quoted = (piece: string) => escaped(piece).replaceAll("\\\\", "\\\\{1,2}").replaceAll('"', '\\\\?"');
  const written = (word: string) =>
    isNumber(word) ? spelling(word) : word.split(/\s+/).map(quoted).join(ANY_BLANKS);
  return [...new Set([...texts, ...unsure, ...handles].map(written))].join("|");
};

/** A parameter of a query string in which one of the words stands; a short one has to be all of it. */
export const queryExpression = ({ texts, handles }: PersonWords): string => {
  const written = (word: string) =>
    [word, encodeURIComponent(word), new URLSearchParams({ w: word }).toString().slice(2)].map(escaped);
  const among = (words: readonly string[]) => [...new Set(words.flatMap(written))].join("|");
  const [short, long] = [
    texts.filter((word) => lettersOf(word) <= FEW),
    [...texts.filter((word) => lettersOf(word) > FEW), ...handles],
  ];
  const whole = short.length > 0 ? [`(${among(short)})(?=&|$)`] : [];
  const part = long.length > 0 ? [`[^&]*(${among(long)})[^&]*`] : [];
  return `(^|&)[^=&]*=(?:${[...part, ...whole].join("|")})`;
};
