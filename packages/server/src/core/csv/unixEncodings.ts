/** Escape sequences that switch to the kanji of JIS: nothing else begins so. */
const JIS_ESCAPES = ["\u001b$B", "\u001b$@", "\u001b(J", "\u001b(I"];

/** A sample is enough to know an encoding by. */
const HEAD = 256 * 1024;

/**
 * EUC-JP reads as half-width katakana in Shift_JIS and nothing there is wrong by itself. Text in Shift_JIS has lead
 * bytes that EUC-JP has not (hiragana, katakana, punctuation and most kanji), and its half-width katakana end at 0xDF;
 * what is left must hold kana of EUC-JP.
 */
function isEucJp(head: Uint8Array): boolean {
  let kana = 0;
  let isBeyondHalfWidth = false;
  let pairs = 0;
  for (let at = 0; at < head.length; at += 1) {
    const byte = head[at] ?? 0;
    if (byte < 0x80) continue;
    if (at + 1 >= head.length) break;
    if (byte === 0x8e || byte === 0x8f) {
      at += byte === 0x8e ? 1 : 2;
      continue;
    }
    const next = head[at + 1] ?? 0;
    if (byte < 0xa1 || byte > 0xf4 || next < 0xa1 || next === 0xff) return false;
    pairs += 1;
    if (byte > 0xdf || next > 0xdf) isBeyondHalfWidth = true;
    if (byte === 0xa4 || byte === 0xa5) kana += 1;
    at += 1;
  }
  return isBeyondHalfWidth && kana * 5 >= pairs;
}

const isUtf8 = (head: Uint8Array): boolean => {
  try {
    // A character may be cut off at the end of the sample.
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/** The name of an encoding of older systems that a file is in and that is not read; undefined for all others. */
export function nameOfUnix(bytes: Uint8Array): "ISO-2022-JP（JIS）" | "EUC-JP" | undefined {
  const head = bytes.subarray(0, HEAD);
  const text = Buffer.from(head.buffer, head.byteOffset, head.length);
  if (JIS_ESCAPES.some((sequence) => text.includes(sequence, 0, "latin1"))) return "ISO-2022-JP（JIS）";
  return !isUtf8(head) && isEucJp(head) ? "EUC-JP" : undefined;
}
