import {
  type CreatorMailDropReason,
  type CreatorMailKind,
  nextActionOf,
  phaseOf,
  type StoppableMail,
} from "@tsumugi/contract";
import { addDays, dayInJapan } from "../core/clock.ts";
import type { JobFacts } from "./creatorMails.repository.ts";
import { AGAIN_MS, after, hourOfDay, REMINDER_HOUR } from "./mailTimes.ts";
import { autoMailsOf, deadlineOf, type RemindedJob, stepOf } from "./reminders.ts";
import type { CreatorMailRow } from "./scheduledMails.repository.ts";

export type Judgement =
  | { readonly verdict: "send" }
  | { readonly verdict: "drop"; readonly reason: CreatorMailDropReason }
  /** Of a message that has been read: nothing to report to anybody. */
  | { readonly verdict: "forget" }
  | { readonly verdict: "wait"; readonly until: Date };

const drop = (reason: CreatorMailDropReason): Judgement => ({ verdict: "drop", reason });

/** The kind of notice that a creator may turn off; null: it belongs to the contract. */
export const stoppableOf = (kind: CreatorMailKind): StoppableMail | null => {
  if (kind === "message") return "message";
  return kind === "deadline" || kind === "overdue" || kind === "reminder" ? "reminder" : null;
};

const steps: readonly CreatorMailKind[] = [
  "revision",
  "approved",
  "rejected",
  "cancelled",
  "address",
  "shipped",
];
/** The kinds that tell of what staff have just done, and may undo within minutes. */
export const isStep = (kind: CreatorMailKind): boolean => steps.includes(kind);

/** The mail that asks for an address a second time; its fact says so. */
export const ADDRESS_AGAIN = "address_again";
const isAddressReminder = ({ fact }: CreatorMailRow) => fact.startsWith(ADDRESS_AGAIN);

/** Mails that say that the job is over go out although it is. */
const isEnd = (kind: CreatorMailKind) => kind === "rejected" || kind === "cancelled";

/** Why nothing reaches the creator of this job, whatever it is about. */
export function barOf({
  row,
  project,
  email,
  archived_at,
  erased_at,
  link,
}: JobFacts): CreatorMailDropReason | null {
  if (erased_at || archived_at || row.removed_at) return "creator_gone";
  if (project.archived_at) return "project_archived";
  if (email.trim() === "") return "no_address";
  return link ? null : "link_ended";
}

export const remindedJob = ({ request, row, project, revision_due_on }: JobFacts): RemindedJob => ({
  job_status: row.job_status,
  entered_status_at: row.entered_status_at,
  answered_at: request.answered_at,
  sent_at: request.sent_at ?? request.created_at,
  project,
  terms: { ...request.terms, revision_due_on },
});

/** Messages that no mail has announced yet. */
export const newMessages = ({ unread, read }: JobFacts) =>
  unread.filter(({ seq }) => seq > (read?.mailed_seq ?? 0));

/** Whether a mail is about the work of a job that is over. */
function isTooLate({ kind }: CreatorMailRow, { row }: JobFacts): boolean {
  const phase = phaseOf(row.job_status);
  return (phase === "out" || phase === "done") && !isEnd(kind);
}

/**
 * Whether a planned mail will not go out, since its job is over, since the address is known or not asked for now, or since
 * the parcel is not on its way.
 */
export const isWithoutUse = (mail: CreatorMailRow, facts: JobFacts): boolean =>
  isTooLate(mail, facts) ||
  (mail.kind === "address" && !lacksAddress(facts)) ||
  (mail.kind === "shipped" && !isOnItsWay(facts));

