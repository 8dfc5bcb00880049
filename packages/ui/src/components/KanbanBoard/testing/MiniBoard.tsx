import { KanbanBoard, type KanbanBoardProps } from "../KanbanBoard.tsx";
import { renderTask, type Task, tasks } from "./tasks.tsx";

/** A board of three columns. Each board has its own, because two regions of a page must not have the same name. */
export const MiniBoard = ({
  name,
  titles = ["未着手", "進行中", "完了"],
  ...props
}: { name: string; titles?: string[] } & Partial<KanbanBoardProps<Task>>) => (
  <KanbanBoard
    label={`${name}ボード`}
    cardKey={(task) => task.id}
    cardLabel={(task) => task.title}
    renderCard={renderTask}
    columns={titles.map((title, index) => ({
      key: `${name}${index}`,
      title,
      cards: tasks.slice(index, index + 1).map((task) => ({ ...task, id: `${name}${task.id}` })),
    }))}
    {...props}
  />
);
