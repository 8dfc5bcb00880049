import type { Figures } from "./ledger.ts";

/** FAULTS=long: minutes instead of seconds. */
export const LONG = process.env.FAULTS === "long";

/** One line per fault in the test's output. */
export function say(fault: string, figures: Figures, more: Record<string, number | string> = {}): void {
  const { acked, lost, doubled, outOfOrder, maxDelayMs } = figures;
  const all = { acked, lost, doubled, out_of_order: outOfOrder, ...more, max_delay_ms: maxDelayMs };
  const text = Object.entries(all).map(([name, value]) => `${name} ${value}`);
  console.log(`[faults ${process.env.TEST_ENGINE ?? "pglite"}] ${fault}: ${text.join(", ")}`);
}

/** What every fault has to end with. */
export const CLEAN = { lost: 0, doubled: 0, outOfOrder: 0 };
