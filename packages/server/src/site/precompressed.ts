import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";

type Bytes = Uint8Array<ArrayBuffer>;

interface Encoded {
  readonly etag: string;
  readonly type: string;
  readonly plain: Bytes;
  readonly gzip: Bytes;
  readonly br: Bytes;
}

/** Nearly as small as the best, in a tenth of its time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

async function encode(type: string, text: string | Uint8Array): Promise<Encoded> {
  const plain = Uint8Array.from(typeof text === "string" ? Buffer.from(text) : text);
  const [zipped, br] = await Promise.all([promisify(gzip)(plain), promisify(brotliCompress)(plain, BROTLI)]);
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 27)}"`;
  return { etag, type, plain, gzip: Uint8Array.from(zipped), br: Uint8Array.from(br) };
}

/**
 * A document that is the same for everybody until the next release: made and compressed once, on the first demand, and
 * answered from memory ever after. Whoever has it already is told so.
 */
export function precompressed(type: string, maxAge: number, make: () => string | Uint8Array) {
  let made: Promise<Encoded> | undefined;
  return async (c: Context): Promise<Response> => {
    made ??= encode(type, make());
    const document = await made;
    const headers = {
      "content-type": document.type,
      "cache-control": `public, max-age=${maxAge}`,
      etag: document.etag,
      vary: "accept-encoding",
    };
    const known = (c.req.header("if-none-match") ?? "")
      .split(",")
      .map((tag) => tag.trim().replace(/^W\//, ""));
    if (known.includes(document.etag)) return c.body(null, 304, headers);
    const accepted = c.req.header("accept-encoding") ?? "";
    const encoding = (["br", "gzip"] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
    if (!encoding) return c.body(document.plain, 200, headers);
    return c.body(document[encoding], 200, { ...headers, "content-encoding": encoding });
  };
}
