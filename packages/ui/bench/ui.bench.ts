import { openBenchPage } from "./browser.ts";
import { benchLeaves } from "./leafBench.ts";
import { benchTable } from "./tableBench.ts";

/**
 * The speed rule of the package, as ratios measured in one run: leaf components against React with CSS classes, the
 * table against a raw-DOM list. Read is the main thread's CPU time (CDP, threadTicks), which a busy machine disturbs
 * less than the clock; frames alone are by the clock. `pnpm bench ui Button` measures what is named only.
 */

const asked = process.argv.slice(2);
const isAsked = (name: string) =>
  asked.length === 0 || asked.some((word) => name.toLowerCase().includes(word.toLowerCase()));

const page = await openBenchPage();
try {
  const leaves = (await page.evaluate<string[]>("bench.names")).filter(isAsked);
  const broken = leaves.length > 0 ? await benchLeaves(page, leaves) : [];
  await benchTable(page, isAsked);
  broken.push(...page.errors);
  for (const text of broken) console.error(`\nBroken: ${text}`);
  if (broken.length > 0) process.exitCode = 1;
} finally {
  await page.close();
}
