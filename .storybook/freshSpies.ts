import { fn, isMockFunction } from "storybook/test";

/**
 * Gives a story spies of its own in place of those its file shares. What an earlier story left under way, such as the
 * next save in a queue, would otherwise be counted in this one.
 */
export function freshSpies(args: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(args)) {
    if (!isMockFunction(value)) continue;
    const shared = value as typeof value & ((...given: unknown[]) => unknown);
    args[key] = fn((...given) => shared(...given)).mockName(value.getMockName());
  }
}
