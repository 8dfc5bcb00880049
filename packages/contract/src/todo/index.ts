export {
  type TodoDueKind,
  type TodoKind,
  todoDueKinds,
  todoDueLabels,
  todoKindLabels,
  todoKinds,
  todoKindsOfRole,
} from "./todo.constants.ts";
export { listTodo, listTodoGroup } from "./todo.endpoints.ts";
export type { Todo, TodoGroup } from "./todo.schemas.ts";
