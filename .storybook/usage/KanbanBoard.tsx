import { KanbanBoard, type KanbanColumn, type KanbanMove } from "@tsumugi/ui";
import { useCallback } from "react";

interface Task {
  id: string;
  title: string;
  owner: string;
  done: boolean;
}

export interface TasksProps {
  columns: KanbanColumn<Task>[];
  /** 断られたら（reject）、カードは元の列に戻ります。 */
  onMove: (task: Task, column: string) => Promise<void>;
}

const allowMove = (task: Task, column: string): KanbanMove =>
  task.done && column === "todo"
    ? { allowed: false, why: "完了したものは未着手に戻せません。複製してください。" }
    : { allowed: true };

export function Tasks({ columns, onMove }: TasksProps) {
  const renderCard = useCallback(
    (task: Task) => (
      <>
        <strong>{task.title}</strong>
        <p>{task.owner}</p>
      </>
    ),
    [],
  );
  return (
    <KanbanBoard
      label="作業の進み"
      columns={columns}
      cardKey={(task) => task.id}
      cardLabel={(task) => task.title}
      renderCard={renderCard}
      allowMove={allowMove}
      onMove={onMove}
      empty="作業はまだありません"
    />
  );
}
