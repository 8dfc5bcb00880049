/** Numbers of one thing: its ratio to the baseline, round by round. */
export interface Ratio {
  median: number;
  /** 95 % confidence interval of the median, by bootstrap. */
  low: number;
  high: number;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** `quantile([…], 0.95)` is the p95. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * q;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}

/** Ratio inside each round: what else the machine does then falls on both. */
export function ratioOf(ours: readonly number[], baseline: readonly number[]): Ratio {
  const ratios = ours.map((value, round) => value / (baseline[round] ?? Number.NaN));
  const medians = Array.from({ length: 1_000 }, () =>
    median(ratios.map(() => ratios[Math.floor(Math.random() * ratios.length)] ?? Number.NaN)),
  );
  return { median: median(ratios), low: quantile(medians, 0.025), high: quantile(medians, 0.975) };
}

/** In a new order each time, so that no subject always runs behind the same other. */
export function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
