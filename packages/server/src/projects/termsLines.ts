import {
  type FeeTax,
  feeSumLines,
  jobTermsLabels,
  type TermsContent,
  termsChanges,
  termsKeys,
  termText,
} from "@tsumugi/contract";

const SHORT = 80;

/** What changed from one version to the next, a line each; long texts are read where the terms stand. */
export const changeLines = (before: TermsContent, after: TermsContent): string[] =>
  termsChanges(before, after).map((change) =>
    change.before.length + change.after.length > SHORT
      ? `${change.label}: 変わりました（条件の欄でご確認ください）`
      : `${change.label}: ${change.before} → ${change.after}`,
  );

/** The whole terms as label and value, without what is not set; below the fee the sums that come of it. */
export const termsFacts = (
  terms: TermsContent & { readonly tax?: FeeTax | undefined },
): [label: string, value: string][] =>
  termsKeys
    .filter((key) => terms[key] !== null && terms[key] !== "")
    .flatMap((key) => {
      const fact: [string, string] = [jobTermsLabels[key], termText(key, terms[key])];
      if (key !== "fee" || !terms.tax || typeof terms.fee !== "number") return [fact];
      return [
        fact,
        ...feeSumLines(terms.fee, terms.tax).map(([label, value]): [string, string] => [label, value]),
      ];
    });
