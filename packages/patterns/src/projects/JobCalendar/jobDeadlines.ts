import {
  type DeadlineKind,
  deadlineDay,
  deadlineKinds,
  deadlinesOfStatus,
  type JobStatus,
  type Project,
  type ProjectCreator,
  phaseOf,
} from "@tsumugi/contract";

export type CalendarCreator = Pick<
  ProjectCreator,
  | "creator_uid"
  | "display_name"
  | "job_status"
  | "next_deadline"
  | "delivery_on"
  | "reply_due_on"
  | "planned_delivery_on"
  | "planned_reply_due_on"
  | "shipment"
>;

export type CalendarProject = Pick<
  Project,
  | "reply_due_on"
  | "draft_due_on"
  | "posting_starts_on"
  | "posting_ends_on"
  | "metrics_due_on"
  | "payment_due_on"
  | "product_shipping"
  | "shipping_due_on"
>;

/** Which day of a candidate's plan may still be moved. */
export type PlanKey = "reply_due_on" | "delivery_on";

export interface JobDeadline {
  /** Of all entries. */
  readonly key: string;
  readonly creator: CalendarCreator;
  readonly kind: DeadlineKind;
  readonly on: string;
  readonly state: "done" | "overdue" | "open" | "planned";
  /** Set where the day may be moved: before a request. */
  readonly plan?: PlanKey;
}

/** The day that the row works towards comes from the server: it knows what a revision asked for. */
const dayOf = (kind: DeadlineKind, creator: CalendarCreator, project: CalendarProject): string | null =>
  creator.next_deadline?.kind === kind
    ? creator.next_deadline.on
    : deadlineDay(kind, project, { ...creator, payment_on: null });

/** The deadlines up to this one are done; null: the status works towards none. */
const stageOf = (status: JobStatus): number | null => {
  if (phaseOf(status) === "done") return deadlineKinds.length;
  const [towards] = deadlinesOfStatus[status];
  return towards === undefined ? null : deadlineKinds.indexOf(towards);
};

const isShipped = ({ shipment }: CalendarCreator) =>
  shipment?.status === "sent" || shipment?.status === "arrived";

/** Days planned for a candidate: they may still be moved. */
function planned(creator: CalendarCreator, project: CalendarProject): JobDeadline[] {
  const delivery_on = creator.planned_delivery_on;
  const isPost =
    deadlineDay("posting", project, { reply_due_on: null, delivery_on, payment_on: null }) === delivery_on;
  const days = [
    { kind: "reply", on: creator.planned_reply_due_on, plan: "reply_due_on" },
    { kind: isPost ? "posting" : "draft", on: delivery_on, plan: "delivery_on" },
  ] as const;
  return days.flatMap(({ kind, on, plan }) =>
    on ? [{ key: `${creator.creator_uid}:${kind}`, creator, kind, on, plan, state: "planned" as const }] : [],
  );
}

/** Every deadline of the rows, what is overdue first on its day, what is done last. */
export function jobDeadlines(
  creators: readonly CalendarCreator[],
  project: CalendarProject,
  today: string,
): JobDeadline[] {
  const entries = creators.flatMap((creator) => {
    const stage = stageOf(creator.job_status);
    if (stage === null) return creator.job_status === "candidate" ? planned(creator, project) : [];
    return deadlineKinds.flatMap((kind, index): JobDeadline[] => {
      const on = dayOf(kind, creator, project);
      // Nothing is sent before the work is agreed on.
      if (!on || (kind === "shipping" && stage === deadlineKinds.indexOf("reply"))) return [];
      const isDone = index < stage || (kind === "shipping" && isShipped(creator));
      // What the status works towards is late; what comes after it waits for it.
      const isLate = on < today && creator.next_deadline?.kind === kind;
      const state = isDone ? "done" : isLate ? "overdue" : "open";
      return [{ key: `${creator.creator_uid}:${kind}`, creator, kind, on, state }];
    });
  });
  const order: Record<JobDeadline["state"], number> = { overdue: 0, open: 1, planned: 2, done: 3 };
  return entries.sort((one, two) => order[one.state] - order[two.state]);
}
