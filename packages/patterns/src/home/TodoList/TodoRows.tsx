import { type Todo, todoDueLabels, todoKindLabels, type WorkingCalendar } from "@tsumugi/contract";
import { Avatar, Icon, RelativeTime } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { NearDay } from "../../shared/NearDay.tsx";
import { WorkingDue } from "../WorkingDue/WorkingDue.tsx";
import { todoLooks, todoText } from "./todoLook.ts";

/** What stands in a list of what is to be done: who, what, until when, and the step. */
export const TodoRows = styled.ul`
  /* One set of columns for all rows: the longest button of the list moves every row alike. The first and the last hold a
   * row's padding, too. */
  display: grid;
  grid-template-columns: 52px minmax(0, 1.1fr) minmax(0, 1.4fr) 176px minmax(124px, auto);
  column-gap: 14px;
  & > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    gap: 4px 14px;
    min-height: 52px;
    padding: 8px 20px;
    border-top: 1px solid var(--tsu-border);
  }
  & > li:hover {
    background: var(--tsu-hover);
  }
  & .sign {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-brand-soft);
    color: var(--tsu-brand-text);
  }
  & .who,
  & .what,
  & .when {
    min-width: 0;
    line-height: var(--tsu-leading-cell);
  }
  & .name {
    font-weight: 600;
  }
  & .sub {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & .task {
    font-weight: 600;
  }
  & .words {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  & .act {
    justify-self: end;
  }
  @media (max-width: 1000px) {
    display: block;
    & > li {
      grid-template-columns: 32px minmax(0, 1fr) auto;
      align-items: start;
      padding: 12px 16px;
    }
    & .what,
    & .when {
      grid-column: 2 / -1;
    }
    & .act {
      grid-column: 3;
      grid-row: 1;
    }
  }
`;

export interface WhenProps {
  todo: Todo;
  calendar: WorkingCalendar;
  /** Goes before the name of the deadline. */
  prefix?: string;
}

/** Until when, or since when where nothing is due. */
export function When({ todo, calendar, prefix = "" }: WhenProps) {
  if (!todo.due)
    return (
      <span className="sub">
        <RelativeTime value={todo.since} />
        から
      </span>
    );
  return (
    <>
      <WorkingDue on={todo.due.on} label={`${prefix}${todoDueLabels[todo.due.kind]}`} calendar={calendar} />
      {todo.legal_due_on && (
        <div className="sub">
          法定期限 <NearDay on={todo.legal_due_on} />
        </div>
      )}
    </>
  );
}

export interface TodoRowProps {
  todo: Todo;
  calendar: WorkingCalendar;
  /** Rows of several kinds stand together: each names its own. */
  isMixed?: boolean;
  action: (todo: Todo) => ReactNode;
}

/** One thing that is to be done. */
export function TodoRow({ todo, calendar, isMixed = false, action }: TodoRowProps) {
  const name = todo.creator?.name ?? todoKindLabels[todo.kind];
  const place = todo.project?.name ?? (todo.creator ? "案件の外でのやりとり" : "");
  const text = todoText(todo);
  return (
    <li>
      {todo.creator ? (
        <Avatar name={name} image={todo.creator.image} size="md" />
      ) : (
        <span className="sign">
          <Icon name={todoLooks[todo.kind].icon} />
        </span>
      )}
      <div className="who">
        <div className="name tsu-truncate">{name}</div>
        <div
          className="sub tsu-truncate"
          title={[place, todo.owner && `担当 ${todo.owner.name}`].filter(Boolean).join("　")}
        >
          {place}
        </div>
      </div>
      <div className="what">
        {isMixed && todo.creator && <div className="task">{todoKindLabels[todo.kind]}</div>}
        <div className={isMixed ? "words sub" : "words"} title={text}>
          {text}
        </div>
      </div>
      <div className="when">
        <When todo={todo} calendar={calendar} />
      </div>
      <div className="act">{action(todo)}</div>
    </li>
  );
}
