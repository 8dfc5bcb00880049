import { type JobTerms, replaceFee, termText, variableTerms } from "@tsumugi/contract";
import type { SendProject } from "../projects/send/sendPlan.ts";

type Terms = Pick<JobTerms, "fee" | "delivery_on" | "reply_due_on" | "inspection_on" | "payment_on"> &
  Readonly<Record<(typeof variableTerms)[number], string>>;
type ProjectDays = Pick<SendProject, "draft_due_on" | "posting_starts_on" | "posting_ends_on">;

const cure = (what: string, before: string, variable: string) =>
  `前の${what}（${before}）が書かれたままです。新しい${what}に直すか、{${variable}} にしてください。`;

/**
 * Where a text still says the fee or the day of delivery of the version before: its variable was filled then, and the
 * number beside it alone was changed since. By field of the body. A day that is also another one of the job is left.
 */
export function stillSaid(before: Terms, after: Terms, project: ProjectDays): Record<string, string> {
  const { draft_due_on, posting_starts_on, posting_ends_on } = project;
  const { reply_due_on, inspection_on, payment_on } = after;
  const others = [draft_due_on, posting_starts_on, posting_ends_on, reply_due_on, inspection_on, payment_on];
  const isNewDay = before.delivery_on !== after.delivery_on && !others.includes(before.delivery_on);
  const isNewFee = before.fee !== after.fee && before.fee !== null;
  const fields: Record<string, string> = {};
  for (const key of variableTerms) {
    const text = after[key];
    const day = termText("delivery_on", before.delivery_on);
    if (isNewDay && text.includes(day)) fields[`terms.${key}`] = cure("納品日", day, "納品日");
    if (isNewFee && replaceFee(text, Number(before.fee), "") !== text)
      fields[`terms.${key}`] = cure("報酬", termText("fee", before.fee), "報酬");
  }
  return fields;
}
