const BEYOND_16_BITS = /[\ud800-\udfff]/;

/** The same of a text whose letters are one unit each: numbers are told apart at a fifth of what texts take. */
function gramsOfUnits(key: string): string[] {
  const grams = new Set<number>();
  let before = 0;
  for (let at = 0; at < key.length; at += 1) {
    const letter = key.charCodeAt(at);
    grams.add(letter);
    if (at > 0) grams.add((before << 16) | letter);
    before = letter;
  }
  return Array.from(grams, (gram) => {
    const first = gram >>> 16;
    return first === 0 ? String.fromCharCode(gram) : String.fromCharCode(first, gram & 0xffff);
  });
}

/** Every letter of a key and every pair of neighbours, once, for words too short for trigrams. The same as SQL's `grams`. */
export function gramsOf(key: string): string[] {
  if (!BEYOND_16_BITS.test(key)) return gramsOfUnits(key);
  const grams = new Set<string>();
  let before = "";
  for (const letter of key) {
    grams.add(letter);
    if (before !== "") grams.add(before + letter);
    before = letter;
  }
  return [...grams];
}
