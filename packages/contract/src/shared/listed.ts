interface Listed {
  /** How many are named. */
  readonly most?: number;
  /** How many there are, where not all were handed in. */
  readonly total?: number;
}

/** The first of many names, and how many more there are: 「みお、はるか、ゆいほか2名」. `unit` is what they are counted in. */
export function listed(
  names: readonly string[],
  unit: string,
  { most = 3, total = names.length }: Listed = {},
): string {
  const shown = names.slice(0, most);
  const rest = total - shown.length;
  return shown.join("、") + (rest > 0 ? `ほか${rest.toLocaleString("ja-JP")}${unit}` : "");
}
