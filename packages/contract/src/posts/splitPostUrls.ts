/** An address as it stands in a text: with or without scheme, up to a blank, bracket or Japanese sign. */
const ADDRESS =
  /(?<![@\w./-])(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?\/[^\s<>"'「」『』()、。,，;；]+/giu;

/**
 * The addresses in a pasted text, each once, in their order. A line without any is given as it stands, so that whoever
 * pasted it hears that it was not read.
 */
export function splitPostUrls(text: string): string[] {
  const found = text
    .normalize("NFKC")
    .replaceAll(/[\u200b-\u200f\ufeff]/g, "")
    .replaceAll(/(?<=\S)(?=https?:\/\/)/gi, " ")
    .split(/\r?\n/)
    .flatMap((line) => {
      const addresses = [...line.matchAll(ADDRESS)].map(([address]) => address);
      return addresses.length > 0 ? addresses : [line.trim()];
    });
  return [...new Set(found.filter(Boolean))];
}
