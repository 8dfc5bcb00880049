const KATAKANA = /[\u30A1-\u30F6\u30FD\u30FE]/g;

/** One character for one, as PostgreSQL lowers: no Greek final sigma, no dotted i of two code points. */
const lower = (char: string): string => String.fromCodePoint(char.toLowerCase().codePointAt(0) ?? 0);

/** Mails and handles: nothing in them is composed, and there are as many of them as rows. */
const PLAIN = /^[ -~]*$/;

/** Search key of a text: NFKC, lower case, katakana as hiragana. The same as SQL's `norm_ja`. */
export const searchKey = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize("NFKC")
        .replace(/[\p{Lu}\p{Lt}]/gu, lower)
        .replace(KATAKANA, (char) => String.fromCharCode(char.charCodeAt(0) - 0x60));
