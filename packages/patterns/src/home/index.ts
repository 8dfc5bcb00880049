export {
  type TodoItem,
  type TodoKind,
  TodoList,
  type TodoListProps,
} from "./TodoList/TodoList.tsx";
