/** A hook, its verb with arguments, and the call that this must make. */
export type Row = [hook: () => Record<string, unknown>, verb: string, args: unknown[], call: string];
export const row = <H>(hook: () => H, verb: keyof H & string, args: unknown[], call: string): Row => [
  hook as () => Record<string, unknown>,
  verb,
  args,
  call,
];
