import {
  isSeenBy,
  type JobPhase,
  type JobStatus,
  type JobWish,
  jobPhases,
  nextActionOf,
  type PersonRef,
  type Platform,
  type PostNewsState,
  type Project,
  type ProjectCreator,
  type ProjectDays,
  type ProjectSpending,
  phaseOf,
  projectFields,
} from "@tsumugi/contract";
import { dayInJapan } from "../core/clock.ts";
import type { StoredTerms } from "../db/schema/job-requests.ts";
import type { projectCreators, projects } from "../db/schema/projects.ts";
import { presentSummary, type ShipmentRow, type ShippingProject } from "../shipments/shipments.presenter.ts";
import { columnsSeenBy } from "./columns.ts";
import { daysInStatus, nextDeadlineOfJob, nextDeadlineOfProject } from "./deadlines.ts";

export type ProjectRow = typeof projects.$inferSelect;

/** Creators of one status, the sum of what they get, the part of it that is paid, and the first day of a payment. */
interface StatusTally {
  readonly count: number;
  readonly fees: number;
  readonly paid: number;
  readonly payment_on?: string | null;
}

/** By status; absent = none. */
export type ProjectTally = Partial<Record<JobStatus, StatusTally>>;

export interface ProjectView {
  readonly project: ProjectRow;
  readonly owner: PersonRef | null;
  readonly tally: ProjectTally;
  /** Who changed it last. */
  readonly editor: PersonRef | null;
}

const spendingOfPhase: Record<JobPhase, keyof ProjectSpending | null> = {
  selection: "planned",
  approach: "planned",
  production: "committed",
  posting: "committed",
  settlement: "committed",
  done: "committed",
  out: null,
};

/** What a tally says by phase, and by whether the money is planned, agreed or gone. */
export function presentTally(tally: ProjectTally, canSeeFees: boolean) {
  const phase_counts = Object.fromEntries(jobPhases.map((phase) => [phase, 0])) as Record<JobPhase, number>;
  const spending = { planned: 0, committed: 0, paid: 0 };
  let creator_count = 0;
  for (const [status, { count, fees, paid }] of Object.entries(tally) as [JobStatus, StatusTally][]) {
    const phase = phaseOf(status);
    const kind = spendingOfPhase[phase];
    phase_counts[phase] += count;
    creator_count += count;
    spending.paid += paid;
    if (kind) spending[kind] += fees - paid;
  }
  return { phase_counts, creator_count, spending: canSeeFees ? spending : null };
}

/** Statuses in which the next step is ours: an answer to give, a draft or post to check, a payment to make. */
const WAITING_FOR_US: readonly JobStatus[] = ["negotiating", "draft_review", "posted", "inspected", "paying"];

/** A project on the wire; viewers get no budget. `today` is the day in Japan. */
export function presentProject(
  { project, owner, tally, editor }: ProjectView,
  canSeeFees: boolean,
  today: string,
): Project {
  const { company_uid, sort_name, search_text, created_by, owner_uid, ...fields } = project;
  return {
    ...fields,
    columns: columnsSeenBy({ canSeeFees }, project.columns),
    budget: isSeenBy(projectFields.budget, { canSeeFees }) ? project.budget : null,
    owner,
    ...presentTally(tally, canSeeFees),
    pending_count: WAITING_FOR_US.reduce((sum, status) => sum + (tally[status]?.count ?? 0), 0),
    next_deadline: nextDeadlineOfProject(project, tally, today),
    archived_at: project.archived_at?.toISOString() ?? null,
    created_at: project.created_at.toISOString(),
    updated_at: project.updated_at.toISOString(),
    updated_by: editor,
  };
}

