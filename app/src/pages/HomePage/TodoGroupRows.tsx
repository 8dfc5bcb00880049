import {
  type Todo,
  type TodoFold,
  type TodoGroup,
  type TodoKind,
  type TodoUrgency,
  todoKindLabels,
  todoUrgencyLabels,
} from "@tsumugi/contract";
import { useTodoGroup, useWorkingCalendar } from "@tsumugi/hooks";
import { foldPlace, TodoFoldList, TodoGroupCard, TodoList } from "@tsumugi/patterns";
import { Button, LoadMore } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { Link } from "../../routing/Link.tsx";
import { ListBody } from "../../shared/ListBody.tsx";
import { todoFoldHref, todoLink } from "./todoLinks.ts";

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

const foldAction = (urgency: TodoUrgency) => (fold: TodoFold) => (
  <Button asChild size="sm">
    <Link
      to={todoFoldHref(fold, urgency)}
      aria-label={`${foldPlace(fold)}: ${todoKindLabels[fold.kind]} ${fold.total}件を開く`}
    >
      {fold.total}件を開く
    </Link>
  </Button>
);

export interface FoldedRowsProps {
  readonly group: TodoGroup;
  /** The way to the rest of the folds, or back from them. */
  readonly more: ReactNode;
}

/** A group with the first of its folds. */
export function FoldedRows({ group, more }: FoldedRowsProps) {
  const calendar = useWorkingCalendar();
  return (
    <TodoGroupCard group={group.urgency} total={group.total} more={more}>
      <TodoFoldList
        label={todoUrgencyLabels[group.urgency]}
        folds={group.folds}
        calendar={calendar}
        action={action}
        foldAction={foldAction(group.urgency)}
      />
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

/** One kind to its end. */
export function AllRows({ kind, label, overdue, mine, onBack }: AllRowsProps) {
  const calendar = useWorkingCalendar();
  const list = useTodoGroup(kind, { mine });
  return (
    <TodoGroupCard
      group={kind}
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
