/** First and last number, both included. */
export type Span = readonly [number, number];

/** Comments of one room that keep their distance: `first` to `last` are `shift` further on in the joined room. */
export interface Run {
  readonly first: number;
  readonly last: number;
  readonly shift: number;
}

/** What somebody has read of a room: everything to the position, and what lies beyond it. */
export interface ReadPlace {
  readonly read_seq: number;
  readonly also: readonly Span[];
}

/** `{[6,9),[12,15)}` as PostgreSQL writes it. */
export const spansOf = (text: string): Span[] =>
  [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to) - 1]);

export const toNumberSet = (spans: readonly Span[]): string =>
  `{${spans.map(([from, to]) => `[${from},${to + 1})`).join(",")}}`;

function joined(spans: readonly Span[]): Span[] {
  const result: [number, number][] = [];
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

const moved = ({ read_seq, also }: ReadPlace, runs: readonly Run[]): Span[] =>
  [[1, read_seq] as const, ...also].flatMap(([from, to]) =>
    runs.flatMap(({ first, last, shift }): Span[] => {
      const [start, end] = [Math.max(from, first), Math.min(to, last)];
      return start <= end ? [[start + shift, end + shift]] : [];
    }),
  );

/**
 * Where somebody stands in the room that two became: exactly what was read of either is read, nothing more and
 * nothing less. The position goes as far as everything before it is read; the rest lies beyond.
 */
export function joinedPlace(parts: readonly { place: ReadPlace; runs: readonly Run[] }[]): ReadPlace {
  const spans = joined(parts.flatMap(({ place, runs }) => moved(place, runs)));
  const [head, ...rest] = spans;
  return head?.[0] === 1 ? { read_seq: head[1], also: rest } : { read_seq: 0, also: spans };
}

/** The new number of one comment; 0 stays 0: before the first. */
export const movedNumber = (seq: number, runs: readonly Run[]): number =>
  seq + (runs.find(({ first, last }) => first <= seq && seq <= last)?.shift ?? 0);
