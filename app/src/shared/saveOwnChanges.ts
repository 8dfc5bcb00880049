import { isApiError } from "@tsumugi/hooks";
import { changedFields } from "./changedFields.ts";
import { combineLists } from "./combineLists.ts";
import { withoutFollowers } from "./withoutFollowers.ts";

const compared = <Values extends object>(values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, withoutFollowers(value)]),
  ) as Partial<Values>;

/**
 * Of what the person changed the fields that somebody else changed, too, to something else.
 *
 * @param seen what the person has seen; undefined where nobody knows it any more, and every difference is asked about
 */
export function contestedFields<Values extends object>(
  changes: Partial<Values>,
  seen: Values | undefined,
  theirs: Values,
): Partial<Values> {
  const present = compared(theirs);
  const differing = changedFields(present, compared(changes));
  const touched = seen ? changedFields(compared(seen) as Partial<Values>, present) : differing;
  const keys = (Object.keys(differing) as (keyof Values)[]).filter((key) => key in touched);
  return Object.fromEntries(keys.map((key) => [key, changes[key]])) as Partial<Values>;
}

export interface OwnSave<Row, Values, Saved> {
  /** What differs from the state that the form was opened with. */
  readonly changes: Partial<Values>;
  /** The newest state that the person has seen: the opened one, or the one that was shown beside their own. */
  readonly over: Row;
  /** False where the values were typed over an older state than `over`. */
  readonly isSeen?: boolean;
  readonly valuesOf: (row: Row) => Values;
  /** Writes the changes with the version of the state given, and leaves its other fields as they are. */
  readonly send: (changes: Partial<Values>, over: Row) => Promise<Saved>;
  /** False for a state over which nothing can be saved. */
  readonly canSaveOver?: (theirs: Row) => boolean;
}

export interface Contested<Row, Values> {
  readonly theirs: Row;
  /** Of the own changes those to ask about. */
  readonly contested: Partial<Values>;
}

/**
 * Saves what a person changed. Where somebody saved other fields meanwhile, or other words of a list, both stay and nobody
 * is asked; where both changed the same one, nothing is saved and both are answered. To keep the own one, save again over
 * `theirs`.
 */
export async function saveOwnChanges<Row extends { readonly version: number }, Values extends object, Saved>(
  save: OwnSave<Row, Values, Saved>,
): Promise<{ readonly saved: Saved } | Contested<Row, Values>> {
  const { changes, over, isSeen = true, valuesOf, send, canSaveOver = () => true } = save;
  try {
    return { saved: await send(changes, over) };
  } catch (cause) {
    if (!isApiError(cause) || cause.code !== "stale_version") throw cause;
    const theirs = cause.current as Row;
    const seen = isSeen ? valuesOf(over) : undefined;
    const contested = contestedFields(changes, seen, valuesOf(theirs));
    const lists = combineLists(contested, seen, valuesOf(theirs));
    if (!lists || theirs.version <= over.version || !canSaveOver(theirs)) return { theirs, contested };
    return saveOwnChanges({ ...save, changes: { ...changes, ...lists }, over: theirs, isSeen: true });
  }
}
