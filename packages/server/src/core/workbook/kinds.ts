const startsWith = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, index) => bytes[index] === byte);

/** Whether a file may be an `.xlsx`: an archive. What it holds is known once it is opened. */
export const mayBeWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);

/** The container of Excel's old files, and of new ones behind a password. */
const isContainer = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

const ENCRYPTED = Buffer.from("EncryptedPackage", "utf16le");

/** Why a file in that container is not read, and the way on; undefined for any other. */
export function whyNoWorkbook(bytes: Uint8Array): string | undefined {
  if (!isContainer(bytes)) return undefined;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(ENCRYPTED)
    ? "パスワードで保護された Excel ブックは読み取れません。Excel で開き、「ファイル」→「情報」→「ブックの保護」→「パスワードを使用して暗号化」でパスワードを消して保存してから、選び直してください。"
    : "古い形式の Excel ブック（.xls）は読み取れません。Excel の「名前を付けて保存」で「Excel ブック（.xlsx）」か「CSV UTF-8（コンマ区切り）」を選んで保存し直してください。";
}
