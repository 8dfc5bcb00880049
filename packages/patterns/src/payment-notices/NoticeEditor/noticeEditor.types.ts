import type { ManagedCreator, NoticeCandidate, NoticeLine } from "@tsumugi/contract";
import type { PersonLook } from "../../shared/types.ts";

/** A line being written. `uid` is the row's own, never sent; `amount` null while blank. */
export interface NoticeLineValues extends Omit<NoticeLine, "amount" | "project_uid"> {
  /** The inspected job that it comes from; null for a line by hand. */
  job_request_uid: string | null;
  amount: number | null;
}

/** What the editor writes, under the names of the wire. */
export interface NoticeEditorValues {
  received_on: string | null;
  due_on: string | null;
  lines: readonly NoticeLineValues[];
  note: string;
}

/** Whom the notice is for, as kept in the own record. */
export interface NoticePayeeLook
  extends PersonLook,
    Pick<ManagedCreator, "entity_type" | "withholding_default"> {
  /** Blank: not a qualified invoice issuer; null while it is not known. */
  invoice_registration_number: string | null;
}

/** A job that has passed inspection and stands on no notice yet. */
export interface InspectedJobLook extends Pick<NoticeCandidate, "job_request_uid" | "description" | "fee"> {
  project_name: string;
  /** Day on which the work was received: day 1 of the 60. */
  received_on: string;
}

let lastRow = 0;

/** A blank line; `uid` is new at each call. */
export const blankLine = (withholding = false): NoticeLineValues => {
  lastRow += 1;
  return {
    uid: `row-${lastRow}`,
    job_request_uid: null,
    description: "",
    transaction_on: "",
    transaction_ends_on: null,
    amount: null,
    tax_rate: 10,
    withholding,
    withholding_reason: "",
  };
};

/** The line of an inspected job: the fee of its terms at the full rate. */
export const lineOfJob = (job: InspectedJobLook, payee: NoticePayeeLook): NoticeLineValues => ({
  ...blankLine(payee.withholding_default),
  job_request_uid: job.job_request_uid,
  description: job.description,
  transaction_on: job.received_on,
  amount: job.fee,
});
