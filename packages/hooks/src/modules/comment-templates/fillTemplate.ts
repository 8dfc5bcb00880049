/** A name in double braces, half or full width, spaces inside the braces allowed. */
const VARIABLE = /(?:\{\{|｛｛)\s*([^\s{}｛｝][^{}｛｝\n]{0,39}?)\s*(?:\}\}|｝｝)/gu;

export interface FilledTemplate {
  /** The text with everything known filled in; missing variables stay as written. */
  readonly text: string;
  /** Variables without a value, each once, in order of appearance. Nothing may be sent while there is one. */
  readonly missing: readonly string[];
}

/** The variables of a template, each once, in order of appearance. */
export const variablesOf = (template: string): string[] => [
  ...new Set(Array.from(template.matchAll(VARIABLE), ([, name = ""]) => name)),
];

/**
 * Fills `{{クリエイター名}}` and the like. A blank value counts as missing, and a value that itself
 * contains braces is not filled again.
 */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, string | null | undefined>>,
): FilledTemplate {
  const lookUp = (name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value?.trim() ? value : undefined;
  };
  return {
    text: template.replace(VARIABLE, (whole, name: string) => lookUp(name) ?? whole),
    missing: variablesOf(template).filter((name) => lookUp(name) === undefined),
  };
}
