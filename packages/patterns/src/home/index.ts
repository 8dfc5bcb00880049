export { TodoFoldList, type TodoFoldListProps } from "./TodoFoldList/TodoFoldList.tsx";
export { TodoGroupCard, type TodoGroupCardProps } from "./TodoGroupCard/TodoGroupCard.tsx";
export { TodoList, type TodoListProps } from "./TodoList/TodoList.tsx";
export { foldPlace } from "./TodoList/todoLook.ts";
export { TodoSummary, type TodoSummaryProps } from "./TodoSummary/TodoSummary.tsx";
export { WorkingDue, type WorkingDueProps } from "./WorkingDue/WorkingDue.tsx";
