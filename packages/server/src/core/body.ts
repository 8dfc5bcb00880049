import { AppError } from "./errors.ts";

export const MAX_JSON_BYTES = 1024 * 1024;
/** 50 MB of file and 1 MB for the other parts. */
export const MAX_FORM_BYTES = 51 * 1024 * 1024;
const MAX_DEPTH = 32;
/** Values and keys of a JSON body, however they are nested: reading them all is what an answer may cost. */
const MAX_VALUES = 50_000;
/** The same for whoever is nobody yet: the longest form anyone can send without an account has a dozen fields. */
export const OF_VISITORS = { bytes: 64 * 1024, values: 500 } as const;
const OF_MEMBERS = { bytes: MAX_JSON_BYTES, values: MAX_VALUES } as const;
/** Of a query string; a repeated parameter counts each time. */
const MAX_PARAMETERS = 500;
export const REFUSED_KEYS = new Set(["__proto__", "constructor", "prototype"]);
export const UNSTORABLE = "使えない文字が含まれています。取り除いてください。";

/** Reads at most `max` bytes, whatever `content-length` claims. */
export async function readBytes(request: Request, max: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > max) throw new AppError("payload_too_large");
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // What is refused here is read on by `restOfBody`: giving the body up would close the connection.
  for await (const chunk of request.body.values({ preventCancel: true })) {
    size += chunk.byteLength;
    if (size > max) throw new AppError("payload_too_large");
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** Of the body, without its parameters, in lower case. */
export const mediaType = (request: Request) =>
  (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

/** The JSON body; an empty one counts as `{}`. Refuses what could not be stored or could do harm. */
export async function readJson(
  request: Request,
  most: { readonly bytes: number; readonly values: number } = OF_MEMBERS,
): Promise<unknown> {
  const type = mediaType(request);
  const bytes = await readBytes(request, most.bytes);
  if (bytes.byteLength === 0) return {};
  if (type !== "application/json") throw new AppError("unsupported_media_type");
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new AppError("malformed_body");
  }
  inspect(value, most.values);
  return value;
}

export const isStorable = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();

/** Walks without recursion: depth is what the caller chose. */
function inspect(root: unknown, maxValues: number): void {
  let values = 0;
  const stack: { value: unknown; path: string; depth: number }[] = [{ value: root, path: "", depth: 0 }];
  for (let item = stack.pop(); item; item = stack.pop()) {
    const { value, path, depth } = item;
    if (typeof value === "string" && !isStorable(value)) {
      throw new AppError("invalid_request", { fields: { [path]: UNSTORABLE } });
    }
    if (typeof value !== "object" || value === null) continue;
    if (depth >= MAX_DEPTH) throw new AppError("malformed_body");
    values += Array.isArray(value) ? value.length : Object.keys(value).length;
    if (values > maxValues) throw new AppError("payload_too_large");
    for (const [key, child] of Object.entries(value)) {
      if (REFUSED_KEYS.has(key) || !isStorable(key)) throw new AppError("malformed_body");
      stack.push({ value: child, path: path ? `${path}.${key}` : key, depth: depth + 1 });
    }
  }
}

/** Query string as an object; only a repeated key becomes a list. */
export function readQuery(url: URL): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  if (url.searchParams.size > MAX_PARAMETERS) throw new AppError("payload_too_large");
  for (const key of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(key);
    if (REFUSED_KEYS.has(key)) throw new AppError("invalid_request", { fields: { [key]: UNSTORABLE } });
    if (!values.every(isStorable)) throw new AppError("invalid_request", { fields: { [key]: UNSTORABLE } });
    query[key] = values.length === 1 ? values[0] : values;
  }
  return query;
}
