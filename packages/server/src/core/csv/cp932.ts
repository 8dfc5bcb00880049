const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Of a character's several pairs Windows writes the later one of this order: NEC copies, IBM, NEC row 13, JIS. */
const LEADS = [
  ...range(0xed, 0xee),
  ...range(0xfa, 0xfc),
  0x87,
  ...range(0x81, 0x86),
  ...range(0x88, 0x9f),
  ...range(0xe0, 0xec),
];
const TRAILS = [...range(0x40, 0x7e), ...range(0x80, 0xfc)];

/** What other systems type where Windows has its own code point for the same mark. */
const TWINS: Record<string, string> = {
  "〜": "～",
  "−": "－",
  "—": "―",
  "‖": "∥",
  "¢": "￠",
  "£": "￡",
  "¬": "￢",
  "¥": "￥",
};

let table: Map<string, number> | undefined;

/** Character → byte or byte pair, found by asking the runtime's own decoder about every pair. */
function encodingTable(): Map<string, number> {
  if (table) return table;
  const decoder = new TextDecoder("shift_jis", { fatal: true });
  const found = new Map<string, number>();
  const learn = (code: number, bytes: number[]) => {
    try {
      const char = decoder.decode(Uint8Array.from(bytes));
      // User-defined characters (private area) are nobody's text.
      if ([...char].length === 1 && !/[\uE000-\uF8FF]/.test(char)) found.set(char, code);
    } catch {
      // No character has this pair.
    }
  };
  for (const lead of LEADS) for (const trail of TRAILS) learn((lead << 8) | trail, [lead, trail]);
  for (const single of [...range(0xa1, 0xdf), ...range(0x00, 0x7f)]) learn(single, [single]);
  for (const [typed, stored] of Object.entries(TWINS)) {
    const code = found.get(stored);
    if (code !== undefined && !found.has(typed)) found.set(typed, code);
  }
  table = found;
  return found;
}

/** Text as CP932 (Shift_JIS as Windows has it). `lost` counts the characters written as `?` instead. */
export function encodeCp932(text: string): { bytes: Uint8Array; lost: number } {
  const codes = encodingTable();
  const bytes = new Uint8Array(text.length * 2);
  let length = 0;
  let lost = 0;
  for (const char of text) {
    let code = codes.get(char);
    if (code === undefined) {
      lost += 1;
      code = 0x3f;
    }
    if (code > 0xff) bytes[length++] = code >> 8;
    bytes[length++] = code & 0xff;
  }
  return { bytes: bytes.subarray(0, length), lost };
}

/** The characters of a text that CP932 does not have, in their order. */
export function* lostCharacters(text: string): Generator<string> {
  const codes = encodingTable();
  for (const char of text) if (!codes.has(char)) yield char;
}

const graphemes = new Intl.Segmenter("ja");

/** The same as people see them: a variant of 葛 is named as such, not by the invisible mark that makes it one. */
export function* lostGraphemes(text: string): Generator<string> {
  const codes = encodingTable();
  for (const { segment } of graphemes.segment(text))
    if ([...segment].some((char) => !codes.has(char))) yield segment;
}

const decoder = new TextDecoder("shift_jis");

/** A text as it comes back from a CP932 file. */
export const throughCp932 = (text: string): string => decoder.decode(encodeCp932(text).bytes);

/** What a file may hold in place of another character: `?` for the lost, and the marks of Windows. */
const STAND_INS = new RegExp(`[?${Object.values(TWINS).join("")}]`, "g");

/** Pattern of SQL's `like` for all texts that may come back as this one; undefined where only itself does. */
export const likeBeforeCp932 = (text: string): string | undefined =>
  text.search(STAND_INS) < 0 ? undefined : text.replace(/[\\%_]/g, "\\$&").replace(STAND_INS, "_");
