export {
  type TodoDueKind,
  type TodoKind,
  type TodoUrgency,
  todoDueKinds,
  todoDueLabels,
  todoKindLabels,
  todoKinds,
  todoKindsOfRole,
  todoUrgencies,
  todoUrgencyLabels,
} from "./todo.constants.ts";
export { listTodo, listTodoGroup } from "./todo.endpoints.ts";
export type { Todo, TodoFold, TodoGroup, TodoKindCount } from "./todo.schemas.ts";
