import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { isStorable, MAX_FORM_BYTES, mediaType, REFUSED_KEYS, UNSTORABLE } from "./body.ts";
import { AppError } from "./errors.ts";
import { breathe } from "./giveWay.ts";
import type { Hold } from "./largeFiles.ts";

/** What is put together at once, bytes: a few ms. */
const PIECE = 1024 * 1024;
/** More fields than any form has: 50 MB of empty ones would be a million objects. */
const MAX_PARTS = 1000;

type Part = readonly [name: string, value: string | File];

/** Says how large it may be: whoever exported a file knows its size. */
const tooLarge = (max: number) => {
  const megabytes = Math.floor(max / (1024 * 1024));
  const message = `ファイルが大きすぎます（${megabytes >= 50 ? 50 : megabytes}MBまで）。小さくするか、いくつかに分けて送ってください。`;
  return new AppError("payload_too_large", { message });
};

/** A file as its bytes arrive, put together piece by piece: 50 MB at once hold everybody up. */
function collectFile() {
  const pieces: Blob[] = [];
  let held: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const keep = () => {
    pieces.push(new Blob(held));
    held = [];
    size = 0;
  };
  return {
    add: (bytes: Uint8Array<ArrayBuffer>) => {
      held.push(bytes);
      size += bytes.byteLength;
      if (size >= PIECE) keep();
    },
    file: (name: string, type: string) => {
      keep();
      return new File(pieces, name, { type });
    },
  };
}

/** Browsers write quotes and line ends of a file's name in percent. */
const plainName = (name: string) =>
  name.replaceAll("%22", '"').replaceAll("%0D", "\r").replaceAll("%0A", "\n");

/** A parser and its end. @throws AppError malformed_body where the header names no boundary */
function open(type: string, max: number, parts: Part[]) {
  let parser: BusboyInstance;
  try {
    parser = new Busboy({
      headers: { "content-type": type },
      preservePath: true,
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      limits: { fieldSize: max },
    });
  } catch {
    throw new AppError("malformed_body");
  }
  const ended = new Promise<void>((resolve, reject) => {
    const refuse = () => reject(new AppError("malformed_body"));
    const add = (name: string | undefined, value: string | File) =>
      name === undefined || parts.length === MAX_PARTS ? refuse() : parts.push([name, value]);
    parser.on("field", (name: string | undefined, value) => void add(name, value));
    parser.on("file", (name: string | undefined, stream, fileName, _encoding, fileType) => {
      const { add: take, file } = collectFile();
      stream.on("data", take);
      stream.on("error", refuse);
      stream.on("end", () => void add(name, file(plainName(fileName), fileType)));
    });
    parser.on("error", refuse);
    parser.on("finish", resolve);
  });
  // A reader that stops before the end requests no more parts.
  ended.catch(() => {});
  return { parser, ended };
}

async function readParts(request: Request, max: number, hold?: Hold): Promise<Part[]> {
  const parts: Part[] = [];
  const { parser, ended } = open(request.headers.get("content-type") ?? "", max, parts);
  let size = 0;
  let rested = 0;
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength;
    if (size > max) throw tooLarge(max);
    hold?.(chunk.byteLength);
    for (let at = 0; at < chunk.byteLength; at += PIECE) {
      const piece = chunk.subarray(at, at + PIECE);
      const taken = new Promise<void>((resolve) => parser.write(piece, () => resolve()));
      await Promise.race([ended, taken]);
      rested += piece.byteLength;
      if (rested < PIECE) continue;
      rested = 0;
      await breathe();
    }
  }
  parser.end();
  await ended;
  return parts;
}

/**
 * Multipart fields, read as they arrive; a repeated name becomes a list. `hold` counts the bytes that arrived.
 * @throws AppError unsupported_media_type, payload_too_large, malformed_body, invalid_request for what cannot be stored
 */
export async function readForm(
  request: Request,
  max = MAX_FORM_BYTES,
  hold?: Hold,
): Promise<Record<string, unknown>> {
  if (mediaType(request) !== "multipart/form-data") throw new AppError("unsupported_media_type");
  if (Number(request.headers.get("content-length") ?? 0) > max) throw tooLarge(max);
  const byName = Map.groupBy(await readParts(request, max, hold), ([name]) => name);
  const fields: Record<string, unknown> = {};
  for (const [name, parts] of byName) {
    if (REFUSED_KEYS.has(name)) throw new AppError("malformed_body");
    const values = parts.map(([, value]) => value);
    if (values.some((value) => typeof value === "string" && !isStorable(value))) {
      throw new AppError("invalid_request", { fields: { [name]: UNSTORABLE } });
    }
    fields[name] = values.length === 1 ? values[0] : values;
  }
  return fields;
}
