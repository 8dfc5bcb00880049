/** Whether a file begins with these bytes. */
export const startsWith = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, index) => bytes[index] === byte);

/** Whether these letters stand within the first part of a file. */
const holds = (bytes: Uint8Array, letters: string, within = 64 * 1024) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, within)).includes(letters, 0, "latin1");

const EXCEL_CURE =
  "Excel の「名前を付けて保存」で「CSV UTF-8（コンマ区切り）」を選んで保存し直すか、表をコピーして貼り付けてください。";
const NUMBERS_CURE = "Numbers の「ファイル」→「書き出す」→「CSV」で保存し直してください。";
const SHEET_CURE = "表計算ソフトで「CSV（コンマ区切り）」として保存し直してください。";
const TEXT_CURE = "表になっている元のデータを、表計算ソフトから CSV で保存してください。";

/** The names of a ZIP's entries, which are stored uncompressed, show what it contains. */
function whyZip(bytes: Uint8Array): string {
  if (holds(bytes, "Index/")) return `Numbers の書類は、そのままでは読み取れません。${NUMBERS_CURE}`;
  if (holds(bytes, "opendocument.spreadsheet"))
    return `OpenDocument の表は、そのままでは読み取れません。${SHEET_CURE}`;
  if (holds(bytes, "word/")) return `Word の文書は読み取れません。${TEXT_CURE}`;
  if (holds(bytes, "xl/") || holds(bytes, "[Content_Types].xml"))
    return `Excel ブック（.xlsx）は、そのままでは読み取れません。${EXCEL_CURE}`;
  return `ZIP で圧縮されたファイルか、Excel ブック（.xlsx）です。展開した中の CSV を選んでください。Excel ブックなら、${EXCEL_CURE}`;
}

const pictures: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
];

/** `BM`, the size, then four bytes that are zero: a table may begin with these two letters, too. */
const isBitmap = (bytes: Uint8Array) =>
  startsWith(bytes, 0x42, 0x4d) && bytes.length > 9 && startsWith(bytes.subarray(6), 0, 0, 0, 0);

const isPicture = (bytes: Uint8Array) =>
  pictures.some((mark) => startsWith(bytes, ...mark)) ||
  isBitmap(bytes) ||
  (startsWith(bytes, 0x52, 0x49, 0x46, 0x46) && holds(bytes, "WEBP", 16)) ||
  ["ftypheic", "ftypheix", "ftypmif1", "ftypavif"].some((kind) => holds(bytes, kind, 16));

/** A page that a system gave out under a table's name: `.xls` and `.csv` downloads are HTML now and then. */
const isPage = (bytes: Uint8Array) => {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 200));
  return /^[\s\xef\xbb\xbf]*<(!doctype html|html|table|\?xml)/i.test(head.toString("latin1"));
};

/** Why a file is no text table at all, by its first bytes, and the way on; undefined for what may be one. */
export function whyNoText(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return whyZip(bytes);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return `Excel ブック（.xls）は、そのままでは読み取れません。${EXCEL_CURE}`;
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return `PDFのファイルは読み取れません。${TEXT_CURE}`;
  if (isPicture(bytes)) return `画像のファイルは読み取れません。${TEXT_CURE}`;
  if (startsWith(bytes, 0x1f, 0x8b))
    return "圧縮されたファイル（gz）は読み取れません。展開した中の CSV を選んでください。";
  if (isPage(bytes)) return `ウェブページ（HTML・XML）のファイルです。Excel で開き、${EXCEL_CURE}`;
  return undefined;
}
