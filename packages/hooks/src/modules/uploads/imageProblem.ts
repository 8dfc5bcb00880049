import { MAX_UPLOAD_BYTES, uploadTypes } from "@tsumugi/contract";

const MEGABYTE = 1024 * 1024;
const types: readonly string[] = uploadTypes;

/** Some systems give no type for HEIC; the file name then decides. */
const isHeic = ({ type, name }: Pick<File, "type" | "name">) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Why a file cannot be sent, the cause first, then the remedy; undefined where the client sees no problem. */
export function imageProblem(file: Pick<File, "type" | "size" | "name">): string | undefined {
  if (isHeic(file)) return "HEIC形式の画像は送れません。JPEGで書き出してから選んでください。";
  if (!types.includes(file.type))
    return "許可されていないファイル形式です。JPEG、PNG、WebPの画像を選んでください。";
  if (file.size === 0) return "ファイルが空です。別の画像を選んでください。";
  if (file.size > MAX_UPLOAD_BYTES) {
    const size = Math.ceil((file.size / MEGABYTE) * 10) / 10;
    const most = MAX_UPLOAD_BYTES / MEGABYTE;
    return `ファイルサイズが上限を超えています（${size}MB。${most}MBまで）。縮小してから選んでください。`;
  }
  return undefined;
}
