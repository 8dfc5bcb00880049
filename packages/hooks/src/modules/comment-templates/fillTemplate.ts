const NAME = String.raw`\s*([^\s{}｛｝][^{}｛｝\n]{0,39}?)\s*`;
/** A name in double braces, half or full width, spaces inside the braces allowed. */
const DOUBLED = String.raw`(?:\{\{|｛｛)${NAME}(?:\}\}|｝｝)`;
/** As in the terms of a request. A text may hold single braces of its own, so that only known names count. */
const VARIABLE = new RegExp(`${DOUBLED}|[{｛]${NAME}[}｝]`, "gu");

export interface FilledTemplate {
  /** The text with everything known filled in; missing variables stay as written. */
  readonly text: string;
  /** Variables without a value, each once, in order of appearance. Nothing may be sent while there is one. */
  readonly missing: readonly string[];
}

type Values = Readonly<Record<string, string | null | undefined>>;

const nameIn = (values: Values, doubled: string | undefined, single: string | undefined) =>
  doubled ?? (single !== undefined && Object.hasOwn(values, single) ? single : undefined);

/**
 * Fills `{{クリエイター名}}` and the like, and what `values` names in single braces too. A blank value counts as missing,
 * and a value that itself contains braces is not filled again.
 */
export function fillTemplate(template: string, values: Values): FilledTemplate {
  const missing = new Set<string>();
  const text = template.replace(VARIABLE, (whole, doubled?: string, single?: string) => {
    const name = nameIn(values, doubled, single);
    if (name === undefined) return whole;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value?.trim()) return value;
    missing.add(name);
    return whole;
  });
  return { text, missing: [...missing] };
}
