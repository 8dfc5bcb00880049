import { type TodoFold, todoKindLabels, type WorkingCalendar } from "@tsumugi/contract";
import { Icon } from "@tsumugi/ui";
import type { ReactNode } from "react";
import type { TodoListProps } from "../TodoList/TodoList.tsx";
import { TodoRow, TodoRows, When } from "../TodoList/TodoRows.tsx";
import { foldNames, foldPlace, todoLooks } from "../TodoList/todoLook.ts";

export interface TodoFoldListProps extends Omit<TodoListProps, "items"> {
  /** 案件と種類でまとめたやること。1件だけのものは、その人の行になります。 */
  folds: readonly TodoFold[];
  /** まとめたものを、すべて片づけられるところへ行くリンクかボタンを返します。 */
  foldAction: (fold: TodoFold) => ReactNode;
}

/** Rows of one group of 今日やること: equal tasks of a project are one row, a single task is its own. */
export function TodoFoldList({ label, folds, calendar, action, foldAction }: TodoFoldListProps) {
  return (
    <TodoRows aria-label={label}>
      {folds.map((fold) => {
        const [first] = fold.items;
        const key = `${fold.kind}-${fold.project?.uid ?? ""}`;
        if (!first) return null;
        if (fold.total === 1)
          return <TodoRow key={key} isMixed todo={first} calendar={calendar} action={action} />;
        return <FoldRow key={key} fold={fold} calendar={calendar} foldAction={foldAction} />;
      })}
    </TodoRows>
  );
}

interface FoldRowProps {
  readonly fold: TodoFold;
  readonly calendar: WorkingCalendar;
  readonly foldAction: TodoFoldListProps["foldAction"];
}

function FoldRow({ fold, calendar, foldAction }: FoldRowProps) {
  const [first] = fold.items;
  const names = foldNames(fold);
  return (
    <li data-fold>
      <span className="sign">
        <Icon name={todoLooks[fold.kind].icon} />
      </span>
      <div className="who">
        <div className="name words" title={foldPlace(fold)}>
          {foldPlace(fold)}
        </div>
      </div>
      <div className="what">
        <div className="task">
          {todoKindLabels[fold.kind]} <span className="tsu-num">{fold.total}件</span>
        </div>
        {names && (
          <div className="sub tsu-truncate" title={names}>
            {names}
          </div>
        )}
      </div>
      <div className="when">{first && <When todo={first} calendar={calendar} prefix="いちばん早い" />}</div>
      <div className="act">{foldAction(fold)}</div>
    </li>
  );
}
