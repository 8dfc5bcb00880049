import { hash } from "node:crypto";
import { setTimeout as setTimer } from "node:timers/promises";
import { dayInJapan } from "../core/clock.ts";
import { context, now, runInContext } from "../core/context.ts";
import type { Deps } from "../core/deps.ts";
import { breathe } from "../core/giveWay.ts";
import { newToken } from "../core/ids.ts";
import { addClicks, type Batch, rememberOwnPlace, saltOf } from "./clicks.repository.ts";

/** A click waits at most this long in memory: what a `kill -9` can lose. */
const FLUSH_MS = 500;
const HOUR_MS = 60 * 60 * 1000;
/**
 * Rows that one statement writes, or little more: it takes the database some 3 ms, and whoever is redirected meanwhile
 * waits about as long. With 500 of them it was the slowest hundredth of all redirects.
 */
const AT_ONCE = 100;
/** A slow database is not left alone for longer: what waits in memory could be lost. */
const MAX_REST_MS = 20;
/** Visitors that may wait while the database cannot be reached; more are left out, and the log says so. */
const MAX_WAITING = 100_000;

export interface Click {
  readonly link_uid: string;
  readonly company_uid: string;
  readonly address: string;
  readonly isBot: boolean;
  readonly isQr: boolean;
}

interface Waiting {
  readonly company_uid: string;
  readonly link_uid: string;
  readonly hour: string;
  readonly day: string;
  bot: number;
  /** By address, which leaves memory only as a hash. */
  readonly people: Map<string, { total: number; qr: number }>;
}

interface Recorder {
  waiting: Map<string, Waiting>;
  size: number;
  left: number;
  timer: NodeJS.Timeout | undefined;
  writing: Promise<void>;
  salt: { readonly day: string; readonly salt: string } | undefined;
  /** Places of companies that are written down already. */
  readonly places: Set<string>;
}

const recorders = new WeakMap<Deps["database"], Recorder>();

function recorderOf({ database }: Deps): Recorder {
  const found = recorders.get(database) ?? {
    waiting: new Map(),
    size: 0,
    left: 0,
    timer: undefined,
    writing: Promise.resolve(),
    salt: undefined,
    places: new Set<string>(),
  };
  recorders.set(database, found);
  return found;
}

/** The hash of an address on one day: comparable within the day only, since its salt is thrown away. */
async function visitorOf(recorder: Recorder, day: string, address: string): Promise<string> {
  if (recorder.salt?.day !== day) recorder.salt = { day, salt: await saltOf(day, newToken()) };
  return hash("sha256", `${recorder.salt.salt} ${address}`, "base64url");
}

/** What waits of a link for the present hour. */
function entryOf(
  recorder: Recorder,
  { company_uid, link_uid, at }: Pick<Click, "company_uid" | "link_uid"> & { at: Date },
): Waiting {
  const nth = Math.floor(at.getTime() / HOUR_MS);
  const key = `${link_uid} ${nth}`;
  const known = recorder.waiting.get(key);
  if (known) return known;
  const hour = new Date(nth * HOUR_MS).toISOString();
  const entry: Waiting = { company_uid, link_uid, hour, day: dayInJapan(at), bot: 0, people: new Map() };
  recorder.waiting.set(key, entry);
  return entry;
}

/** Counts a click without making the visitor wait for a write. */
export function recordClick(deps: Deps, { link_uid, company_uid, address, isBot, isQr }: Click): void {
  const recorder = recorderOf(deps);
  if (recorder.size >= MAX_WAITING) {
    recorder.left += 1;
    return;
  }
  const entry = entryOf(recorder, { company_uid, link_uid, at: deps.clock.now() });
  if (isBot) entry.bot += 1;
  else {
    const person = entry.people.get(address) ?? { total: 0, qr: 0 };
    if (person.total === 0) recorder.size += 1;
    person.total += 1;
    if (isQr) person.qr += 1;
    entry.people.set(address, person);
  }
  schedule(deps, recorder);
}

