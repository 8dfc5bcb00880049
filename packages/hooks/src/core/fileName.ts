const PARAMETER = /;\s*([\w!#$&+.^`|~-]+\*?)\s*=\s*("(?:\\.|[^"\\])*"|[^;]*)/g;
/** Path separators, characters that a file system refuses, controls, and marks that reverse the reading direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const UNSAFE = /[<>:"/\\|?*\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const MAX_LENGTH = 180;

/** A name that is safe to save under; `fallback` when nothing is left of it. */
export function sanitizeFileName(name: string, fallback = "download"): string {
  const safe = name
    .toWellFormed()
    .replace(UNSAFE, "_")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  if (safe.length <= MAX_LENGTH) return safe || fallback;
  const extension = /\.[^.]{1,10}$/.exec(safe)?.[0] ?? "";
  return safe.slice(0, MAX_LENGTH - extension.length).toWellFormed() + extension;
}

const decodeExtended = (value: string): string | undefined => {
  const [, charset, encoded] = /^([^']*)'[^']*'(.*)$/.exec(value) ?? [];
  if (encoded === undefined || charset?.toLowerCase() !== "utf-8") return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
};

/** File name of a download: `filename*=UTF-8''…` first, then `filename=`, then `fallback` (RFC 6266). */
export function fileNameOf(contentDisposition: string | null, fallback = "download"): string {
  const found = new Map<string, string>();
  for (const [, key = "", raw = ""] of `;${contentDisposition ?? ""}`.matchAll(PARAMETER)) {
    const value = raw.trim();
    const plain = value.startsWith('"') ? value.slice(1, -1).replace(/\\(.)/g, "$1") : value;
    if (!found.has(key.toLowerCase())) found.set(key.toLowerCase(), plain);
  }
  const name = decodeExtended(found.get("filename*") ?? "") ?? found.get("filename") ?? "";
  return sanitizeFileName(name, fallback);
}
