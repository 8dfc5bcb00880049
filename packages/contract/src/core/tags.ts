const separators: Record<"#" | "@", RegExp> = {
  "#": /[\s,，、､;；#＃]+/u,
  "@": /[\s,，、､;；@＠]+/u,
};

/**
 * Tags one by one without their mark, however they were typed: `#PR #つむぎ`, `＃PR、つむぎ` and `PR#つむぎ` are two. Each
 * stays as it was first written; capitals and width make no other tag. Accounts (`@`) are written in half width.
 */
export function tagsOf(entries: readonly string[], prefix: "#" | "@"): string[] {
  const typed = entries.flatMap((entry) => entry.split(separators[prefix])).filter((tag) => tag !== "");
  const tags = prefix === "@" ? typed.map((tag) => tag.normalize("NFKC")) : typed;
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const key = tag.normalize("NFKC").toLowerCase();
    if (!byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}
