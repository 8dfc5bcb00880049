import { listTodo, listTodoGroup, type TodoKind, todoKinds } from "@tsumugi/contract";
import { TODAY } from "../core/clock.ts";
import { pageBy } from "../core/counter.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildTodo } from "./todo.fixtures.ts";

const TOTALS: Partial<Record<TodoKind, number>> = { reply: 7, draft_check: 3, answer_due: 6, payment_due: 2 };
const totalOf = (kind: TodoKind) => TOTALS[kind] ?? 1;
const rowOf = (kind: TodoKind) => (_: undefined, index: number) =>
  buildTodo({ kind }, index * 3 + todoKinds.indexOf(kind));

export const todoHandlers = [
  mockEndpoint(listTodo, ({ query }) => {
    const groups = todoKinds.map((kind) => {
      const { items, total } = pageBy(rowOf(kind), totalOf(kind), { limit: query.limit });
      return { kind, total, items, overdue: items.filter(({ due }) => due && due.on < TODAY).length };
    });
    const all_total = groups.reduce((sum, { total }) => sum + total, 0);
    return { groups, total: all_total, all_total, mine_total: 9 };
  }),
  mockEndpoint(listTodoGroup, ({ params, query }) => {
    const kind = todoKinds.find((each) => each === params.kind) ?? "reply";
    return pageBy(rowOf(kind), totalOf(kind), query);
  }),
];
