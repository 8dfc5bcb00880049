import pg from "pg";
import { ends, LONGEST, MOST_SEEN } from "./keptStatements.ts";

type Query = (this: pg.Client, given: unknown, ...more: unknown[]) => unknown;

/** Of each connection. */
const MOST = 400;

/** Counts what ends prepared statements, on whichever connection: names of before are not used again. */
let epoch = 0;
let isKept = false;

interface Known {
  readonly epoch: number;
  /** Each text that was asked, with its name from the second time on. */
  readonly names: Map<string, string>;
  count: number;
}

const textOf = (given: unknown): string => {
  if (typeof given === "string") return given;
  const text = typeof given === "object" && given !== null && "text" in given ? given.text : "";
  return typeof text === "string" ? text : "";
};

/** On PostgreSQL, what keptStatements.ts does on PGlite: `pg` itself keeps what has a name, for each connection. */
export function keepPgStatements(): void {
  if (isKept) return;
  isKept = true;
  const query = pg.Client.prototype.query as Query;
  const clients = new WeakMap<pg.Client, Known>();

  function nameFor(client: pg.Client, text: string): string | undefined {
    const before = clients.get(client);
    const known = before?.epoch === epoch ? before : { epoch, names: new Map<string, string>(), count: 0 };
    clients.set(client, known);
    const name = known.names.get(text);
    if (name === undefined && known.names.size < MOST_SEEN) known.names.set(text, "");
    if (name !== "") return name;
    if (known.count >= MOST) return undefined;
    known.count += 1;
    const fresh = `kept_${epoch}_${known.count}`;
    known.names.set(text, fresh);
    return fresh;
  }

  const kept: Query = function (given, ...more) {
    const text = textOf(given);
    if (ends(text)) epoch += 1;
    const isPlain = typeof given === "string" || (text !== "" && !Reflect.get(Object(given), "submit"));
    const [values = Reflect.get(Object(given), "values")] = more;
    const hasValues = Array.isArray(values) && values.length > 0;
    // What has no values goes as a text of any number of statements.
    if (!isPlain || !hasValues || text.length > LONGEST) return query.call(this, given, ...more);
    const name = nameFor(this, text);
    if (!name || Reflect.get(Object(given), "name")) return query.call(this, given, ...more);
    return query.call(this, { ...(typeof given === "string" ? { text } : (given as object)), name }, ...more);
  };
  pg.Client.prototype.query = kept as typeof pg.Client.prototype.query;
}
