import type { KeptTerms } from "@tsumugi/contract";

/** What a job is asked for, as typed. */
export type TermsValues = KeptTerms;
