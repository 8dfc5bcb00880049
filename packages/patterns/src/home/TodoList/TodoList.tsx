import { Avatar, DueDate, EmptyState, Icon, type IconName, Skeleton } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { PersonLook } from "../../shared/types.ts";

const Root = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 4px 14px;
    padding: 12px 20px;
    border-bottom: 1px solid var(--tsu-border);
  }
  & > li:last-child {
    border-bottom: 0;
  }
  & > li:hover {
    background: var(--tsu-hover);
  }
  & .sign {
    display: grid;
    place-items: center;
    justify-self: center;
    width: 36px;
    height: 36px;
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-brand-soft);
    color: var(--tsu-brand-text);
  }
  & [data-tone="thread"] .sign {
    background: var(--tsu-thread-soft);
    color: var(--tsu-thread-text);
  }
  & [data-tone="danger"] .sign {
    background: var(--tsu-danger-soft);
    color: var(--tsu-danger-text);
  }
  & .kind {
    font-size: var(--tsu-text-xs);
    font-weight: 650;
    color: var(--tsu-text-muted);
    line-height: 1.4;
  }
  & .title {
    font-weight: 600;
    line-height: var(--tsu-leading-cell);
    word-break: auto-phrase;
  }
  & .detail {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    overflow: hidden;
    line-height: var(--tsu-leading-cell);
  }
  & .sub {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    line-height: var(--tsu-leading-cell);
  }
  @media (max-width: 640px) {
    & > li {
      grid-template-columns: 44px minmax(0, 1fr);
      padding: 12px 16px;
    }
    & .due,
    & .action {
      grid-column: 2;
      justify-self: start;
    }
    & .due:empty {
      display: none;
    }
    & .detail {
      -webkit-line-clamp: 2;
    }
  }
`;

export type TodoKind = "reply" | "answer_due" | "draft" | "post" | "metrics" | "notice" | "import" | "check";

export interface TodoItem {
  key: string;
  kind: TodoKind;
  title: ReactNode;
  /** Whom the row is about: the face stands in place of the kind's sign. */
  person?: Pick<PersonLook, "name" | "image">;
  /** What was written; one line of it. */
  detail?: string;
  /** Project, creator. */
  sub?: ReactNode;
  /** `YYYY-MM-DD`. */
  due_on?: string | null;
  /** The button or link that does it. */
  action: ReactNode;
}

export interface TodoListProps {
  /** Read aloud. Default 今日やること. */
  label?: string;
  items: readonly TodoItem[];
  loading?: boolean;
  empty?: ReactNode;
}

const looks: Record<TodoKind, { icon: IconName; label: string; tone: "thread" | "brand" | "danger" }> = {
  reply: { icon: "chat", label: "未返信", tone: "thread" },
  answer_due: { icon: "send", label: "回答待ち", tone: "brand" },
  draft: { icon: "document", label: "下書きの確認", tone: "thread" },
  post: { icon: "image", label: "投稿の確認", tone: "thread" },
  metrics: { icon: "chart", label: "数値の取得", tone: "brand" },
  notice: { icon: "yen", label: "支払通知書", tone: "danger" },
  import: { icon: "upload", label: "取込の確認", tone: "brand" },
  check: { icon: "eye", label: "確認待ち", tone: "thread" },
};

/** 今日やること: each row with the action that settles it. */
export function TodoList({ label = "今日やること", items, loading = false, empty }: TodoListProps) {
  if (loading && items.length === 0) {
    return (
      <div style={{ display: "grid", gap: 16, padding: 20 }} aria-busy="true">
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} shape="block" height={44} />
        ))}
      </div>
    );
  }
  if (items.length === 0) {
    return empty ?? <EmptyState compact title="今日やることはありません" />;
  }
  return (
    <Root aria-label={label}>
      {items.map((item) => {
        const look = looks[item.kind];
        return (
          <li key={item.key} data-tone={look.tone}>
            {item.person ? (
              <Avatar name={item.person.name} image={item.person.image} size="lg" />
            ) : (
              <span className="sign">
                <Icon name={look.icon} />
              </span>
            )}
            <span>
              {!item.person && <span className="kind">{look.label}</span>}
              <div className="title">{item.title}</div>
              {item.detail && (
                <div className="detail" title={item.detail}>
                  {item.detail}
                </div>
              )}
              {item.sub && <div className="sub">{item.sub}</div>}
            </span>
            <span className="due">{item.due_on && <DueDate on={item.due_on} />}</span>
            <span className="action">{item.action}</span>
          </li>
        );
      })}
    </Root>
  );
}
