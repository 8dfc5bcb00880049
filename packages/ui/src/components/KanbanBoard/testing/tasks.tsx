import { Badge } from "../../Badge/Badge.tsx";
import { DueDate } from "../../DueDate/DueDate.tsx";
import type { KanbanColumn } from "../kanban.types.ts";

export interface Task {
  id: string;
  title: string;
  owner: string;
  due: string;
  place: string;
  urgent?: boolean;
}

export const tasks: Task[] = [
  { id: "1", title: "秋の新作リップの撮影場所を決める", owner: "田中", due: "2026-11-24", place: "todo" },
  { id: "2", title: "サンプル30本を発送する", owner: "佐藤", due: "2026-11-19", place: "todo", urgent: true },
  { id: "3", title: "リール動画の構成案", owner: "鈴木", due: "2026-11-27", place: "drafting" },
  { id: "4", title: "投稿文の下書き", owner: "田中", due: "2026-11-26", place: "review" },
  { id: "5", title: "ストーリーズ3本", owner: "高橋", due: "2026-12-01", place: "drafting" },
  { id: "6", title: "検収と支払いの確認", owner: "佐藤", due: "2026-11-30", place: "done" },
];

export const columnsOf = (all: readonly Task[]): KanbanColumn<Task>[] => {
  const at = (place: string) => all.filter((task) => task.place === place);
  return [
    { key: "todo", title: "未着手", color: "var(--tsu-phase-selection)", cards: at("todo") },
    {
      key: "doing",
      title: "制作",
      color: "var(--tsu-phase-production)",
      places: [
        { key: "drafting", label: "制作中", cards: at("drafting") },
        { key: "review", label: "確認中", cards: at("review") },
      ],
    },
    { key: "hold", title: "保留", cards: at("hold") },
    { key: "done", title: "完了", color: "var(--tsu-phase-settlement)", cards: at("done") },
  ];
};

export const renderTask = (task: Task) => (
  <div style={{ display: "grid", gap: 6, justifyItems: "start" }}>
    <strong>{task.title}</strong>
    {task.urgent && <Badge tone="danger">急ぎ</Badge>}
    <DueDate on={task.due} label="期限" />
    <span className="tsu-muted">{task.owner}</span>
  </div>
);

export type Move = (task: Task, place: string) => Promise<unknown>;
