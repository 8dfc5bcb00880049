import type { CsvEncoding } from "@tsumugi/contract";
import { AppError } from "../errors.ts";
import { brokenLetter, isNearlyWhole } from "./brokenLetter.ts";
import { hasUtf8Line } from "./mixedEncodings.ts";
import { atOnce, type Steps, stepByStep } from "./steps.ts";
import { nameOfUnix } from "./unixEncodings.ts";
import { startsWith, whyNoText } from "./whyNoText.ts";

export interface DecodedCsv {
  readonly text: string;
  readonly encoding: CsvEncoding;
}

const unreadable = (message: string) => new AppError("csv_unreadable", { message });

const labels: Record<CsvEncoding, string> = { "utf-8": "utf-8", "utf-16le": "utf-16le", cp932: "shift_jis" };

/** Bytes decoded at once: a few ms. */
const STEP = 1024 * 1024;

/** The text without its byte order mark, or undefined where the bytes are not of that encoding. */
function* tryDecode(bytes: Uint8Array, encoding: CsvEncoding): Steps<string | undefined> {
  const decoder = new TextDecoder(labels[encoding], { fatal: true });
  const parts: string[] = [];
  try {
    for (let at = 0; at < bytes.length; at += STEP) {
      parts.push(decoder.decode(bytes.subarray(at, at + STEP), { stream: true }));
      yield;
    }
    parts.push(decoder.decode());
  } catch {
    return undefined;
  }
  return parts.join("");
}

/** UTF-16 without a mark: every other byte of Latin letters, commas and line ends is zero. */
const looksLikeUtf16 = (bytes: Uint8Array) => {
  const head = bytes.subarray(0, 2000);
  let zeros = 0;
  for (let index = 1; index < head.length; index += 2) if (head[index] === 0) zeros += 1;
  return (
    head.length >= 4 && zeros * 10 > head.length && !head.some((byte, index) => index % 2 === 0 && byte === 0)
  );
};

/** The encoding that the file says of itself or shows at its beginning; undefined: UTF-8 or one of Japan's. */
function plainSign(bytes: Uint8Array): CsvEncoding | undefined {
  if (startsWith(bytes, 0xff, 0xfe)) return "utf-16le";
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return "utf-8";
  return looksLikeUtf16(bytes) ? "utf-16le" : undefined;
}

/** By BOM, strict UTF-8, then CP932; nothing where lines of both stand in one file. */
function* detectAndDecode(bytes: Uint8Array): Steps<{ text: string | undefined; encoding: CsvEncoding }> {
  const sign = plainSign(bytes);
  const text = yield* tryDecode(bytes, sign ?? "utf-8");
  if (text !== undefined || sign) return { text, encoding: sign ?? "utf-8" };
  if (yield* hasUtf8Line(bytes)) return { text: undefined, encoding: "cp932" };
  return { text: yield* tryDecode(bytes, "cp932"), encoding: "cp932" };
}

const oldEncoding = (name: string) =>
  `文字コードが ${name} のファイルです。読み取れるのは UTF-8、UTF-16、Shift_JIS です。表計算ソフトかテキストエディターで開き、UTF-8 で保存し直してください。`;

const names: Record<CsvEncoding, string> = { "utf-8": "UTF-8", "utf-16le": "UTF-16", cp932: "Shift_JIS" };

/** Half a letter: what a program leaves that cuts texts by bytes, or a transfer that fails. `line`: of the first byte. */
function whyBroken(bytes: Uint8Array, encoding: CsvEncoding, line = 1): string | undefined {
  const readAnyway = new TextDecoder(labels[encoding]).decode(bytes);
  const broken = encoding === "utf-16le" || isNearlyWhole(readAnyway) ? brokenLetter(readAnyway) : undefined;
  return (
    broken &&
    `${line - 1 + broken.line}行目に、壊れた文字があります（「${broken.around}」の■）。その文字を入力し直し、${names[encoding]} で保存し直してください。`
  );
}

