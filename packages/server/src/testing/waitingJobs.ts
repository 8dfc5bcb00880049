import { banksOf, type JobStatus, jobStatuses, type TodoKind, workingDayUntil } from "@tsumugi/contract";
import { addDays, dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { workingCalendar } from "../core/workingCalendar.ts";
import { db } from "../db/index.ts";
import { projects } from "../db/schema/projects.ts";
import { nextDeadlineOfJob } from "../projects/deadlines.ts";
import { createTestApp, insertCompany, insertMember } from "./index.ts";
import { insertSentJob, TERMS } from "./jobs.ts";

/** What the scene wrote, in its own words: the oracle reads nothing from the database. */
interface Written {
  readonly kind: TodoKind | null;
  readonly uid: string;
  readonly due: string | null;
  readonly since: Date;
  readonly mine: boolean;
}

/** The same numbers in every run, spread like chance would. */
function* numbers() {
  for (let n = 7; ; n = (n * 48_271) % 2_147_483_647) yield n;
}
const random = numbers();
const below = (limit: number) => Number(random.next().value) % limit;

const silent: readonly JobStatus[] = ["candidate", "completed", "declined", "rejected", "cancelled"];
const DRAFTING: readonly JobStatus[] = ["accepted", "preparing", "drafting", "revision"];

/** Friday 2026-11-20: two working days on is Wednesday (Monday is a holiday), five is Monday the 30th. */
export const ANSWERS_UNTIL = "2026-11-25";
export const PAYMENTS_UNTIL = "2026-11-30";

function expectedKind(status: JobStatus, due: string | null, today: string): TodoKind | null {
  if (silent.includes(status)) return null;
  if (status === "negotiating") return "consultation";
  if (status === "draft_review") return "draft_check";
  if (status === "posted") return "post_check";
  if (status === "requested") return due !== null && due <= ANSWERS_UNTIL ? "answer_due" : null;
  if (DRAFTING.includes(status)) return due !== null && due < today ? "draft_due" : null;
  if (status === "approved") return due !== null && due < today ? "posting_due" : null;
  return status === "inspected" || due === null || due <= PAYMENTS_UNTIL ? "payment_due" : null;
}

/** An app with jobs of every status in six projects, one of them archived, and the same in another company. */
export async function createWaitingJobs() {
  const app = await createTestApp();
  const today = () => dayInJapan(app.clock.now());
  const written: Written[] = [];
  const people = await app.run(async () => {
    const company = await insertCompany();
    const staff = await insertMember(company, "staff");
    const finance = await insertMember(company, "finance");
    const viewer = await insertMember(company, "viewer");
    const elsewhere = await insertCompany();
    const stranger = await insertMember(elsewhere, "admin");
    for (let p = 0; p < 6; p += 1) {
      const dayOr = (chance: number) => (below(4) < chance ? addDays(today(), below(30) - 15) : null);
      const days = {
        reply_due_on: dayOr(3),
        draft_due_on: dayOr(3),
        posting_starts_on: dayOr(2),
        posting_ends_on: dayOr(3),
        payment_due_on: dayOr(2),
        metrics_due_on: null,
        product_shipping: false,
        shipping_due_on: null,
      };
      const archived_at = p === 5 ? now() : null;
      const project = {
        uid: `project${p}`,
        name: `案件${p}`,
        owner_uid: p % 2 ? staff.uid : null,
        archived_at,
      };
      await db()
        .insert(projects)
        .values({ company_uid: company.uid, ...project, ...days });
      for (const status of jobStatuses) {
        const since = new Date(now().getTime() - below(1_000_000_000));
        const terms = {
          ...TERMS,
          reply_due_on: below(2) ? addDays(today(), below(10) - 5) : null,
          delivery_on: addDays(today(), below(20) - 10),
          payment_on: addDays(today(), below(30) - 5),
        };
        const removed_at = below(10) === 0 ? now() : null;
        // The row's own 担当 goes before the project's.
        const owner_uid = below(5) === 0 ? finance.uid : null;
        const job = await insertSentJob(company, {
          project_uid: project.uid,
          job: { job_status: status, entered_status_at: since, removed_at, owner_uid },
          request: { terms },
        });
        const banking = workingDayUntil(terms.payment_on, banksOf(workingCalendar));
        // Days that have passed are as they were.
        const payment = banking < today() ? terms.payment_on : banking;
        const deadline =
          status === "draft_review"
            ? (nextDeadlineOfJob("approved", days, terms, payment)?.on ?? null)
            : status === "negotiating"
              ? (terms.reply_due_on ?? days.reply_due_on)
              : status === "posted"
                ? terms.inspection_on
                : (nextDeadlineOfJob(status, days, terms, payment)?.on ?? null);
        written.push({
          kind: archived_at || removed_at ? null : expectedKind(status, deadline, today()),
          uid: `${project.uid}.${job.creator_uid}`,
          due: deadline,
          since,
          mine: (owner_uid ?? project.owner_uid) === staff.uid,
        });
        // Another company has the same, so that every count would show it.
        await insertSentJob(elsewhere, { job: { job_status: status }, project: { reply_due_on: today() } });
      }
    }
    return { company, staff, finance, viewer, stranger };
  });
  /** What is listed of a kind, in its order. */
  const expected = (kind: TodoKind, { mine = false } = {}) =>
    written
      .filter((row) => row.kind === kind && (!mine || row.mine))
      .sort(
        (a, b) =>
          (a.due ?? "9999").localeCompare(b.due ?? "9999") ||
          a.since.getTime() - b.since.getTime() ||
          (a.uid < b.uid ? -1 : 1),
      );
  return { app, today, expected, ...people };
}
