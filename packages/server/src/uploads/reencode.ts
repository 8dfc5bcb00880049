import type { Upload } from "@tsumugi/contract";
import type { Metadata } from "sharp";
import { AppError } from "../core/errors.ts";

/** A phone's 48 megapixels pass; more is a bomb, or nothing that a page should show. */
const MAX_PIXELS = 50_000_000;
/** Longest side of what is kept. */
const MAX_SIDE = 4096;
const TIMEOUT_S = 30;

/** Loaded with the first picture: its library takes 20 MB. Only three decoders may be reached, whatever a file claims to be. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
  });
  sharp.cache(false);
  return sharp;
}

let loaded: ReturnType<typeof loadSharp> | undefined;
const sharpOnce = () => (loaded ??= loadSharp());

export interface Reencoded {
  readonly bytes: Buffer;
  readonly content_type: Upload["content_type"];
  readonly width: number;
  readonly height: number;
}

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString("latin1");

type Kind = "jpeg" | "png" | "webp";

/** What the bytes are, whatever name and type came with them. */
function kindOf(bytes: Uint8Array): Kind | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  return ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP" ? "webp" : undefined;
}

/** Cause and cure for what is refused, as far as the bytes show what it is. */
function whyNot(bytes: Uint8Array): string {
  const brand = ascii(bytes, 4, 12);
  if (/^ftyp(heic|heix|hevc|mif1|msf1)/.test(brand))
    return "HEIC形式の画像は送れません。JPEGで書き出してから選んでください。";
  if (ascii(bytes, 0, 4) === "GIF8") return "GIF形式の画像は送れません。PNGで保存し直してください。";
  return "許可されていないファイル形式です。JPEG、PNG、WebPの画像を選んでください。";
}

const refused = (message: string) => new AppError("unsupported_media_type", { message });

async function headerOf(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await (await sharpOnce())(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw damaged();
  }
}

const damaged = () =>
  refused("画像を読み取れませんでした。ファイルが壊れている可能性があります。保存し直してください。");

let last: Promise<unknown> = Promise.resolve();

/** One picture at a time: a large one takes 200 MB while it is decoded. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => {});
  return turn;
}

/**
 * Decodes and encodes again: what was appended, EXIF with its place, profiles and animation are gone, the orientation
 * is in the pixels. @throws AppError unsupported_media_type, payload_too_large
 */
export function reencode(bytes: Uint8Array): Promise<Reencoded> {
  return inTurn(async () => {
    const kind = kindOf(bytes);
    if (!kind) throw refused(whyNot(bytes));
    const { width, height } = await headerOf(bytes);
    if (width * height > MAX_PIXELS) {
      throw new AppError("payload_too_large", {
        message: `画像の縦横が大きすぎます（${width}×${height}）。縮小してから選んでください。`,
      });
    }
    const sharp = await sharpOnce();
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true });
    const encoded = {
      jpeg: () => image.jpeg({ quality: 85 }),
      png: () => image.png(),
      webp: () => image.webp({ quality: 85 }),
    }[kind]();
    try {
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
      return { bytes: data, content_type: `image/${kind}`, width: info.width, height: info.height };
    } catch {
      throw damaged();
    }
  });
}
