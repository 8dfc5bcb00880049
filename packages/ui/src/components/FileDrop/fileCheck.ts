import { japanese, type Word } from "../../words/word.ts";

const oneDigit = new Intl.NumberFormat("ja-JP", { maximumFractionDigits: 1 });

/** `850バイト`, `1.5KB`, `50MB`. */
export function formatBytes(bytes: number, word: Word = japanese): string {
  if (bytes < 1024) return word("{count}バイト", { count: bytes });
  const kilo = bytes / 1024;
  return kilo < 1023.95 ? `${oneDigit.format(kilo)}KB` : `${oneDigit.format(kilo / 1024)}MB`;
}

/**
 * Whether a file fits the `accept` of an input: `.csv,text/csv,image/*`. Dropped and pasted files know no
 * accept.
 */
export function isAccepted(file: { name: string; type: string }, accept: string | undefined): boolean {
  if (!accept) return true;
  const name = file.name.toLowerCase();
  return accept.split(",").some((entry) => {
    const rule = entry.trim().toLowerCase();
    if (rule === "") return false;
    if (rule.startsWith(".")) return name.endsWith(rule);
    return rule.endsWith("/*") ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule;
  });
}

interface FileRules {
  accept?: string;
  maxSize?: number;
  /** How many more files are accepted. */
  room: number;
}

/** The accepted files, and for the others the cause and how to fix it. */
export function checkFiles<Handed extends { name: string; type: string; size: number }>(
  files: readonly Handed[],
  { accept, maxSize, room }: FileRules,
  word: Word = japanese,
): { accepted: Handed[]; refusals: string[] } {
  const accepted: Handed[] = [];
  const refusals: string[] = [];
  let over = 0;
  for (const file of files) {
    if (!isAccepted(file, accept))
      refusals.push(
        word("「{name}」は受け取れない形式です。形式を確かめて選び直してください。", { name: file.name }),
      );
    else if (file.size === 0)
      refusals.push(word("「{name}」は空のファイルです。中身を確かめてください。", { name: file.name }));
    else if (maxSize !== undefined && file.size > maxSize)
      refusals.push(
        word("「{name}」（{size}）は{limit}を超えています。小さくするか、分けてください。", {
          name: file.name,
          size: formatBytes(file.size, word),
          limit: formatBytes(maxSize, word),
        }),
      );
    else if (accepted.length >= room) over += 1;
    else accepted.push(file);
  }
  if (over > 0)
    refusals.push(
      word("数が多すぎるため、{count}件は受け取りませんでした。どれかを外して選び直してください。", {
        count: over,
      }),
    );
  return { accepted, refusals };
}
