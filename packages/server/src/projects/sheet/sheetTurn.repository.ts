import { type JobFacts, jobStatuses, nextActionOf, nextActionSteps, type Turn } from "@tsumugi/contract";
import { and, not, or, type SQL, sql } from "drizzle-orm";
import { jobRequests } from "../../db/schema/job-requests.ts";
import { projectCreators } from "../../db/schema/projects.ts";
import { postCount, waitsUntil } from "./rowFacts.repository.ts";

type Fact = Exclude<keyof JobFacts, "job_status">;
const facts: readonly Fact[] = ["isScheduled", "isOverdue", "hasPost", "isPaid"];

/** Every combination of the facts. */
const combinations = Array.from(
  { length: 2 ** facts.length },
  (_, bits) =>
    Object.fromEntries(facts.map((fact, place) => [fact, Boolean(bits & (1 << place))])) as Record<
      Fact,
      boolean
    >,
);

const turnOf = (job: JobFacts): Turn | null => {
  const action = nextActionOf(job);
  return action && nextActionSteps[action].turn;
};

/** Rows whose next step is these people's, by the contract's own table: SQL has no second one. */
export function isTurnOf(turns: readonly Turn[], isOverdue: SQL): SQL | undefined {
  const holds: Record<Fact, SQL> = {
    isScheduled: sql`${waitsUntil} is not null`,
    isOverdue: sql`coalesce(${isOverdue}, false)`,
    hasPost: sql`${postCount} > 0`,
    isPaid: sql`coalesce((${jobRequests.terms} ->> 'fee')::bigint, ${projectCreators.fee}, 0) > 0`,
  };
  const conditions = jobStatuses.flatMap((job_status) => {
    const fits = (combination: Record<Fact, boolean>) => {
      const turn = turnOf({ job_status, ...combination });
      return turn !== null && turns.includes(turn);
    };
    const matters = facts.filter((fact) =>
      combinations.some((one) => fits(one) !== fits({ ...one, [fact]: !one[fact] })),
    );
    const isOnlyAboutThese = (one: Record<Fact, boolean>) =>
      facts.every((fact) => matters.includes(fact) || !one[fact]);
    return combinations
      .filter((one) => isOnlyAboutThese(one) && fits(one))
      .map((one) =>
        and(
          sql`${projectCreators.job_status} = ${job_status}`,
          ...matters.map((fact) => (one[fact] ? holds[fact] : not(holds[fact]))),
        ),
      );
  });
  return conditions.length > 0 ? or(...conditions) : sql`false`;
}
