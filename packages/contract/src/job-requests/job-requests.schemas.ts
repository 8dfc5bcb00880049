import * as z from "zod";
import { taxRoundings } from "../companies/companies.constants.ts";
import { answerShape, createShape } from "../core/fieldSchemas.ts";
import { taxRates } from "../payment-notices/noticeAmounts.ts";
import { day, personRef, timestamp, uid, yen } from "../shared/wire.ts";
import { jobAnswers } from "./job-requests.constants.ts";
import { jobTermsFields } from "./job-requests.fields.ts";
import { beforeDelivery } from "./terms.ts";

/** The terms of a job as they are sent. Parties and the date of the request are added then. */
export const jobTermsBody = z
  .strictObject(createShape(jobTermsFields, {}))
  .refine((terms) => terms.delivery_on <= terms.inspection_on, {
    path: ["inspection_on"],
    message: beforeDelivery("inspection_on"),
  })
  .refine((terms) => terms.delivery_on <= terms.payment_on, {
    path: ["payment_on"],
    message: beforeDelivery("payment_on"),
  });
export type JobTermsBody = z.input<typeof jobTermsBody>;

/** How the fee is taxed, as on the day of sending. */
export const feeTax = z.object({
  rate: z.literal(taxRates),
  rounding: z.enum(taxRoundings),
  withholding: z.boolean(),
});

/** As sent; viewers read no fee. */
export const jobTerms = z.object({
  ...answerShape(jobTermsFields, {}),
  /** The two parties, by name, as on the day of sending. */
  orderer: z.string(),
  contractor: z.string(),
  ordered_on: day,
  /** Absent: sent before requests said the sum that is paid. */
  tax: feeTax.optional(),
});
export type JobTerms = z.infer<typeof jobTerms>;

/** What the creator would like to have changed; null: as in the terms. */
export const jobWish = z.object({
  /** Tax-excluded yen; null also for viewers. */
  fee: yen.nullable(),
  delivery_on: day.nullable(),
  note: z.string(),
});
export type JobWish = z.infer<typeof jobWish>;

/** The terms as sent once; every change makes the next version, and all of them stay readable. */
export const jobVersion = z.object({
  version: z.int().min(1),
  terms: jobTerms,
  sent_by: personRef.nullable(),
  /** Null: scheduled, and not sent yet. */
  sent_at: timestamp.nullable(),
  scheduled_at: timestamp.nullable(),
  answer: z.enum(jobAnswers).nullable(),
  answered_at: timestamp.nullable(),
  /** The member who recorded the answer; null: the creator's own. */
  answered_by: personRef.nullable(),
  wish: jobWish.nullable(),
});
export type JobVersion = z.infer<typeof jobVersion>;

export const jobRequest = z.object({
  uid,
  project_uid: uid,
  project_name: z.string(),
  creator_uid: uid,
  /** Version of the terms as sent; a change of terms makes the next one. */
  version: z.int().min(1),
  terms: jobTerms,
  sent_by: personRef.nullable(),
  sent_at: timestamp.nullable(),
  scheduled_at: timestamp.nullable(),
  answer: z.enum(jobAnswers).nullable(),
  answered_at: timestamp.nullable(),
});
export type JobRequest = z.infer<typeof jobRequest>;