/** Whether a planned mail is still true, in the transaction that would queue it. */
export function judge(mail: CreatorMailRow, facts: JobFacts, at: Date): Judgement {
  const { request, row, stops } = facts;
  const bar = barOf(facts);
  if (bar) return drop(bar);
  if (!request.sent_at) return drop("not_true");
  if (isTooLate(mail, facts)) return drop("job_ended");
  const stoppable = stoppableOf(mail.kind);
  if (stoppable && stops.includes(stoppable)) return drop("opted_out");
  if (mail.kind === "message") return judgeMessage(facts, mail, at);
  if (mail.kind === "address") return judgeAddress(facts, mail);
  if (mail.kind === "shipped") return isOnItsWay(facts) ? { verdict: "send" } : drop("not_true");
  if (stoppable) return judgeReminder(facts, mail, at);
  // Mails about a status have its name; the moment says whether the job has been elsewhere since.
  const isStill =
    mail.kind === row.job_status && mail.entered_status_at?.getTime() === row.entered_status_at.getTime();
  return isStill ? { verdict: "send" } : drop("not_true");
}

/** Marked as sent, by mistake perhaps, and neither taken back nor there already. */
const isOnItsWay = ({ shipment, project }: JobFacts): boolean =>
  project.product_shipping && shipment?.status === "sent";

/** The parcel waits for an address that nobody has. */
export const lacksAddress = ({ shipment, address, project }: JobFacts): boolean => {
  const known = shipment?.recipient_taken_at ? shipment.recipient_address : address;
  const isAsked = project.product_shipping && shipment?.status === "confirming_address";
  return isAsked && (known ?? "").trim() === "";
};

/** Before the work begins the address is all that is asked for: nobody makes a draft about what has not come. */
export const waitsForAddress = (facts: JobFacts): boolean =>
  nextActionOf({
    job_status: facts.row.job_status,
    isScheduled: false,
    isOverdue: false,
    hasPost: false,
    isPaid: false,
    shipment: facts.shipment?.status ?? null,
    lacksAddress: lacksAddress(facts),
  }) === "wait_for_address";

/** As long as the parcel waits for an address that nobody has. The second mail is one of the automatic ones. */
function judgeAddress(facts: JobFacts, mail: CreatorMailRow): Judgement {
  const { read, settings } = facts;
  if (!lacksAddress(facts)) return drop("not_true");
  const isOff = read?.auto_off === true || !autoMailsOf(settings).on;
  return isOff && isAddressReminder(mail) && !mail.at_once ? drop("off") : { verdict: "send" };
}

/** A further announcement comes after the last one was read, or after hours. */
function judgeMessage(facts: JobFacts, mail: CreatorMailRow, at: Date): Judgement {
  if (newMessages(facts).length === 0) return { verdict: "forget" };
  const { mailed_at, mailed_seq = 0 } = facts.read ?? {};
  const isAnnounced = facts.unread.some(({ seq }) => seq <= mailed_seq);
  const again = mailed_at && isAnnounced ? after(mailed_at, AGAIN_MS) : at;
  return again > at && !mail.at_once ? { verdict: "wait", until: again } : { verdict: "send" };
}

function judgeReminder(facts: JobFacts, mail: CreatorMailRow, at: Date): Judgement {
  const { row, read, settings, room } = facts;
  // A reminder of no step is one of the address.
  if (mail.kind === "reminder" && mail.deadline === null)
    return waitsForAddress(facts) ? { verdict: "send" } : drop("not_true");
  if (stepOf(row.job_status) !== mail.deadline) return drop("not_true");
  if (mail.kind === "reminder" || mail.at_once) return { verdict: "send" };
  if (read?.auto_off || !autoMailsOf(settings).on) return drop("off");
  const today = dayInJapan(at);
  if (deadlineOf(remindedJob(facts))?.on !== mail.deadline_on) return drop("not_true");
  if (mail.kind === "deadline" && mail.deadline_on !== null && today > mail.deadline_on)
    return drop("not_true");
  if (isRemindedToday(facts, mail, today)) return drop("not_true");
  // The creator has asked something: an answer is due from us first.
  return room?.needs_reply
    ? { verdict: "wait", until: hourOfDay(addDays(today, 1), REMINDER_HOUR) }
    : { verdict: "send" };
}

const isRemindedToday = ({ reminders }: JobFacts, mail: CreatorMailRow, today: string): boolean =>
  reminders.some(
    ({ uid, state, deadline, decided_at }) =>
      uid !== mail.uid &&
      state === "queued" &&
      deadline === mail.deadline &&
      decided_at !== null &&
      dayInJapan(decided_at) === today,
  );
