import type { ColorMode } from "@tsumugi/ui";

const STORAGE_KEY = "tsumugi.color-mode";

/** What was chosen on this browser; else as the system has it. */
export function storedColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

export function storeColorMode(mode: ColorMode): void {
  try {
    localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // A browser that refuses storage keeps the choice for this page.
  }
}
