import type { ImportMapping } from "./import-tasks.schemas.ts";

/** What stands in the way of starting with this mapping, cause then cure: the same words on the screen and on the server. */
export function mappingProblems(mapping: ImportMapping, headers: readonly string[]): string[] {
  const problems: string[] = [];
  if (mapping.length !== headers.length) {
    problems.push(
      `列の対応付け（${mapping.length}列）がファイルの列数（${headers.length}列）と合いません。列を選び直してください。`,
    );
  }
  if (!mapping.includes("display_name")) {
    problems.push("「表示名」にあたる列がありません。どの列が表示名かを選んでください。");
  }
  const nameOf = (index: number) => headers[index]?.trim() || `${index + 1}列目`;
  mapping.forEach((field, index) => {
    const first = mapping.indexOf(field);
    if (field && first < index) {
      problems.push(
        `「${nameOf(first)}」と「${nameOf(index)}」が同じ項目に対応しています。どちらか一方にしてください。`,
      );
    }
  });
  return problems;
}
