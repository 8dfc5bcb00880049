/** Bytes looked at between two pauses: a few ms. */
const STEP = 1024 * 1024;

const LINE_END = 0x0a;

/** Kana and kanji of UTF-8 in one line, nothing else beside ASCII: four of them are no chance of Shift_JIS. */
const ENOUGH = 4;

/** How many bytes follow the first one of a character in UTF-8; undefined: no character begins so. */
const following = (first: number) => {
  if (first < 0x80) return 0;
  if (first >= 0xc2 && first <= 0xdf) return 1;
  if (first >= 0xe0 && first <= 0xef) return 2;
  return first >= 0xf0 && first <= 0xf4 ? 3 : undefined;
};

/** Whether bytes from `start` to `end` are UTF-8 with enough Japanese in them. */
function isJapaneseUtf8(bytes: Uint8Array, start: number, end: number): boolean {
  let found = 0;
  for (let at = start; at < end; ) {
    const first = bytes[at] ?? 0;
    const count = following(first);
    if (count === undefined) return false;
    for (let next = at + 1; next <= at + count; next += 1)
      if (next >= end || ((bytes[next] ?? 0) & 0xc0) !== 0x80) return false;
    if (first >= 0xe3 && first <= 0xe9) found += 1;
    at += count + 1;
  }
  return found >= ENOUGH;
}

/**
 * Whether a line of bytes that are not UTF-8 as a whole is Japanese in UTF-8. As Shift_JIS such a file can be read
 * without an error, and what it says is another text: 氏名 becomes 豌丞錐. Pauses in between.
 */
export function* hasUtf8Line(bytes: Uint8Array): Generator<undefined, boolean> {
  let pause = STEP;
  for (let start = 0; start < bytes.length; ) {
    const at = bytes.indexOf(LINE_END, start);
    const end = at < 0 ? bytes.length : at;
    if (isJapaneseUtf8(bytes, start, end)) return true;
    start = end + 1;
    if (start > pause) {
      pause = start + STEP;
      yield;
    }
  }
  return false;
}
