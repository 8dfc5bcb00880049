import type { Todo, WorkingCalendar } from "@tsumugi/contract";
import type { ReactNode } from "react";
import { TodoRow, TodoRows } from "./TodoRows.tsx";

export interface TodoListProps {
  /** 一覧の名前。読み上げられます。 */
  label: string;
  /** 並べるやること。 */
  items: readonly Todo[];
  /** 期限までの営業日を数えるための、企業の休みの暦。 */
  calendar: WorkingCalendar;
  /** その仕事をするところへ行くリンクかボタンを返します。 */
  action: (todo: Todo) => ReactNode;
}

/** Rows of one kind of 今日やること: who, what, until when, and the step. */
export function TodoList({ label, items, calendar, action }: TodoListProps) {
  return (
    <TodoRows aria-label={label}>
      {items.map((todo) => (
        <TodoRow key={todo.uid} todo={todo} calendar={calendar} action={action} />
      ))}
    </TodoRows>
  );
}
