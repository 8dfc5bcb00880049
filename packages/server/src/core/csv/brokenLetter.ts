const JAPANESE = /[\u3041-\u30ff\u4e00-\u9fff]/gu;
const BROKEN = "\uFFFD";
/** Letters shown on each side of a broken one, to find it by. */
const AROUND = 8;

/** Where a text that was read in spite of its faults has the first one, with what stands around it. */
export function brokenLetter(readAnyway: string): { line: number; around: string } | undefined {
  const at = readAnyway.indexOf(BROKEN);
  if (at < 0) return undefined;
  const line = readAnyway.slice(0, at).split("\n").length;
  const before = (
    readAnyway
      .slice(0, at)
      .split(/[\n",\t]/)
      .at(-1) ?? ""
  ).slice(-AROUND);
  const [after = ""] = readAnyway
    .slice(at)
    .replace(/^\uFFFD+/, "")
    .split(/[\n",\t\r]/);
  return { line, around: `${before}■${after.slice(0, AROUND)}` };
}

/**
 * Whether bytes are of the encoding they were read as, with a fault: the line with the first fault reads as Japanese
 * otherwise. In another encoding, every letter of it would be a fault.
 */
export function isNearlyWhole(readAnyway: string): boolean {
  const at = readAnyway.indexOf(BROKEN);
  if (at < 0) return false;
  const end = readAnyway.indexOf("\n", at);
  const line = readAnyway.slice(readAnyway.lastIndexOf("\n", at) + 1, end < 0 ? undefined : end);
  const faults = line.split(/\uFFFD+/).length - 1;
  return (line.match(JAPANESE)?.length ?? 0) >= 2 * faults;
}
