import { recorded } from "./recorded.ts";

// Stands in for ui's theme/sheet.tsx while the built packages are read: see staticStyles.ts.
export function sheet(rules: string): () => null {
  recorded.sheets.push(rules);
  return () => null;
}
