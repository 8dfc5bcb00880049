import type { CreatorMail, CreatorMailState, JobMails } from "@tsumugi/contract";
import type { JobFacts } from "./creatorMails.repository.ts";
import type { JobMailView } from "./jobMails.repository.ts";
import { barOf, isWithoutUse } from "./judge.ts";
import { autoMailsOf, dueOf, type Reminder } from "./reminders.ts";
import type { CreatorMailRow } from "./scheduledMails.repository.ts";

/** A row whose outbox mail was erased with the person is as good as not sent. */
function stateOf({ row, outbox }: JobMailView): CreatorMailState {
  if (row.state !== "queued") return row.state;
  if (!outbox) return "dropped";
  if (outbox.sent_at) return "sent";
  if (outbox.refused_at) return "bounced";
  return outbox.last_error ? "failed" : "queued";
}

const deadlineOfRow = ({ deadline, deadline_on }: Pick<CreatorMailRow, "deadline" | "deadline_on">) =>
  deadline && { kind: deadline, on: deadline_on };

export function presentMail(view: JobMailView): CreatorMail {
  const { row, outbox, by } = view;
  const state = stateOf(view);
  return {
    key: row.fact,
    kind: row.kind,
    deadline: deadlineOfRow(row),
    state,
    at: (outbox?.sent_at ?? row.decided_at ?? row.due_at).toISOString(),
    to: outbox?.to_address ?? "",
    subject: outbox?.subject ?? "",
    reason: row.reason ?? (state === "dropped" ? "creator_gone" : null),
    by,
  };
}

/** A reminder whose day has not come yet: it stands in no table. */
const presentReminder = (reminder: Reminder, at: Date): CreatorMail => ({
  key: reminder.fact,
  kind: reminder.kind,
  deadline: deadlineOfRow(reminder),
  state: "planned",
  at: dueOf(reminder, at).toISOString(),
  to: "",
  subject: "",
  reason: null,
  by: null,
});

export function presentJobMails(
  views: readonly JobMailView[],
  facts: JobFacts,
  {
    coming,
    remindedToday,
    at,
  }: { coming: readonly Reminder[]; remindedToday: JobMailView | undefined; at: Date },
): JobMails {
  const barred = barOf(facts);
  const mails = views.map(presentMail);
  const known = new Set(mails.map(({ key }) => key));
  const reminders = barred
    ? []
    : coming.filter(({ fact }) => !known.has(fact)).map((reminder) => presentReminder(reminder, at));
  // What would be dropped when its time comes is none that will be sent.
  const useless = new Set(views.flatMap(({ row }) => (isWithoutUse(row, facts) ? [row.fact] : [])));
  const waiting = mails.filter(({ state, key }) => state === "planned" && !useless.has(key));
  const planned = [...waiting, ...reminders];
  return {
    items: mails.filter(({ state }) => state !== "planned"),
    planned: planned.sort((a, b) => (a.at < b.at ? -1 : 1)),
    email: facts.email,
    barred,
    is_auto: !facts.read?.auto_off,
    is_project_auto: autoMailsOf(facts.settings).on,
    stopped: facts.stops,
    opened_at: facts.read?.opened_at?.toISOString() ?? null,
    read_at: facts.read?.read_at?.toISOString() ?? null,
    unread_count: facts.unread[0]?.total ?? 0,
    reminded_today: remindedToday ? { at: presentMail(remindedToday).at, by: remindedToday.by } : null,
  };
}
