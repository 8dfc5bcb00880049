import type { PageLoad } from "../../tools/pageLoad.ts";

/** What a screen may ask for until it is there; what its code weighs is held by tools/appCheck.ts. */
const CODE_FILES = 34;
const CALLS = 24;
/** The screens that work is done on have as many calls as they need, and two to spare. */
const callsOf: Readonly<Record<string, number>> = {
  "/": 18,
  "/creators": 17,
  "/projects": 13,
  "/projects/demo-project-hand-cream": 16,
  "/chat": 12,
  "/payment-notices": 13,
  "/notifications": 8,
  "/reports": 10,
};

/** Where the load of a screen went over its budget, and what it asked for twice, in one line each. */
export function overBudget(path: string, load: PageLoad): string[] {
  const calls = load.calls();
  const files = load.count("Script");
  const most = callsOf[path] ?? CALLS;
  const found: string[] = [];
  if (files > CODE_FILES) found.push(`${files} files of code, at most ${CODE_FILES}`);
  if (calls.length > most) found.push(`${calls.length} calls, at most ${most}: ${calls.join(" ")}`);
  // An early read (app/src/boot/firstReads.ts) that is not quite what its screen asks is asked for nothing. What is read
  // again once the stream is there may have changed meanwhile.
  const stream = calls.indexOf("/realtime/events");
  const before = path in callsOf ? calls.slice(0, stream < 0 ? undefined : stream) : [];
  const twice = before.filter((call, place) => before.indexOf(call) !== place);
  return [...found, ...twice.map((call) => `asked twice: ${call}`)];
}
