import type { Schema } from "@tsumugi/contract";
import * as z from "zod";

/** A place of an input: `body`, `accounts`, `0`, `url`. */
export type Path = readonly (string | number)[];

interface Json {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly items?: Json;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly contentEncoding?: string;
}

/** What stands at a place where the schema asks for an id. */
export type Ids = (key: string) => string;

export const schemaOf = (schema: Schema | undefined): Json =>
  schema ? (z.toJSONSchema(schema as z.ZodType, { io: "input", unrepresentable: "any" }) as Json) : {};

const UID_PATTERN = "^[A-Za-z0-9_-]+$";
export const CSV_FILE = () => new File(["活動名,メモ\n花子,よろしく\n"], "list.csv", { type: "text/csv" });

function sampleString({ format, pattern, contentEncoding }: Json, key: string, ids: Ids): unknown {
  if (contentEncoding === "binary" || format === "binary") return CSV_FILE();
  if (format === "uuid") return crypto.randomUUID();
  if (format === "date") return "2026-12-10";
  if (format === "date-time") return "2026-12-10T00:00:00.000Z";
  if (format === "email") return "somebody@example.test";
  if (format === "uri" || /url$/.test(key)) return "https://www.youtube.com/watch?v=abcdefghijk";
  if (pattern === UID_PATTERN) return ids(key);
  if (key === "image") return "/images/face.png";
  if (key === "key" || key === "column") return "c1";
  if (key === "tracking_number") return "123456789012";
  if (key === "phone") return "090-1234-5678";
  if (key === "postal_code") return "100-0001";
  if (key === "password") return "tsumugi-demo-2";
  if (/^cursor$|^since$/.test(key)) return undefined;
  // An optional number such as the one of an invoice may be left blank.
  if (pattern?.startsWith("^(") && pattern.endsWith(")?$")) return "";
  return "ことば";
}

/** What a value may be instead of one another; that it may be left empty apart. */
const branchesOf = ({ anyOf, oneOf }: Json) =>
  (anyOf ?? oneOf ?? []).filter((branch, _, all) => all.length === 1 || branch.type !== "null");

/** In how many ways a schema has to be sampled, so that every branch of every choice is among them. */
export const waysOf = (schema: Json): number =>
  Math.max(
    branchesOf(schema).length,
    1,
    ...[...branchesOf(schema), ...Object.values(schema.properties ?? {}), schema.items ?? {}].map((each) =>
      each === schema || Object.keys(each).length === 0 ? 1 : waysOf(each),
    ),
  );

/**
 * An input that a schema takes, with every field filled, so that every field can be attacked. `way`: which branch of each
 * choice, the last one where there are fewer.
 */
export function sample(schema: Json, key: string, ids: Ids, way = 0): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const branches = branchesOf(schema);
  const branch = branches[Math.min(way, branches.length - 1)];
  if (branch) return sample(branch, key, ids, way);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "string") return sampleString(schema, key, ids);
  if (type === "integer" || type === "number") return Math.max(schema.minimum ?? 1, 1);
  if (type === "boolean") return false;
  // Pictures that do not exist would refuse the whole comment.
  if (key === "images") return [];
  if (type === "array") return [sample(schema.items ?? {}, key, ids, way)];
  if (type !== "object") return undefined;
  const fields = Object.entries(schema.properties ?? {}).map(([name, each]) => [
    name,
    sample(each, name, ids, way),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Every place inside a value, the value itself apart. */
export function places(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([key, child]) => [[...path, key], ...places(child, [...path, key])]);
}

/** A copy with something else at one place. */
export function put(value: unknown, path: Path, what: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return what;
  if (Array.isArray(value)) return value.map((each, i) => (i === Number(key) ? put(each, rest, what) : each));
  const fields = value as Record<string, unknown>;
  return { ...fields, [key]: put(fields[key], rest, what) };
}

/** A copy without what stands at one place. */
export function without(value: unknown, path: Path): unknown {
  const parent = path.slice(0, -1);
  const at = parent.reduce<unknown>((each, key) => (each as Record<string, unknown>)[key], value);
  const left = Object.entries(at as object).filter(([key]) => key !== String(path.at(-1)));
  return put(value, parent, Array.isArray(at) ? left.map(([, each]) => each) : Object.fromEntries(left));
}
