import type { ComponentType, ReactNode } from "react";
import { lazily } from "../lazily.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import type { KanbanBoardProps } from "./KanbanBoard.tsx";

/** Loaded when a board is first drawn; a skeleton of a column's least height stands there until then. */
export const KanbanBoard = lazily(
  async () => (await import("./KanbanBoard.tsx")).KanbanBoard as ComponentType<KanbanBoardProps<unknown>>,
  () => <Skeleton shape="block" height={420} />,
) as unknown as <Card>(props: KanbanBoardProps<Card>) => ReactNode;
