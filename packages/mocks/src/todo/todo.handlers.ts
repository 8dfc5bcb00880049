import {
  listTodo,
  listTodoGroup,
  type Todo,
  type TodoFold,
  type TodoGroup,
  type TodoKind,
  type TodoUrgency,
  todoKinds,
  todoUrgencies,
} from "@tsumugi/contract";
import { TODAY } from "../core/clock.ts";
import { pageBy } from "../core/counter.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildTodo } from "./todo.fixtures.ts";

const TOTALS: Partial<Record<TodoKind, number>> = { reply: 7, draft_check: 3, answer_due: 6, payment_due: 2 };
const totalOf = (kind: TodoKind) => TOTALS[kind] ?? 1;
const rowOf = (kind: TodoKind) => (_: undefined, index: number) =>
  buildTodo({ kind }, index * 4 + todoKinds.indexOf(kind));

const urgencyOf = (todo: Todo): TodoUrgency => {
  if (todo.due && todo.due.on < TODAY) return "late";
  if (!todo.due || todo.due.on === TODAY) return "today";
  return todo.awaits_creator ? "waiting" : "soon";
};

const byDay = (a: Todo, b: Todo) => (a.due?.on ?? "9999").localeCompare(b.due?.on ?? "9999");

const foldsOf = (rows: readonly Todo[]): TodoFold[] =>
  [...Map.groupBy(rows, ({ kind, project }) => `${kind} ${project?.uid}`).values()].flatMap((fold) => {
    const [first] = fold;
    if (!first) return [];
    return [{ kind: first.kind, project: first.project, total: fold.length, items: fold.slice(0, 3) }];
  });

/** Rows as the server groups them. */
export const todoGroupsOf = (rows: readonly Todo[], limit = 6): TodoGroup[] =>
  todoUrgencies.flatMap((urgency) => {
    const ofGroup = rows.filter((row) => urgencyOf(row) === urgency).toSorted(byDay);
    const folds = foldsOf(ofGroup);
    if (folds.length === 0) return [];
    return [{ urgency, total: ofGroup.length, fold_total: folds.length, folds: folds.slice(0, limit) }];
  });

/** The whole answer for some rows. */
export const todoListOf = (
  rows: readonly Todo[],
  { limit, mine = 0 }: { readonly limit?: number; readonly mine?: number } = {},
) => ({
  groups: todoGroupsOf(rows, limit),
  kinds: todoKinds.flatMap((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    const overdue = ofKind.filter((row) => urgencyOf(row) === "late").length;
    return ofKind.length > 0 ? [{ kind, total: ofKind.length, overdue }] : [];
  }),
  total: rows.length,
  mine_total: mine,
  all_total: rows.length,
});

export const todoHandlers = [
  mockEndpoint(listTodo, ({ query }) => {
    const rows = todoKinds.flatMap((kind) => pageBy(rowOf(kind), totalOf(kind), { limit: 20 }).items);
    const list = todoListOf(rows, { limit: query.limit, mine: 9 });
    return {
      ...list,
      groups: list.groups.filter(({ urgency }) => !query.urgency || urgency === query.urgency),
    };
  }),
  mockEndpoint(listTodoGroup, ({ params, query }) => {
    const kind = todoKinds.find((each) => each === params.kind) ?? "reply";
    return pageBy(rowOf(kind), totalOf(kind), query);
  }),
];
