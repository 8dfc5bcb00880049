import {
  type FeeTax,
  feeSumLines,
  jobTermsFields,
  jobTermsLabels,
  type TermsContent,
  termsKeys,
  termText,
} from "@tsumugi/contract";
import type { MailFactLine } from "../core/mailText.ts";

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
