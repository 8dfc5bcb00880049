/** What a request costs beside its bytes, in bytes of packed code. */
const REQUEST = 5_800;
/** What a merged file may weigh, packed: a larger one keeps a screen waiting that needs a part of it. */
const LARGEST = 130_000;
/** Minified code is about three times as long as what travels. */
const PACKED = 0.32;
/** Merges between two looks at what they have changed. */
const AT_ONCE = 40;
/** The most files of this plan that a screen waits for, whatever a merge costs the others. */
const MOST_FILES = 13;

/** A file of a build that was left to itself: modules that exactly the same openings need. */
export interface Atom {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly size: number;
}

/** A screen or a part of one that is loaded on its own: the files it starts from, and how much it matters. */
export interface Opening {
  readonly files: readonly string[];
  readonly weight: number;
}

interface Part {
  readonly names: string[];
  size: number;
  /** The openings that load it, one bit each. */
  by: bigint;
  readonly needs: Set<Part>;
  readonly neededBy: Set<Part>;
}

type Below = ReadonlyMap<Part, ReadonlySet<Part>>;

/** Everything that is loaded with a part. */
function below(part: Part, found = new Set<Part>()): Set<Part> {
  for (const next of part.needs) {
    if (found.has(next)) continue;
    found.add(next);
    below(next, found);
  }
  return found;
}

function partsOf(atoms: readonly Atom[], openings: readonly Opening[]): Set<Part> {
  const parts = new Map<string, Part>(
    atoms.map(({ fileName, size }) => [
      fileName,
      { names: [fileName], size: size * PACKED, by: 0n, needs: new Set(), neededBy: new Set() },
    ]),
  );
  for (const { fileName, imports } of atoms) {
    const part = parts.get(fileName);
    for (const name of imports) {
      const needed = parts.get(name);
      if (!part || !needed || needed === part) continue;
      part.needs.add(needed);
      needed.neededBy.add(part);
    }
  }
  openings.forEach(({ files }, place) => {
    for (const part of files.flatMap((name) => parts.get(name) ?? [])) {
      for (const loaded of [part, ...below(part)]) loaded.by |= 1n << BigInt(place);
    }
  });
  return new Set([...parts.values()].filter(({ by }) => by !== 0n));
}

/** How much a set of openings matters. */
function weigher(openings: readonly Opening[]) {
  const known = new Map<bigint, number>();
  return (by: bigint): number => {
    const sum =
      known.get(by) ??
      openings.reduce((total, { weight }, place) => ((by >> BigInt(place)) & 1n ? total + weight : total), 0);
    known.set(by, sum);
    return sum;
  };
}

/** What `mine` costs the openings that had no use for it and load it once it is one file with `other`. */
function lossOf(mine: Part, other: Part, deps: Below, weightOf: (by: bigint) => number): number {
  const lacking = other.by & ~mine.by;
  if (lacking === 0n) return 0;
  let loss = weightOf(lacking) * mine.size;
  for (const dep of deps.get(mine) ?? []) {
    const also = lacking & ~dep.by;
    if (dep !== other && also !== 0n) loss += weightOf(also) * (dep.size + REQUEST);
  }
  return loss;
}

/** Two files that need each other by way of a third would run in no order that suits both. */
function wouldCircle(a: Part, b: Part, deps: Below): boolean {
  const through = (from: Part, to: Part) =>
    [...from.needs].some((next) => next !== to && deps.get(next)?.has(to));
  return through(a, b) || through(b, a);
}

function merge(a: Part, b: Part, parts: Set<Part>) {
  a.by |= b.by;
  a.names.push(...b.names);
  a.size += b.size;
  for (const next of b.needs) {
    next.neededBy.delete(b);
    if (next === a) continue;
    a.needs.add(next);
    next.neededBy.add(a);
  }
  for (const user of b.neededBy) {
    user.needs.delete(b);
    if (user === a) continue;
    user.needs.add(a);
    a.neededBy.add(user);
  }
  parts.delete(b);
  for (const dep of below(a)) dep.by |= a.by;
}

/** The pairs that a merge of gains more than `least`, the best first. */
function worthwhile(list: readonly Part[], deps: Below, weightOf: (by: bigint) => number, least = 0) {
  const pairs: { a: Part; b: Part; gain: number }[] = [];
  list.forEach((a, i) => {
    for (const b of list.slice(i + 1)) {
      if (a.size + b.size > LARGEST || (a.by & b.by) === 0n) continue;
      let gain = weightOf(a.by & b.by) * REQUEST - lossOf(a, b, deps, weightOf);
      if (gain > least) gain -= lossOf(b, a, deps, weightOf);
      if (gain > least) pairs.push({ a, b, gain });
    }
  });
  return pairs.sort((x, y) => y.gain - x.gain);
}

const belowEach = (parts: ReadonlySet<Part>): Below => new Map([...parts].map((part) => [part, below(part)]));

/** Merges what costs the others least until a screen waits for no more than {@link MOST_FILES}. */
function limitFiles(place: number, parts: Set<Part>, weightOf: (by: bigint) => number) {
  for (;;) {
    const mine = [...parts].filter(({ by }) => (by >> BigInt(place)) & 1n);
    if (mine.length <= MOST_FILES) return;
    const deps = belowEach(parts);
    const pairs = worthwhile(mine, deps, weightOf, Number.NEGATIVE_INFINITY);
    const best = pairs.find(({ a, b }) => !wouldCircle(a, b, deps));
    if (!best) return;
    merge(best.a, best.b, parts);
  }
}

/**
 * Which modules become one file. Left to itself a build makes a file for each set of screens that share something, sixty
 * for one screen; one file for all would load the whole app. Here two files become one as long as the screens that load
 * both gain more by the request they are spared than the others lose by code that they have no use for.
 */
export function planChunks(atoms: readonly Atom[], openings: readonly Opening[]): Map<string, string> {
  const parts = partsOf(atoms, openings);
  const weightOf = weigher(openings);
  for (;;) {
    const deps = belowEach(parts);
    // A merge changes what others gain: the next of this round touch nothing that it touched.
    const touched = new Set<Part>();
    for (const { a, b } of worthwhile([...parts], deps, weightOf).slice(0, AT_ONCE)) {
      if (touched.has(a) || touched.has(b) || wouldCircle(a, b, deps)) continue;
      for (const part of [a, b, ...(deps.get(a) ?? []), ...(deps.get(b) ?? [])]) touched.add(part);
      merge(a, b, parts);
    }
    if (touched.size === 0) break;
  }
  openings.forEach(({ weight }, place) => {
    if (weight >= 1) limitFiles(place, parts, weightOf);
  });
  const modules = new Map(atoms.map(({ fileName, moduleIds }) => [fileName, moduleIds]));
  const merged = [...parts].filter(({ names }) => names.length > 1);
  return new Map(
    merged.flatMap(({ names }, place) => {
      // Two parts of one name would become one file.
      const name = `part${place + 1}`;
      return names.flatMap((file) => (modules.get(file) ?? []).map((id) => [id, name] as const));
    }),
  );
}
