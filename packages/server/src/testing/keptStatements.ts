import type { PGlite } from "@electric-sql/pglite";

type Messages = Awaited<ReturnType<PGlite["execProtocolStream"]>>;

interface Kept {
  readonly name: string;
  parsed?: Messages;
  described?: Messages;
}

/** What is longer holds as many rows as there were just then, and hardly ever comes again. */
export const LONGEST = 16_000;
const MOST = 2_000;
/** Statements with as many values as there were rows are all different: what is remembered of them has an end. */
export const MOST_SEEN = 5_000;
/**
 * A kept statement is planned when it first comes, not for the values of each of its first five calls: tests ask of so few
 * rows that planning takes longer than running.
 */
export const PLANNED_ONCE = "plan_cache_mode = force_generic_plan";
/** Begins a statement that leaves what was prepared as it is, whatever it does. */
export const KEEPS = "/* keeps what was prepared */";
const ENDS = /(^|[;\0])\s*(alter|create|drop|discard|deallocate|do|reindex)\b/i;

/** A table that changes, or `discard all`, ends what was prepared; so does `deallocate`. */
export const ends = (statement: string): boolean => !statement.startsWith(KEEPS) && ENDS.test(statement);

const latin1 = new TextDecoder("latin1");
const bytes = new TextEncoder();

/** A message of the protocol: its letter, its length, its body. */
function message(letter: string, body: Uint8Array): Uint8Array {
  const whole = new Uint8Array(body.length + 5);
  whole[0] = letter.charCodeAt(0);
  new DataView(whole.buffer).setInt32(1, body.length + 4);
  whole.set(body, 5);
  return whole;
}

const NOTHING = new Uint8Array();
const SYNC = message("S", NOTHING);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The same with a name where the statement has none: after the letters that stand before it in the body. */
function named(given: Uint8Array, before: number, name: string): Uint8Array {
  const body = given.subarray(5);
  const word = bytes.encode(name);
  const longer = new Uint8Array(body.length + word.length);
  longer.set(body.subarray(0, before));
  longer.set(word, before);
  longer.set(body.subarray(before), before + word.length);
  return message(String.fromCharCode(given[0] ?? 0), longer);
}

/**
 * Tests ask the same few hundred statements tens of thousands of times, and PGlite parses, describes and plans each of
 * them every time: more than half of what a test costs. Here a statement that comes again is kept prepared, as `pg` does
 * with one that has a name; PostgreSQL plans it by its values or once for all, by what it reckons cheaper.
 *
 * @returns whether something has ended what was prepared since it was last asked
 */
export function keepStatements(lite: PGlite): () => boolean {
  const send = lite.execProtocolStream.bind(lite);
  const seen = new Set<string>();
  const kept = new Map<string, Kept>();
  let current: Kept | undefined;
  let count = 0;
  let hasEnded = false;
  /** Binds the values of a statement that is asked next. */
  let bound: Uint8Array = NOTHING;
  let hasSynced = false;

  const end = () => {
    hasEnded = true;
    seen.clear();
    kept.clear();
  };

  /** The statement under its name, from the second time on. */
  function keptFor(given: Uint8Array): Kept | undefined {
    // An unnamed statement's message begins with an empty name.
    if (given[5] !== 0 || given.length > LONGEST) return undefined;
    const key = latin1.decode(given);
    const known = kept.get(key);
    if (known) return known;
    if (!seen.has(key)) {
      if (seen.size >= MOST_SEEN) seen.clear();
      seen.add(key);
      return undefined;
    }
    if (kept.size >= MOST) return undefined;
    count += 1;
    const fresh: Kept = { name: `kept_${count}` };
    kept.set(key, fresh);
    return fresh;
  }

  lite.execProtocolStream = async (given, options) => {
    const letter = String.fromCharCode(given[0] ?? 0);
    if (letter === "Q" || letter === "P") {
      // Before the text stands the statement's name, which is empty.
      if (ends(latin1.decode(given.subarray(letter === "P" ? 6 : 5)))) end();
      current = letter === "P" ? keptFor(given) : undefined;
      hasSynced = false;
    }
    if (!current) return send(given, options);
    const { name } = current;
    if (letter === "P") {
      if (current.parsed) return current.parsed;
      const statement = current;
      statement.parsed = await send(named(given, 0, name), options).catch((cause) => {
        kept.delete(latin1.decode(given));
        throw cause;
      });
      return statement.parsed;
    }
    if (letter === "D") {
      const ofStatement = given[5] === "S".charCodeAt(0);
      if (!ofStatement)
        return (current.described ?? []).filter(({ name }) => name !== "parameterDescription");
      current.described ??= await send(named(given, 1, name), options);
      return current.described;
    }
    if (letter === "B") {
      // The portal's empty name stands before the statement's.
      bound = named(given, 1, name);
      return [];
    }
    if (letter === "E") {
      // With what binds it and what ends it: each message by itself costs as much as a small statement does.
      hasSynced = true;
      return send(joined([bound, given, SYNC]), options);
    }
    // Has come with the statement, unless that was refused before it was asked.
    return letter === "S" && hasSynced ? [] : send(given, options);
  };
  return () => {
    const answer = hasEnded;
    hasEnded = false;
    return answer;
  };
}
