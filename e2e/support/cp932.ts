/** CP932 (Shift_JIS as Windows writes it): Node only decodes it, so the table is made by decoding every code. */
function encodeTable(): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder("shift_jis");
  const table = new Map<string, readonly number[]>();
  const learn = (bytes: readonly number[]) => {
    const character = decoder.decode(Uint8Array.from(bytes));
    if (!character.includes("\ufffd") && [...character].length === 1 && !table.has(character))
      table.set(character, bytes);
  };
  for (let single = 0; single <= 0xff; single++) learn([single]);
  for (let lead = 0x81; lead <= 0xfc; lead++)
    for (let trail = 0x40; trail <= 0xfc; trail++) learn([lead, trail]);
  return table;
}

/** Text → CP932 bytes. Throws on a character that CP932 does not have. */
export function encodeCp932(text: string): Buffer {
  const table = encodeTable();
  return Buffer.from(
    [...text].flatMap((character) => {
      const bytes = table.get(character);
      if (!bytes) throw new Error(`CP932 has no "${character}"`);
      return [...bytes];
    }),
  );
}
