const SAVE_AS =
  "表計算ソフトの「名前を付けて保存」で「Excel ブック（.xlsx）」か「CSV UTF-8（コンマ区切り）」を選んで保存し直すか、表をコピーしてこの画面に貼り付けてください。";
const FROM_TABLE =
  "表になっている元のデータを表計算ソフトで開き、Excel ブック（.xlsx）か CSV で保存してから選んでください。";

/** What people hand in instead of a table, by its name, and the way on. */
const others: readonly (readonly [name: RegExp, why: string, cure: string])[] = [
  [/\.(xls|xlsb)$/i, "古い形式かバイナリの Excel ブックのため、そのままでは読み取れません", SAVE_AS],
  [/\.ods$/i, "OpenDocument の表のため、そのままでは読み取れません", SAVE_AS],
  [
    /\.numbers$/i,
    "Numbers の書類のため、そのままでは読み取れません",
    "Numbers の「ファイル」→「書き出す」→「Excel」か「CSV」で書き出すか、表をコピーしてこの画面に貼り付けてください。",
  ],
  [/\.pdf$/i, "PDFのため読み取れません", FROM_TABLE],
  [/\.(png|jpe?g|gif|webp|heic|heif|bmp|tiff?)$/i, "画像のため読み取れません", FROM_TABLE],
  [/\.(docx?|pptx?|pages|key)$/i, "文書のため読み取れません", FROM_TABLE],
  [/\.(zip|gz|7z|lzh)$/i, "圧縮されています", "展開して、中のファイルを選んでください。"],
];

/** Why a file that is no table is not read, and the way on; undefined for anything else. */
export function fileProblem(fileName: string): string | undefined {
  const found = others.find(([name]) => name.test(fileName));
  return found && `「${fileName}」は${found[1]}。${found[2]}`;
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
