import type { Todo, TodoGroup, TodoKind } from "@tsumugi/contract";
import { useTodoGroup, useWorkingCalendar } from "@tsumugi/hooks";
import { TodoGroupCard, TodoList } from "@tsumugi/patterns";
import { Button, LoadMore } from "@tsumugi/ui";
import { Link } from "../../routing/Link.tsx";
import { ListBody } from "../../shared/ListBody.tsx";
import { todoLink } from "./todoLinks.ts";

function action(todo: Todo) {
  const { label, href } = todoLink(todo);
  const whose = todo.creator ? `${todo.creator.name}: ` : "";
  return (
    <Button asChild size="sm">
      <Link to={href} aria-label={`${whose}${label}`}>
        {label}
      </Link>
    </Button>
  );
}

export interface FirstRowsProps {
  readonly group: TodoGroup;
  readonly label: string;
  readonly onShowAll: () => void;
}

/** A group with its first rows and the way to the rest. */
export function FirstRows({ group, label, onShowAll }: FirstRowsProps) {
  const calendar = useWorkingCalendar();
  return (
    <TodoGroupCard
      kind={group.kind}
      total={group.total}
      overdue={group.overdue}
      more={
        group.total > group.items.length && (
          <Button size="sm" variant="ghost" onClick={onShowAll}>
            すべて見る
          </Button>
        )
      }
    >
      <TodoList label={label} items={group.items} calendar={calendar} action={action} />
    </TodoGroupCard>
  );
}

export interface AllRowsProps {
  readonly kind: TodoKind;
  readonly label: string;
  readonly overdue: number;
  readonly mine: boolean;
  readonly onBack: () => void;
}

/** One group to its end. */
export function AllRows({ kind, label, overdue, mine, onBack }: AllRowsProps) {
  const calendar = useWorkingCalendar();
  const list = useTodoGroup(kind, { mine });
  return (
    <TodoGroupCard
      kind={kind}
      total={list.total ?? list.todos.length}
      overdue={overdue}
      more={
        <Button size="sm" variant="ghost" onClick={onBack}>
          ほかの種類も見る
        </Button>
      }
    >
      <ListBody
        error={list.error}
        hasRows={list.todos.length > 0}
        onRetry={list.refresh}
        retrying={list.isRefreshing}
      >
        <TodoList label={label} items={list.todos} calendar={calendar} action={action} />
        <LoadMore
          shown={list.todos.length}
          total={list.total}
          hasMore={list.hasMore}
          loading={list.isLoadingMore}
          onLoadMore={list.loadMore}
        />
      </ListBody>
    </TodoGroupCard>
  );
}
