const PART_BYTES = 1024 * 1024;

/** Bytes in pieces that a statement can carry. */
export function* partsOf(bytes: Uint8Array): Generator<{ position: number; bytes: Uint8Array }> {
  for (let position = 0; position * PART_BYTES < bytes.length; position += 1)
    yield { position, bytes: bytes.subarray(position * PART_BYTES, (position + 1) * PART_BYTES) };
}

/** The pieces put together again; `read` answers undefined behind the last one. */
export async function readInParts(
  read: (position: number) => Promise<Uint8Array | undefined>,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for (let part = await read(0); part; part = await read(parts.length)) parts.push(part);
  return Buffer.concat(parts);
}
