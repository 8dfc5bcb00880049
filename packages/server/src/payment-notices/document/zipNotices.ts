/** What stands in the archive: its name and, when its turn comes, its bytes. */
export interface ZipEntry {
  readonly name: string;
  readonly read: () => Promise<Uint8Array>;
}

/** Names that Windows keeps for devices, whatever follows the point. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A file name that every system takes: without its forbidden signs, without a point or blank at its end. */
export const safeName = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, "")
    .slice(0, 100)
    .replace(/[.\s]+$/u, "")
    .replace(DEVICES, "_$1");

/** The same names again as `名前 (2).pdf`; Windows takes large and small letters for the same. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Map<string, number>();
  return names.map((name) => {
    const nth = (taken.get(name.toLowerCase()) ?? 0) + 1;
    taken.set(name.toLowerCase(), nth);
    return nth === 1 ? name : name.replace(/(?=\.[^.]+$)/, ` (${nth})`);
  });
}

/** The archive piece by piece: never more than one document in memory. PDFs are compressed already and stay as they are. */
export async function* zipped(entries: readonly ZipEntry[], at: Date): AsyncGenerator<Uint8Array> {
  const { Zip, ZipPassThrough } = await import("fflate");
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for (const { name, read } of entries) {
    const file = new ZipPassThrough(name);
    file.mtime = at;
    zip.add(file);
    file.push(await read(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
