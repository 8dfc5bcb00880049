import { buildPath, fullPath } from "@tsumugi/contract";
import type { EndpointWithSchemas } from "@tsumugi/contract/schemas";
import fc from "fast-check";
import { encodeCursor } from "../core/cursor.ts";
import { places, put, without } from "./sampleInput.ts";

export interface HostileRequest {
  readonly what: string;
  readonly path: string;
  readonly init: { readonly body?: BodyInit; readonly headers?: Record<string, string> };
}

export interface Sampled {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Keys of the query that a call cannot do without. */
  readonly required: readonly string[];
  /** What a list can be sorted by. */
  readonly sorts: readonly string[];
  readonly body: unknown;
}

const SEED = 20_261_120;
/** Written as JSON text, for what `JSON.stringify` would not write. */
const RAW = [
  "1e309",
  "-1",
  "1.5",
  "null",
  "true",
  '""',
  "[]",
  "{}",
  "[[[]]]",
  '{"length":1}',
  "99999999999999999999",
  "-9007199254740993",
  "1e-400",
  '"5"',
];
const TEXTS = [
  "x".repeat(5000),
  "2026-02-31",
  "0000-00-00",
  "0000-01-01",
  "0000-01-01T00:00:00Z",
  "9999-12-31",
  "+275760-09-13T00:00:00Z",
  "2026-12-31T23:59:60Z",
  "'; drop table users; --%_\\",
  "../../etc/passwd",
  "a\0b",
  "\ud800",
  "😀\u202e\u0301",
];
const VALUES = [...RAW, ...TEXTS.map((text) => JSON.stringify(text))];
const QUERIES = [
  ...TEXTS,
  "",
  " ",
  "-1",
  "1e309",
  "NaN",
  "null",
  "%",
  "[]",
  "9".repeat(30),
  "W10",
  "eyJhIjoxfQ",
];
const SEGMENTS = [
  ...[
    "'",
    "%",
    "%25",
    "a/b",
    "..",
    "../..",
    "\0",
    "__proto__",
    "constructor",
    "null",
    "-1",
    "1e309",
    " ",
    "😀",
  ],
  ...["'; select 1; --", "x".repeat(5000), "\ud800".toWellFormed(), "all", "%2f%2e%2e", "{id}", "a\nb", "＇"],
];

/** Positions of the right shape that no list ever gave out. */
const POSITIONS = [
  "2026-02-30 00:00:00+00",
  "1e999",
  "NaN",
  "9".repeat(18),
  "-infinity",
  "",
  "a\0",
  "\ud800",
];

function* cursorRequests(path: string, { sorts }: Sampled): Generator<HostileRequest> {
  for (const sort of sorts) {
    for (const position of POSITIONS) {
      const search = new URLSearchParams({ sort, cursor: encodeCursor([sort, position, "x\0'"]) });
      yield { what: `cursor ${sort} ${position}`, path: `${path}?${search}`, init: {} };
      const plain = new URLSearchParams({ sort, cursor: encodeCursor([sort, position, "x"]) });
      yield { what: `cursor ${sort} ${position}`, path: `${path}?${plain}`, init: {} };
    }
  }
}

const JSON_TYPE = { "content-type": "application/json" };
const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
const searchOf = (query: Readonly<Record<string, unknown>>) =>
  new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]));

/** The value itself in a JSON text, so that what no object holds (1e309) is still sent. */
function jsonWith(body: unknown, path: readonly (string | number)[], raw: string): string {
  return JSON.stringify(put(body, path, "@here@")).replace('"@here@"', () => raw);
}

function* pathRequests({ params }: Sampled) {
  for (const name of Object.keys(params)) {
    for (const segment of SEGMENTS)
      yield { what: `${name}=${segment.slice(0, 40)}`, params: { ...params, [name]: segment } };
  }
}

const own = (endpoint: EndpointWithSchemas, sampled: Sampled) => buildPath(endpoint, sampled.params);

function* queryRequests(endpoint: EndpointWithSchemas, sampled: Sampled): Generator<HostileRequest> {
  const path = own(endpoint, sampled);
  const keys = [...Object.keys(sampled.query), ...("cursor" in sampled.query ? [] : ["cursor", "limit"])];
  const needed = (but: string) =>
    Object.entries(sampled.query).filter(([key]) => key !== but && sampled.required.includes(key));
  for (const key of keys) {
    const rest = searchOf(Object.fromEntries(needed(key)));
    for (const value of QUERIES) {
      const search = new URLSearchParams([[key, value.toWellFormed()]]);
      yield { what: `${key}=${value.slice(0, 40)}`, path: `${path}?${search}&${rest}`, init: {} };
    }
    const twice = `${key}=1&${key}=2&${key}=%00`;
    yield { what: `${key} repeated`, path: `${path}?${twice}&${rest}`, init: {} };
    yield { what: `${key} as a list`, path: `${path}?${key}[]=1&${key}[a]=2&${key}.b=3`, init: {} };
  }
  yield* cursorRequests(path, sampled);
  for (const odd of ["__proto__=1", "constructor=1", "%ff=%fe", "a=%ED%A0%80", "=", "&&&", "?".repeat(500)])
    yield { what: odd.slice(0, 20), path: `${path}?${odd}`, init: {} };
}

