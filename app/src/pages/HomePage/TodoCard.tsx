import { TodoList } from "@tsumugi/patterns";
import { Button, Card } from "@tsumugi/ui";
import { Link } from "react-router-dom";
import type { Todo } from "./todos.ts";

export interface TodoCardProps {
  readonly title: string;
  readonly todos: readonly Todo[];
  /** How many there are in all, where only the first are listed. */
  readonly total?: number;
  readonly moreHref?: string;
}

/** One kind of what waits today; nothing where nothing waits. */
export function TodoCard({ title, todos, total = todos.length, moreHref }: TodoCardProps) {
  if (todos.length === 0) return null;
  return (
    <Card
      flush
      title={`${title}（${total}件）`}
      actions={
        moreHref &&
        total > todos.length && (
          <Button asChild variant="ghost" size="sm">
            <Link to={moreHref}>すべて見る</Link>
          </Button>
        )
      }
    >
      <TodoList
        label={title}
        items={todos.map(({ href, actionLabel, ...todo }) => ({
          ...todo,
          action: (
            <Button asChild size="sm">
              <Link to={href} aria-label={`${todo.title}: ${actionLabel}`}>
                {actionLabel}
              </Link>
            </Button>
          ),
        }))}
      />
    </Card>
  );
}
