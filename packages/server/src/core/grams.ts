/** Every letter of a key and every pair of neighbours, once, for words too short for trigrams. The same as SQL's `grams`. */
export function gramsOf(key: string): string[] {
  const grams = new Set<string>();
  let before = "";
  for (const letter of key) {
    grams.add(letter);
    if (before !== "") grams.add(before + letter);
    before = letter;
  }
  return [...grams];
}
