/** A name in double braces, half or full width, blanks around it allowed. */
const VARIABLE = /(?:\{\{|｛｛)\s*([^\s{}｛｝][^{}｛｝\n]{0,39}?)\s*(?:\}\}|｝｝)/gu;

export interface FilledTemplate {
  /** The text with everything known filled in; what is missing stands as it was written. */
  readonly text: string;
  /** Variables without a value, each once, in order of appearance. Nothing may be sent while there is one. */
  readonly missing: readonly string[];
}

/** The variables of a template, each once, in order of appearance. */
export const variablesOf = (template: string): string[] => [
  ...new Set(Array.from(template.matchAll(VARIABLE), ([, name = ""]) => name)),
];

/**
 * Fills `{{クリエイター名}}` and the like. A value that is blank counts as missing, and one that holds braces itself is
 * not filled again.
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
