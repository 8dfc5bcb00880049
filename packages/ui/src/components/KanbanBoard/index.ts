export type { KanbanBoardProps } from "./KanbanBoard.tsx";
export type {
  KanbanBoardActions,
  KanbanCards,
  KanbanColumn,
  KanbanMove,
  KanbanPlace,
} from "./kanban.types.ts";
export { KanbanBoard } from "./LazyKanbanBoard.tsx";
