/** Whoever pays for each byte, or waits for it, loads only what is opened. */
export function isSparing(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return Boolean(connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? ""));
}
