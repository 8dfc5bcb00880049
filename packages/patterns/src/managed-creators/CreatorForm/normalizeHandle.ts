/** `＠hanako`, `@hanako` → `hanako`. */
export const normalizeHandle = (text: string) => text.normalize("NFKC").trim().replace(/^@+/, "");
