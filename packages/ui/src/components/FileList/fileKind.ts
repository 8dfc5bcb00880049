/** What stands at the end of a file's name, as people say it: 請求書.pdf is PDF. No more than five letters are a kind. */
export function fileKind(name: string): string | undefined {
  const [, end] = /[^.\s]\.([a-z0-9]{1,5})$/i.exec(name) ?? [];
  return end && /[a-z]/i.test(end) ? end.toUpperCase() : undefined;
}

/** The icon of a kind. */
export function kindIcon(kind: string | undefined): "image" | "table" | "play" | "document" {
  if (/^(PNG|JPE?G|GIF|WEBP|AVIF|HEIC|SVG)$/i.test(kind ?? "")) return "image";
  if (/^(CSV|TSV|XLSX?|ODS)$/i.test(kind ?? "")) return "table";
  return /^(MP4|MOV|WEBM|M4V)$/i.test(kind ?? "") ? "play" : "document";
}
