import { type ReactNode, useEffect, useRef } from "react";
import { styled } from "styled-components";
import type { Native } from "../native.ts";

const Root = styled.div`
  display: grid;
  gap: 6px;
  margin-bottom: 20px;
  & > .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  & .titles {
    flex: 1 1 260px;
    min-width: 0;
  }
  & h1 {
    display: inline;
    margin-right: 10px;
    border-radius: var(--tsu-radius-sm);
    &:focus {
      outline: none;
    }
    &:focus-visible {
      outline: 2px solid var(--tsu-focus);
    }
  }
  & .badge {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 6px;
    /* Also where it stands below the name. */
    margin-block: 4px;
    vertical-align: 4px;
  }
  & .lead {
    color: var(--tsu-text-muted);
  }
  & .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  @media (max-width: 640px) {
    margin-bottom: 14px;
    & h1 {
      font-size: var(--tsu-text-xl);
    }
    & .actions {
      width: 100%;
      & > .tsu-button {
        flex: 1 0 auto;
      }
      & > .tsu-button:only-child {
        flex: none;
      }
    }
    /* What the page is for begins on the first screen: one line for the title, one below it. */
    &[data-dense] {
      gap: 2px;
      margin-bottom: 8px;
      & > .row {
        flex-wrap: nowrap;
        min-width: 0;
      }
      & .titles {
        flex: 1 1 0;
      }
      & :is(h1, .lead) {
        display: block;
        margin: 0;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      & .lead {
        font-size: var(--tsu-text-sm);
      }
      & .actions {
        flex: none;
        width: auto;
      }
    }
  }
`;

export interface PageHeaderProps extends Native<"div", "title" | "children"> {
  /** 画面の名前。ただ 1 つの第 1 見出し。 */
  title: ReactNode;
  /** 名前の下の 1 文。何がいくつあるか。 */
  lead?: ReactNode;
  /** 名前の横のバッジ。 */
  badges?: ReactNode;
  /** 2 階層目からの `Breadcrumbs`。 */
  breadcrumbs?: ReactNode;
  /** 3 つまで。主なものを最後に。 */
  actions?: ReactNode;
  /** スマートフォンで名前と説明を 1 行ずつにし、操作を横に置きます（アイコンで 1、2 個）。 */
  dense?: boolean;
  /** URL が変わると変わる値。見出しにフォーカスして、新しい画面を読み上げます。最初の表示では動きません。 */
  focusKey?: string;
}

let lastFocusKey: string | undefined;

/** The top of a page: breadcrumbs, title and main actions. */
export function PageHeader(props: PageHeaderProps) {
  const { title, lead, badges, breadcrumbs, actions, dense = false, focusKey, ...rest } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusKey === undefined) return;
    if (lastFocusKey !== undefined && lastFocusKey !== focusKey)
      heading.current?.focus({ preventScroll: true });
    lastFocusKey = focusKey;
  }, [focusKey]);
  return (
    <Root {...rest} data-dense={dense || undefined}>
      {breadcrumbs}
      <div className="row">
        <div className="titles">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {badges && <span className="badge">{badges}</span>}
          {lead && <p className="lead">{lead}</p>}
        </div>
        {actions && <div className="actions">{actions}</div>}
      </div>
    </Root>
  );
}