export interface ProjectCreatorView {
  readonly row: typeof projectCreators.$inferSelect;
  readonly display_name: string;
  readonly image: string | null;
  readonly follower_count: number | null;
  readonly email: string;
  readonly accounts: readonly {
    platform: Platform;
    handle: string;
    url: string;
    follower_count: number | null;
    fetched_at: string | null;
  }[];
  readonly checks: readonly { column: string; by: PersonRef; at: string }[];
  readonly job_request_uid: string | null;
  readonly chat_room_uid: string | null;
  readonly terms: StoredTerms | null;
  readonly version: number | null;
  readonly sent_at: Date | null;
  readonly wish: JobWish | null;
  readonly revision_due_on: string | null;
  /** When it is to be paid, where the status works towards that. */
  readonly payment_on: string | null;
  readonly scheduled_at: Date | null;
  /** Of the request that waits for its time. */
  readonly waiting_fee: number | null;
  /** Of that request, else as planned, else of the terms in force. */
  readonly delivery_on: string | null;
  readonly reply_due_on: string | null;
  readonly unread_count: number;
  readonly post_count: number;
  readonly post_news: { readonly state: PostNewsState; readonly since: string } | null;
  /** The row's own, else the project's. */
  readonly owner: PersonRef | null;
  readonly comment_count: number;
  readonly shipment: ShipmentRow | null;
  readonly lacks_address: boolean;
  readonly last_mail: ProjectCreator["last_mail"];
  readonly creator_read_at: Date | null;
}

const iso = (at: string) => new Date(at).toISOString();

/** A creator in a project on the wire; viewers get no fee. */
export function presentProjectCreator(
  view: ProjectCreatorView,
  project: ProjectDays & ShippingProject & Pick<ProjectRow, "columns">,
  { canSeeFees, at }: { canSeeFees: boolean; at: Date },
): ProjectCreator {
  const { row, terms, revision_due_on } = view;
  const seen = new Set(columnsSeenBy({ canSeeFees }, project.columns).map(({ key }) => key));
  const next_deadline = nextDeadlineOfJob(
    row.job_status,
    project,
    terms && { ...terms, revision_due_on },
    view.payment_on,
  );
  return {
    creator_uid: row.managed_creator_uid,
    display_name: view.display_name,
    image: view.image,
    accounts: view.accounts.map((account) => ({
      ...account,
      fetched_at: account.fetched_at && iso(account.fetched_at),
    })),
    follower_count: view.follower_count,
    email: view.email,
    job_status: row.job_status,
    job_request_uid: view.job_request_uid,
    chat_room_uid: view.chat_room_uid,
    fee: canSeeFees ? (view.waiting_fee ?? row.planned_fee ?? row.fee) : null,
    planned_delivery_on: row.planned_delivery_on,
    planned_reply_due_on: row.planned_reply_due_on,
    terms_version: view.sent_at && view.version,
    wish: view.wish && { ...view.wish, fee: canSeeFees ? view.wish.fee : null },
    scheduled_at: view.scheduled_at?.toISOString() ?? null,
    memo: row.memo,
    shared_memo: row.shared_memo,
    custom_values: Object.fromEntries(Object.entries(row.custom_values).filter(([key]) => seen.has(key))),
    checks: view.checks.map((check) => ({ ...check, at: iso(check.at) })),
    entered_status_at: row.entered_status_at.toISOString(),
    days_in_status: daysInStatus(row.entered_status_at, at),
    next_deadline,
    unread_count: view.unread_count,
    post_count: view.post_count,
    post_news: view.post_news && { ...view.post_news, since: iso(view.post_news.since) },
    owner: view.owner,
    owner_uid: row.owner_uid,
    delivery_on: view.delivery_on,
    reply_due_on: view.reply_due_on,
    next_action: nextActionOf({
      job_status: row.job_status,
      isScheduled: view.scheduled_at !== null,
      isOverdue: next_deadline !== null && next_deadline.on < dayInJapan(at),
      hasPost: view.post_count > 0,
      shipment: project.product_shipping ? (view.shipment?.status ?? "unarranged") : null,
      lacksAddress: view.lacks_address,
      isPaid: (view.terms?.fee ?? row.fee ?? 0) > 0,
    }),
    comment_count: view.comment_count,
    shipment: presentSummary(view.shipment, project),
    last_mail: view.last_mail && { ...view.last_mail, at: iso(view.last_mail.at) },
    creator_read_at: view.creator_read_at?.toISOString() ?? null,
  };
}
