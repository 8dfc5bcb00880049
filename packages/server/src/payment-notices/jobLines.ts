import { legalLatestDay, type NoticeCandidate } from "@tsumugi/contract";
import type { JobForNotice } from "./candidates.repository.ts";
import { type NewLine, proposedDue } from "./noticePlan.ts";

/** Day 1 of the 60. */
export const receivedOn = (job: JobForNotice, today: string): string => job.received_on ?? today;

const firstLine = (work: string) => work.trim().split("\n", 1)[0] ?? "";

export const descriptionOf = ({ project, terms }: JobForNotice): string =>
  `「${project.name}」${firstLine(terms?.work ?? "")}`.slice(0, 500);

const isWithheld = ({ terms, withholding }: JobForNotice) => terms?.tax?.withholding ?? withholding;

const rateOf = ({ terms }: JobForNotice) => terms?.tax?.rate ?? 10;

const reasonOf = (job: JobForNotice) => {
  if (!isWithheld(job)) return "";
  if (job.withholding_reason) return job.withholding_reason;
  return job.terms.tax ? "依頼条件で源泉徴収の対象としたため" : "個人への報酬で、源泉徴収する支払先のため";
};

/** The line of a job under the terms that were agreed; several posts make a span of days. */
export function lineOfJob(job: JobForNotice, today: string): NewLine {
  const from = job.posted_from ?? receivedOn(job, today);
  return {
    job_request_uid: job.job_request_uid,
    project_uid: job.project.uid,
    description: descriptionOf(job),
    transaction_on: from,
    transaction_ends_on: job.posted_to !== null && job.posted_to > from ? job.posted_to : null,
    amount: job.fee,
    tax_rate: rateOf(job),
    withholding: isWithheld(job),
    withholding_reason: reasonOf(job),
  };
}

/** The day that was promised, at the latest the one that the law allows, and one on which banks work: as `paymentDay`. */
export function dueOfJob(job: JobForNotice, received_on: string, today: string): string {
  const latest = legalLatestDay(received_on);
  const promised = job.terms?.payment_on ?? job.planned_payment_on ?? latest;
  return proposedDue(promised < latest ? promised : latest, received_on, today);
}

export function presentCandidate(job: JobForNotice, today: string): NoticeCandidate {
  const received_on = receivedOn(job, today);
  const from = job.posted_from ?? received_on;
  return {
    job_request_uid: job.job_request_uid,
    project: job.project,
    creator: job.creator,
    payee_name: job.payee_name,
    description: descriptionOf(job),
    terms_version: job.terms_version,
    fee: job.fee,
    tax_rate: rateOf(job),
    withholding: isWithheld(job),
    transaction_on: from,
    transaction_ends_on: job.posted_to !== null && job.posted_to > from ? job.posted_to : null,
    received_on,
    due_on: dueOfJob(job, received_on, today),
    legal_latest_on: legalLatestDay(received_on),
    obstacle: job.obstacle,
  };
}
