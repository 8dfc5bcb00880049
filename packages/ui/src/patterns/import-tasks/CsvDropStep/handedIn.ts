const workbooks: readonly (readonly [RegExp, string])[] = [
  [/\.(xlsx|xlsm|xlsb|xls)$/i, "Excel ブック"],
  [/\.ods$/i, "OpenDocument の表"],
  [/\.numbers$/i, "Numbers の書類"],
];

/** Why a workbook is not read, and the two ways on; undefined for anything else. */
export function workbookProblem(fileName: string): string | undefined {
  const kind = workbooks.find(([name]) => name.test(fileName))?.[1];
  return (
    kind &&
    `「${fileName}」は${kind}のため、そのままでは読み取れません。表計算ソフトの「名前を付けて保存」で「CSV UTF-8（コンマ区切り）」を選んで保存し直すか、表をコピーしてこの画面に貼り付けてください。`
  );
}

/** Rows and columns of a copied table, the headers among the rows; undefined where the text is none. */
export function tableSize(text: string): { rows: number; columns: number } | undefined {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  while (lines.at(-1)?.trim() === "") lines.pop();
  const [head = ""] = lines;
  if (lines.length < 2 || head.trim() === "") return undefined;
  return { rows: lines.length, columns: head.split(head.includes("\t") ? "\t" : ",").length };
}

/** A copied table as the file it would be: spreadsheets put tabs between cells. */
export const pastedFile = (text: string): File =>
  new File([text], "貼り付けた表.tsv", { type: "text/tab-separated-values" });
