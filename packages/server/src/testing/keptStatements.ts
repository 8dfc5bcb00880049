import {
  type PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from "@electric-sql/pglite";

type Messages = Awaited<ReturnType<PGlite["execProtocolStream"]>>;

/** A statement that was prepared: what it takes, and what its rows look like. */
interface Kept {
  readonly name: string;
  readonly types: readonly number[];
  readonly rows: Messages;
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
const ENDS = /(^|;)\s*(alter|create|drop|discard|deallocate|do|reindex)\b/i;

/** A table that changes, or `discard all`, ends what was prepared; so does `deallocate`. */
export const ends = (statement: string): boolean => !statement.startsWith(KEEPS) && ENDS.test(statement);

const { serialize } = protocol;
const SYNC = serialize.sync();
const EXECUTE = serialize.execute({});

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** What is asked by more than its values goes PGlite's own way. */
const hasValuesAlone = ({ blob, paramTypes, serializers, onNotice }: QueryOptions = {}) =>
  !blob && !paramTypes && !serializers && !onNotice;

/**
 * Tests ask the same few hundred statements tens of thousands of times, and PGlite parses, describes and plans each of
 * them every time, by six messages: more than half of what a test costs. Here a statement that comes again is kept
 * prepared, as `pg` does with one that has a name, and asked by one message.
 *
 * @returns whether something has ended what was prepared since it was last asked
 */
export function keepStatements(lite: PGlite): () => boolean {
  const query = lite.query.bind(lite);
  const exec = lite.exec.bind(lite);
  const transaction = lite.transaction.bind(lite);
  const seen = new Set<string>();
  const kept = new Map<string, Kept>();
  let count = 0;
  let hasEnded = false;

  function note(text: string): void {
    if (!ends(text)) return;
    hasEnded = true;
    seen.clear();
    kept.clear();
  }

  /** Whether the statement is asked under its name: from the second time on. */
  function isKept(text: string, options: QueryOptions | undefined): boolean {
    if (text.length > LONGEST || !hasValuesAlone(options)) return false;
    if (kept.has(text)) return true;
    if (seen.has(text)) return kept.size < MOST;
    if (seen.size >= MOST_SEEN) seen.clear();
    seen.add(text);
    return false;
  }

  /** Each message by itself costs as much as a small statement does. */
  const send = (...parts: Uint8Array[]) => lite.execProtocolStream(joined(parts), { syncToFs: false });

  async function prepared(text: string): Promise<Kept> {
    const known = kept.get(text);
    if (known) return known;
    count += 1;
    const name = `kept_${count}`;
    const told = await send(serialize.parse({ name, text }), serialize.describe({ type: "S", name }), SYNC);
    const rows = told.filter((each) => each.name === "rowDescription");
    const fresh = { name, types: parse.parseDescribeStatementResults(told), rows };
    kept.set(text, fresh);
    return fresh;
  }

  async function ask<T>(text: string, params: unknown[] = [], options?: QueryOptions) {
    try {
      const { name, types, rows } = await prepared(text);
      const values = params.map((value, index) => {
        if (value === null || value === undefined) return null;
        const write = lite.serializers[types[index] ?? 0];
        return write ? write(value) : String(value);
      });
      const answer = await send(serialize.bind({ statement: name, values }), EXECUTE, SYNC);
      const [results] = parse.parseResults([...rows, ...answer], lite.parsers, options);
      if (!results) throw new Error("PGlite has answered nothing.");
      return results as Results<T>;
    } catch (cause) {
      throw Object.assign(cause as Error, { query: text, params, queryOptions: options });
    }
  }

  const askAlone: PGlite["query"] = async <T>(text: string, params?: unknown[], options?: QueryOptions) =>
    lite._runExclusiveQuery(() => ask<T>(text, params, options));

  lite.query = async <T>(text: string, params?: unknown[], options?: QueryOptions) => {
    note(text);
    if (!isKept(text, options)) return query<T>(text, params, options);
    await lite._checkReady();
    return lite._runExclusiveTransaction(() => askAlone<T>(text, params, options));
  };
  lite.exec = (text, options) => {
    note(text);
    return exec(text, options);
  };
  const within = (tx: Transaction): Transaction =>
    Object.create(tx, {
      query: {
        value: <T>(text: string, params?: unknown[], options?: QueryOptions) => {
          note(text);
          const isOwn = tx.closed || !isKept(text, options);
          return isOwn ? tx.query<T>(text, params, options) : askAlone<T>(text, params, options);
        },
      },
      exec: {
        value: (text: string, options?: QueryOptions) => {
          note(text);
          return tx.exec(text, options);
        },
      },
    });
  lite.transaction = (run) => transaction((tx) => run(within(tx)));
  return () => {
    const answer = hasEnded;
    hasEnded = false;
    return answer;
  };
}
