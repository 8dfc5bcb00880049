import type { AuditDetailWords } from "@tsumugi/contract";

const BEFORE = "変更前";

/**
 * Words of an audit entry as lines: what stood before and after is one line, 「プラン: トライアル → スタンダード」. A
 * declaration puts the former value right before the new one.
 */
export function changeLines(words: readonly AuditDetailWords[]): string[] {
  const lines: string[] = [];
  for (let n = 0; n < words.length; n += 1) {
    const word = words[n] as AuditDetailWords;
    const next = words[n + 1];
    if (next && word.label === `${BEFORE}の${next.label}`) {
      lines.push(`${next.label}: ${word.value} → ${next.value}`);
      n += 1;
    } else if (next && word.label === BEFORE && next.label === "変更後") {
      lines.push(`${word.value} → ${next.value}`);
      n += 1;
    } else lines.push(`${word.label}: ${word.value}`);
  }
  return lines;
}
