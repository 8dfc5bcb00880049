import type { PGlite } from "@electric-sql/pglite";

type Messages = Awaited<ReturnType<PGlite["execProtocolStream"]>>;

interface Kept {
  readonly name: string;
  parsed?: Messages;
  described?: Messages;
}

/** What is longer holds as many rows as there were just then, and hardly ever comes again. */
export const LONGEST = 16_000;
export const MOST = 400;
/** A table that changes, or `discard all`, ends what was prepared; so does `deallocate`. */
export const ENDS = /(^|[;\0])\s*(alter|create|drop|discard|deallocate|do|reindex)\b/i;

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
 */
export function keepStatements(lite: PGlite): void {
  const send = lite.execProtocolStream.bind(lite);
  const seen = new Set<string>();
  const kept = new Map<string, Kept>();
  let current: Kept | undefined;
  let count = 0;

  const end = () => {
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
      if (ENDS.test(latin1.decode(given.subarray(5)))) end();
      current = letter === "P" ? keptFor(given) : undefined;
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
    // The portal's empty name stands before the statement's.
    return send(letter === "B" ? named(given, 1, name) : given, options);
  };
}