function* jsonRequests(endpoint: EndpointWithSchemas, sampled: Sampled): Generator<HostileRequest> {
  const { body } = sampled;
  const path = own(endpoint, sampled);
  const send = (
    what: string,
    text: BodyInit,
    headers: Record<string, string> = JSON_TYPE,
  ): HostileRequest => ({
    what,
    path,
    init: { body: text, headers },
  });
  const text = JSON.stringify(body);
  yield send("truncated", text.slice(0, -1));
  yield send("10,000 deep", deep(10_000));
  yield send("invalid UTF-8", new Uint8Array([0x22, 0xff, 0x22]));
  yield send(
    "10,000 keys",
    JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`k${i}`, i]))),
  );
  for (const type of [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "application/json; charset=utf-16",
  ])
    yield send(`as ${type}`, text, { "content-type": type });
  for (const raw of [...RAW, '"text"']) yield send(`body ${raw}`, raw);
  for (const key of ["__proto__", "constructor", "toString", "unknown", "company_uid", "uid"])
    yield send(`with ${key}`, `{"${key}":{"role":"admin"},${text.slice(1)}`.replace(",}", "}"));
  for (const place of places(body)) {
    for (const raw of VALUES)
      yield send(`${place.join(".")}=${raw.slice(0, 40)}`, jsonWith(body, place, raw));
    yield send(`${place.join(".")} missing`, JSON.stringify(without(body, place)));
  }
  const odd = fc.sample(fc.jsonValue({ maxDepth: 3 }), { numRuns: 10, seed: SEED });
  for (const [i, value] of odd.entries()) yield send(`odd ${i}`, JSON.stringify(value) ?? "null");
}

function* formRequests(endpoint: EndpointWithSchemas, sampled: Sampled): Generator<HostileRequest> {
  const path = own(endpoint, sampled);
  const fields = sampled.body as Record<string, unknown>;
  const form = (changes: Record<string, unknown>) => {
    const made = new FormData();
    for (const [key, value] of Object.entries({ ...fields, ...changes })) {
      for (const each of Array.isArray(value) && changes[key] === value ? value : [value])
        made.append(
          key,
          each instanceof Blob ? each : typeof each === "string" ? each : JSON.stringify(each),
        );
    }
    return made;
  };
  const send = (what: string, body: BodyInit, headers: Record<string, string> = {}): HostileRequest => ({
    what,
    path,
    init: { body, headers },
  });
  const many = Array.from({ length: 5000 }, () => "1");
  yield send("5,000 parts of one name", form({ unknown: many }));
  yield send("5,000 parts", form(Object.fromEntries(many.map((_, i) => [`k${i}`, "1"]))));
  yield send("no boundary", "x", { "content-type": "multipart/form-data" });
  yield send("cut", "--a\r\ncontent-dispo", { "content-type": "multipart/form-data; boundary=a" });
  yield send("JSON", JSON.stringify({}), JSON_TYPE);
  for (const key of Object.keys(fields)) {
    for (const value of [...TEXTS, ...RAW, deep(5000)])
      yield send(`${key}=${value.slice(0, 40)}`, form({ [key]: value.toWellFormed() }));
    yield send(`${key} twice`, form({ [key]: ["1", "2"] }));
    for (const bytes of [[], [0], [0xff, 0xfe, 0x00], [0x22], [0x22, 0x0a, 0x0a], [0xef, 0xbb, 0xbf]])
      yield send(
        `${key} as file ${bytes}`,
        form({ [key]: new File([new Uint8Array(bytes)], '../../a"b.csv') }),
      );
  }
}

/** Every way in which a call can be made wrongly that we could think of, from what its schemas take. */
export function* hostileRequests(endpoint: EndpointWithSchemas, sampled: Sampled): Generator<HostileRequest> {
  const search = searchOf(sampled.query);
  const valid = sampled.body === undefined ? {} : { body: JSON.stringify(sampled.body), headers: JSON_TYPE };
  for (const { what, params } of pathRequests(sampled)) {
    const path = fullPath(endpoint).replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ""),
    );
    yield { what, path, init: endpoint.bodyType === "form" ? {} : valid };
  }
  if (search.size > 0) yield { what: "all queries", path: `${own(endpoint, sampled)}?${search}`, init: {} };
  yield* queryRequests(endpoint, sampled);
  if (endpoint.schemas.body)
    yield* endpoint.bodyType === "form" ? formRequests(endpoint, sampled) : jsonRequests(endpoint, sampled);
}