/** Says where a file stops being the encoding it began as: the usual trace of two files pasted together. */
function whyUndecodable(bytes: Uint8Array, encoding: CsvEncoding, chosen: boolean): string {
  if (chosen) {
    return `${names[encoding]} として読み取れない文字があります。文字コードを「自動」に戻すか、正しいものを選び直してください。`;
  }
  const broken = whyBroken(bytes, encoding === "utf-16le" ? "utf-16le" : "utf-8");
  if (broken) return broken;
  let line = 1;
  let start = 0;
  const seen = new Set<CsvEncoding>();
  for (let index = 0; index <= bytes.length; index += 1) {
    if (index < bytes.length && bytes[index] !== 0x0a) continue;
    const part = bytes.subarray(start, index);
    if (part.some((byte) => byte > 0x7f)) {
      const kind =
        atOnce(tryDecode(part, "utf-8")) !== undefined
          ? "utf-8"
          : atOnce(tryDecode(part, "cp932")) !== undefined
            ? "cp932"
            : undefined;
      if (kind) seen.add(kind);
      // A line of neither: a letter of the file's own encoding is broken.
      const fault = kind || seen.has("utf-8") ? undefined : whyBroken(part, "cp932", line);
      if (fault) return fault;
      if (!kind || seen.size > 1) {
        return `${line}行目で文字コードが混ざっています。すべての行を同じ文字コード（UTF-8 または Shift_JIS）で保存し直してください。`;
      }
    }
    line += 1;
    start = index + 1;
  }
  return "文字コードを判別できませんでした。CSV（UTF-8 または Shift_JIS）で保存し直してください。";
}

function* decode(bytes: Uint8Array, override?: CsvEncoding): Steps<DecodedCsv> {
  if (bytes.length === 0)
    throw unreadable("ファイルが空です。見出しの行とデータの行があるCSVを選んでください。");
  const noText = whyNoText(bytes);
  if (noText) throw unreadable(noText);
  if (startsWith(bytes, 0xfe, 0xff)) {
    throw unreadable(
      "UTF-16（ビッグエンディアン）のファイルは読み取れません。UTF-8 または Shift_JIS で保存し直してください。",
    );
  }
  // JIS looks like plain ASCII in UTF-8, EUC-JP like kana in Shift_JIS: both must be recognised before decoding.
  const unix = override === undefined && nameOfUnix(bytes);
  if (unix) throw unreadable(oldEncoding(unix));
  const { text, encoding } = override
    ? { text: yield* tryDecode(bytes, override), encoding: override }
    : yield* detectAndDecode(bytes);
  if (text === undefined) throw unreadable(whyUndecodable(bytes, encoding, override !== undefined));
  const nul = text.indexOf("\0");
  if (nul >= 0) {
    const line = text.slice(0, nul).split("\n").length;
    throw unreadable(
      `${line}行目に使えない文字（NUL）があります。CSVではないファイルか、壊れたファイルです。CSVで保存し直してください。`,
    );
  }
  if (!/\S/u.test(text)) {
    throw unreadable("ファイルが空です。見出しの行とデータの行があるCSVを選んでください。");
  }
  return { text, encoding };
}

/**
 * Bytes of an uploaded file → text. Detects by BOM, strict UTF-8, then CP932, unless `override` says which. Others are
 * let in between: 50 MB take longer than anybody should wait.
 * @throws AppError csv_unreadable naming the cause: empty, no text, NUL, mixed or wrong encoding.
 */
export const decodeUpload = (bytes: Uint8Array, override?: CsvEncoding): Promise<DecodedCsv> =>
  stepByStep(decode(bytes, override));

/** The same at once, for a file of known size. */
export const decodeCsv = (bytes: Uint8Array, override?: CsvEncoding): DecodedCsv =>
  atOnce(decode(bytes, override));
