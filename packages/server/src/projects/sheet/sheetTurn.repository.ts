import {
  type JobFacts,
  jobStatuses,
  nextActionOf,
  nextActionSteps,
  shipmentStatuses,
  type Turn,
} from "@tsumugi/contract";
import { and, not, or, type SQL, sql } from "drizzle-orm";
import { jobRequests } from "../../db/schema/job-requests.ts";
import { projectCreators } from "../../db/schema/projects.ts";
import { postCount, waitsUntil } from "./rowFacts.repository.ts";

type Facts = Omit<JobFacts, "job_status">;

/** One fact that a step depends on: the values that it can have, and how SQL asks for one of them. */
interface Dimension {
  readonly fact: keyof Facts;
  readonly values: readonly Facts[keyof Facts][];
  readonly holds: (value: Facts[keyof Facts]) => SQL;
}

const yesNo = (fact: keyof Facts, condition: SQL): Dimension => ({
  fact,
  values: [false, true],
  holds: (value) => (value ? condition : not(condition)),
});

const shipment = sql`coalesce((
  select s.status from project_shipments s
  where s.company_uid = ${projectCreators.company_uid} and s.project_uid = ${projectCreators.project_uid}
    and s.managed_creator_uid = ${projectCreators.managed_creator_uid}), 'unarranged')`;

/** The address on the label, before one was taken that of the record. */
export const lacksAddress = sql<boolean>`(trim(coalesce((
  select case when s.recipient_taken_at is null then null else coalesce(s.recipient_address, '') end
  from project_shipments s
  where s.company_uid = ${projectCreators.company_uid} and s.project_uid = ${projectCreators.project_uid}
    and s.managed_creator_uid = ${projectCreators.managed_creator_uid}), (
  select m.address from managed_creators m
  where m.company_uid = ${projectCreators.company_uid} and m.uid = ${projectCreators.managed_creator_uid}), '')) = '')`;

const dimensionsOf = (isShipping: boolean, isOverdue: SQL): readonly Dimension[] => [
  yesNo("isScheduled", sql`(${waitsUntil} is not null)`),
  yesNo("isOverdue", sql`coalesce(${isOverdue}, false)`),
  yesNo("hasPost", sql`(${postCount} > 0)`),
  yesNo("isPaid", sql`(coalesce((${jobRequests.terms} ->> 'fee')::bigint, ${projectCreators.fee}, 0) > 0)`),
  {
    fact: "shipment",
    values: isShipping ? shipmentStatuses : [null],
    holds: (value) => (isShipping ? sql`${shipment} = ${value}` : sql`true`),
  },
  isShipping
    ? yesNo("lacksAddress", lacksAddress)
    : { fact: "lacksAddress", values: [false], holds: () => sql`true` },
];

/** Every combination of the facts. */
const combinationsOf = (dimensions: readonly Dimension[]): Facts[] =>
  dimensions.reduce<object[]>(
    (made, { fact, values }) =>
      made.flatMap((one) => values.map((value) => Object.assign({ [fact]: value }, one))),
    [{}],
  ) as Facts[];

/** Rows whose next step is these people's, by the contract's own table: SQL has no second one. */
export function isTurnOf(turns: readonly Turn[], isShipping: boolean, isOverdue: SQL): SQL | undefined {
  const dimensions = dimensionsOf(isShipping, isOverdue);
  const combinations = combinationsOf(dimensions);
  const conditions = jobStatuses.flatMap((job_status) => {
    const fits = (facts: Facts) => {
      const action = nextActionOf({ job_status, ...facts });
      return action !== null && turns.includes(nextActionSteps[action].turn);
    };
    const matters = dimensions.filter(({ fact, values }) =>
      combinations.some((one) => values.some((value) => fits(one) !== fits({ ...one, [fact]: value }))),
    );
    // What does not matter is looked at with its first value only.
    const isNamed = (one: Facts) =>
      dimensions.every((each) => matters.includes(each) || one[each.fact] === each.values[0]);
    return combinations
      .filter((one) => isNamed(one) && fits(one))
      .map((one) =>
        and(
          sql`${projectCreators.job_status} = ${job_status}`,
          ...matters.map(({ fact, holds }) => holds(one[fact])),
        ),
      );
  });
  return conditions.length > 0 ? or(...conditions) : sql`false`;
}
