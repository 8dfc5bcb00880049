const quoted = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** Blanks in a name may be written or left out; behind a name in Latin letters no further letter stands. */
const patternOf = (name: string) =>
  name.split(/\s+/).map(quoted).join("\\s*") + (/[a-z0-9]$/i.test(name) ? "(?![a-z0-9])" : "");

const bare = (name: string) => name.replace(/\s+/g, "").toLowerCase();

/**
 * Who is addressed in a text, and where, in UTF-16 units: `@` or `＠` and the name as it is registered. The longest name
 * wins, so that 田中 is not found in 田中 美咲; people of one name are all addressed, as nobody can tell them apart. What
 * stands behind a letter or digit is an e-mail address.
 */
export function mentionsIn<Person extends { readonly name: string }>(
  text: string,
  people: readonly Person[],
): (Person & { start: number; end: number })[] {
  const byName = Map.groupBy(people, ({ name }) => bare(name));
  byName.delete("");
  const names = [...byName.values()].map(([first]) => first?.name.trim() ?? "");
  if (names.length === 0) return [];
  const patterns = names.sort((a, b) => b.length - a.length).map(patternOf);
  const mentions = text.matchAll(new RegExp(`(?<![a-z0-9_])[@＠](${patterns.join("|")})`, "gi"));
  return [...mentions].flatMap(({ index: start, 0: mention, 1: name = "" }) =>
    (byName.get(bare(name)) ?? []).map((person) => ({ ...person, start, end: start + mention.length })),
  );
}
