import type { PageLoad } from "../../tools/pageLoad.ts";

interface Budget {
  readonly requests: number;
  readonly calls: number;
}

/** What any screen may ask for until it is there: the page, its files and pictures, and the calls among them. */
const ANY: Budget = { requests: 45, calls: 16 };
/** The screens that work is done on. What they weigh is held by tools/appCheck.ts. */
const MAIN: Readonly<Record<string, Budget>> = {
  "/": { requests: 40, calls: 14 },
  "/creators": { requests: 40, calls: 12 },
  "/projects": { requests: 40, calls: 12 },
  "/chat": { requests: 40, calls: 12 },
  "/payment-notices": { requests: 40, calls: 12 },
  "/notifications": { requests: 40, calls: 12 },
  "/reports": { requests: 40, calls: 12 },
};

/** Where the load of a screen went over its budget, and what it asked for twice, in one line each. */
export function overBudget(path: string, load: PageLoad): string[] {
  const budget = MAIN[path] ?? ANY;
  const calls = load.calls();
  const found: string[] = [];
  if (load.requests() > budget.requests) found.push(`${load.requests()} requests of ${budget.requests}`);
  if (calls.length > budget.calls) found.push(`${calls.length} calls of ${budget.calls}: ${calls.join(" ")}`);
  // An early read (app/src/boot/firstReads.ts) that is not quite what its screen asks is asked for nothing. What is read
  // again once the stream is there may have changed meanwhile.
  const stream = calls.indexOf("/realtime/events");
  const before = stream < 0 ? calls : calls.slice(0, stream);
  const twice = before.filter((call, place) => before.indexOf(call) !== place);
  return [...found, ...twice.map((call) => `asked twice: ${call}`)];
}