function schedule(deps: Deps, recorder: Recorder): void {
  if (recorder.timer || deps.stopping.aborted) return;
  recorder.timer = setTimeout(() => {
    recorder.timer = undefined;
    void flushClicks(deps);
  }, FLUSH_MS);
  recorder.timer.unref();
}

/** Writes what waits, after what is being written already. The server's stop waits for it. */
export function flushClicks(deps: Deps): Promise<void> {
  const recorder = recorderOf(deps);
  recorder.writing = recorder.writing.then(() =>
    runInContext(deps, "short-links", () => write(deps, recorder)),
  );
  return recorder.writing;
}

async function write(deps: Deps, recorder: Recorder): Promise<void> {
  const { waiting, left } = recorder;
  if (left > 0) {
    deps.logger.error({ count: left }, "clicks of short links were not counted: too many waited");
    recorder.left = 0;
  }
  if (waiting.size === 0) return;
  recorder.waiting = new Map();
  recorder.size = 0;
  try {
    for (const part of partsOf([...waiting])) {
      const began = performance.now();
      await addClicks(await batchesOf(recorder, part));
      for (const [key] of part) waiting.delete(key);
      await restFor(deps, performance.now() - began);
    }
  } catch (error) {
    putBack(recorder, waiting);
    if (deps.stopping.aborted) return;
    deps.logger.error({ err: error }, "clicks of short links were not written: tried again");
    schedule(deps, recorder);
  }
}

/** The database is left to the visitors for as long as it was kept; a server that stops does not wait. */
const restFor = ({ stopping }: Deps, ms: number): Promise<unknown> =>
  stopping.aborted ? breathe() : setTimer(Math.min(ms, MAX_REST_MS), undefined, { ref: false });

type Entries = readonly (readonly [key: string, entry: Waiting])[];

function* partsOf(entries: Entries): Generator<Entries> {
  let part: (readonly [string, Waiting])[] = [];
  let rows = 0;
  for (const entry of entries) {
    part.push(entry);
    rows += 1 + entry[1].people.size;
    if (rows < AT_ONCE) continue;
    yield part;
    part = [];
    rows = 0;
  }
  if (part.length > 0) yield part;
}

async function batchesOf(recorder: Recorder, entries: Entries): Promise<Batch[]> {
  const batches: Batch[] = [];
  for (const [, { people, ...entry }] of entries) {
    const visitors = [];
    for (const [address, counts] of people) {
      visitors.push({ visitor: await visitorOf(recorder, entry.day, address), ...counts });
    }
    batches.push({ ...entry, visitors });
  }
  return batches;
}

/** What could not be written waits again, together with what has come meanwhile. */
function putBack(recorder: Recorder, failed: Map<string, Waiting>): void {
  for (const [key, entry] of recorder.waiting) {
    const before = failed.get(key);
    if (!before) {
      failed.set(key, entry);
      continue;
    }
    before.bot += entry.bot;
    for (const [address, { total, qr }] of entry.people) {
      const known = before.people.get(address) ?? { total: 0, qr: 0 };
      before.people.set(address, { total: known.total + total, qr: known.qr + qr });
    }
  }
  recorder.waiting = failed;
  recorder.size = [...failed.values()].reduce((sum, { people }) => sum + people.size, 0);
}

/** A member looks at a link: clicks from the same place are the company's own, until the day ends. */
export async function noteOwnPlace(company_uid: string): Promise<void> {
  const { deps, address } = context();
  if (address === "") return;
  const recorder = recorderOf(deps);
  const day = dayInJapan(now());
  const visitor = await visitorOf(recorder, day, address);
  const key = `${company_uid} ${day} ${visitor}`;
  if (recorder.places.has(key)) return;
  if (recorder.places.size > MAX_WAITING) recorder.places.clear();
  await rememberOwnPlace(company_uid, day, visitor);
  recorder.places.add(key);
}
