const NEEDS_QUOTES = /[\s{}",\\]|^null$|^$/i;
const QUOTED = /["\\]/g;

const elementOf = (text: string): string =>
  NEEDS_QUOTES.test(text) ? `"${text.replace(QUOTED, "\\$&")}"` : text;

/**
 * Texts as PostgreSQL writes an array of them. A driver's own way quotes each letter of a long list apart, and JSON names
 * every column in every row: both take the database longer to read than to store.
 */
export const arrayLiteral = (texts: readonly (string | null)[]): string =>
  `{${texts.map((text) => (text === null ? "NULL" : elementOf(text))).join(",")}}`;
