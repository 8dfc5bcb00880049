import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

const PART_BYTES = 1024 * 1024;

/**
 * Bytes as a statement carries them. In base64: drivers write and read `bytea` in hexadecimal, the embedded one digit by
 * digit, which holds everybody up for a quarter of a second per megabyte.
 */
const toBytea = (bytes: Uint8Array): SQL<Uint8Array> =>
  sql`decode(${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64")}, 'base64')`;

/** A `bytea` column to select, for `readInParts`. */
export const asBase64 = (column: SQLWrapper): SQL<string> => sql<string>`encode(${column}, 'base64')`;

/** Bytes in pieces that a statement can carry. */
export function* partsOf(bytes: Uint8Array): Generator<{ position: number; bytes: SQL<Uint8Array> }> {
  for (let position = 0; position * PART_BYTES < bytes.length; position += 1) {
    const part = bytes.subarray(position * PART_BYTES, (position + 1) * PART_BYTES);
    yield { position, bytes: toBytea(part) };
  }
}

/**
 * The pieces put together again; `read` answers a piece in base64, undefined behind the last one. The next is asked for
 * while one is decoded.
 */
export async function readInParts(
  read: (position: number) => Promise<string | undefined>,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for (let ahead = read(0); ; ) {
    const part = await ahead;
    if (part === undefined) return Buffer.concat(parts);
    ahead = read(parts.length + 1);
    parts.push(Buffer.from(part, "base64"));
  }
}
