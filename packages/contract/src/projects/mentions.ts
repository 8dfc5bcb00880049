/** A part of a text. `people`: whom it addresses; empty in what stands between. */
export interface MentionPiece<Person> {
  readonly text: string;
  readonly people: readonly Person[];
}

const quoted = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** Blanks in a name may be written or left out; behind a name in Latin letters no further letter stands. */
const patternOf = (name: string) =>
  name.split(/\s+/).map(quoted).join("\\s*") + (/[a-z0-9]$/i.test(name) ? "(?![a-z0-9])" : "");

const bare = (name: string) => name.replace(/\s+/g, "").toLowerCase();

/**
 * Cuts a text where it addresses somebody: `@` or `＠` and the name as it is registered. The longest name wins, so that
 * 田中 is not found in 田中 美咲; people of one name are all addressed, as nobody can tell them apart. What stands behind
 * a letter or digit is an e-mail address.
 */
export function cutMentions<Person extends { readonly name: string }>(
  text: string,
  people: readonly Person[],
): MentionPiece<Person>[] {
  const byName = Map.groupBy(
    people.filter(({ name }) => bare(name) !== ""),
    ({ name }) => bare(name),
  );
  const names = [...byName.values()]
    .map(([first]) => first?.name.trim() ?? "")
    .sort((a, b) => b.length - a.length);
  if (names.length === 0 || !/[@＠]/.test(text)) return text === "" ? [] : [{ text, people: [] }];
  const pieces: MentionPiece<Person>[] = [];
  let end = 0;
  for (const found of text.matchAll(
    new RegExp(`(?<![a-z0-9._-])[@＠](${names.map(patternOf).join("|")})`, "gi"),
  )) {
    const [mention, name = ""] = found;
    if (found.index > end) pieces.push({ text: text.slice(end, found.index), people: [] });
    pieces.push({ text: mention, people: byName.get(bare(name)) ?? [] });
    end = found.index + mention.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), people: [] });
  return pieces;
}

/** Everybody whom a text addresses, once each, in the order of the text. */
export const mentionsIn = <Person extends { readonly name: string }>(
  text: string,
  people: readonly Person[],
): Person[] => [...new Set(cutMentions(text, people).flatMap((piece) => piece.people))];
