import {
  type FeeTax,
  feeSumLines,
  jobTermsFields,
  jobTermsLabels,
  type TermsContent,
  termsChanges,
  termsKeys,
  termText,
} from "@tsumugi/contract";
import type { MailFactLine } from "../core/mailText.ts";

const SHORT = 80;

/** What changed from one version to the next, a line each; long texts are read where the terms stand. */
export const changeLines = (before: TermsContent, after: TermsContent): string[] =>
  termsChanges(before, after).map((change) =>
    change.before.length + change.after.length > SHORT
      ? `${change.label}: 変わりました（条件の欄でご確認ください）`
      : `${change.label}: ${change.before} → ${change.after}`,
  );

/** The whole terms as label and value, without what is not set; below the fee the sums that come of it. */
export const termsFacts = (terms: TermsContent & { readonly tax?: FeeTax | undefined }): MailFactLine[] =>
  termsKeys
    .filter((key) => terms[key] !== null && terms[key] !== "")
    .flatMap((key) => {
      const text = termText(key, terms[key]);
      // Written as several lines where there is much to say.
      const fact: MailFactLine =
        jobTermsFields[key].kind === "multiline"
          ? [jobTermsLabels[key], text, "lines"]
          : [jobTermsLabels[key], text];
      if (key !== "fee" || !terms.tax || typeof terms.fee !== "number") return [fact];
      return [fact, ...feeSumLines(terms.fee, terms.tax)];
    });
