import { useEffect, useRef } from "react";
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

/** The first card is held, as after a press of Space on it; the last column does not take it. */
export function HeldCard() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true });
    place.current?.querySelector("[data-card]")?.dispatchEvent(press);
  }, []);
  return (
    <div ref={place}>
      <MiniBoard
        name="つかんでいる"
        titles={["構成案", "確認待ち", "公開済み"]}
        onMove={() => undefined}
        allowMove={(_, to) =>
          to === "つかんでいる2"
            ? { allowed: false, why: "確認が済んでいません。先に確認待ちに移してください。" }
            : { allowed: true }
        }
      />
    </div>
  );
}

/** Two columns without a card beside one that has one. */
export const NoCards = () => (
  <MiniBoard
    name="空の列"
    onMove={() => undefined}
    columns={["再提出", "差し戻し", "見送り"].map((title, index) => ({
      key: title,
      title,
      cards: index === 0 ? tasks.slice(0, 1) : [],
    }))}
  />
);
