const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

let last = { at: -1, count: 0 };

/**
 * UUIDv7: time-ordered, made by the client; those of one millisecond sort in the order of creation (RFC 9562, 6.2: a counter
 * in `rand_a`). `crypto.randomUUID` is missing on plain-http pages of a local network, `getRandomValues` is not.
 */
export function uuidv7(now = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Begins in the lower half: two thousand more fit into the same millisecond.
  const count = now === last.at ? last.count + 1 : (((bytes[6] ?? 0) & 0x07) << 8) | (bytes[7] ?? 0);
  last = { at: now, count };
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(now / 2 ** (8 * (5 - i))) % 256;
  bytes[6] = ((count >> 8) & 0x0f) | 0x70;
  bytes[7] = count & 0xff;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const text = hex(bytes);
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
    "-",
  );
}
