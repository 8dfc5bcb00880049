import type { ProjectSpending } from "./projects.schemas.ts";

/** What a project costs beside its budget, as the list and the report say it. */
export const PROJECT_COST_RULE =
  "案件の費用は、確定と支払済みの依頼の合計です（税抜）。投稿のない依頼も数え、候補・打診中の依頼は数えません。";

/** What of a project's money is agreed or gone: what uses up its budget. */
export const projectCost = ({ committed, paid }: ProjectSpending): number => committed + paid;

/** How much of a budget is used, in whole percent. */
export const budgetUse = (cost: number, budget: number): number => Math.round((cost / budget) * 100);
