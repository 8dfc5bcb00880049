/**
 * What a name in a bank file (全銀) may hold, or nothing: half-width kana without small ones and ｦ, capitals, digits,
 * blanks and a few signs. The long vowel is a hyphen.
 */
export const ZENGIN = /^([ｱ-ﾝﾞﾟA-Z0-9 ()｢｣/.,-]*)?$/;

const FULL = "ァィゥェォッャュョヮヲー";
const LARGE = "アイウエオツヤユヨワオ-";
const WIDE = "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン";
const NARROW_FIRST = 0xff71;
const SIGNS: Readonly<Record<string, string>> = {
  "\u3099": "ﾞ",
  "\u309a": "ﾟ",
  "\u309b": "ﾞ",
  "\u309c": "ﾟ",
  "「": "｢",
  "」": "｣",
  "‐": "-",
  "‑": "-",
  "–": "-",
  "—": "-",
  "―": "-",
  "−": "-",
  "・": ".",
  "　": " ",
};

/** Katakana in full width, with its marks apart from it. */
const katakana = (text: string): string =>
  [...text.normalize("NFKC").normalize("NFD").toUpperCase()]
    .map((char) => (char >= "ぁ" && char <= "ゖ" ? String.fromCharCode(char.charCodeAt(0) + 0x60) : char))
    .join("");

/** A name as bank files hold it, from what people type: hiragana, full width, small kana, the long vowel. */
export const toZengin = (text: string): string =>
  [...katakana(text)]
    .map((char) => {
      const small = FULL.indexOf(char);
      const large = small >= 0 ? (LARGE[small] ?? char) : char;
      const place = WIDE.indexOf(large);
      return place >= 0 ? String.fromCharCode(NARROW_FIRST + place) : (SIGNS[large] ?? large);
    })
    .join("")
    .trim();
