import axe from "axe-core";
import { settleAnimations } from "../tools/settleAnimations.ts";

/**
 * Looks at the finished story once more in dark. Contrast is all that the theme can change, so one rule is enough
 * and the story need not run twice.
 */
export async function checkDarkContrast(parameters: { a11y?: { test?: string; disable?: boolean } }) {
  if (parameters.a11y?.test !== "error" || parameters.a11y.disable) return;
  const root = document.documentElement;
  const before = root.dataset.theme;
  root.dataset.theme = "dark";
  try {
    await settleAnimations();
    const { violations } = await axe.run(document.body, {
      runOnly: ["color-contrast"],
      resultTypes: ["violations"],
    });
    const findings = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    );
    if (findings.length > 0) throw new Error(`too little contrast in dark:\n${findings.join("\n")}`);
  } finally {
    if (before === undefined) delete root.dataset.theme;
    else root.dataset.theme = before;
  }
}
