import { type ComponentProps, type ReactNode, useCallback, useMemo, useState } from "react";
import { styled } from "styled-components";
import { ToolsPlaceContext } from "../Toolbar/toolsPlace.ts";

const Root = styled.section`
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-lg);
  background: var(--tsu-surface);
  min-width: 0;
  & > .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    padding: calc(var(--tsu-card-pad) * 0.7) var(--tsu-card-pad);
    border-bottom: 1px solid var(--tsu-border);
  }
  & > .head > .title {
    /* Wide actions go below the heading before they press it into a column of single letters. */
    flex: 1 1 7em;
    min-width: 0;
    font-size: var(--tsu-text-lg);
  }
  & > .body {
    padding: var(--tsu-card-pad);
  }
  &[data-flush] > .body {
    padding: 0;
    /* Clipped, not hidden: what sticks to the window inside, such as a table's messages, would stick to the card. */
    overflow: clip;
    border-radius: inherit;
  }
  &[data-flush] > .head + .body {
    border-top-left-radius: 0;
    border-top-right-radius: 0;
  }
  & > .foot {
    padding: calc(var(--tsu-card-pad) * 0.6) var(--tsu-card-pad);
    border-top: 1px solid var(--tsu-border);
    display: flex;
    gap: 8px;
    justify-content: flex-end;
  }
  /* Head, rows and foot begin and end on the same lines, whoever sets them. */
  @media (max-width: 640px) {
    --tsu-card-pad: 16px;
    & > .head {
      padding-block: 12px;
    }
  }
`;

/** Lets the toolbar and the table in one card find each other. */
function ToolsScope({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>();
  const noteElement = useCallback((next: HTMLElement | null) => {
    if (next) setElement(next);
    // A page that is put out of sight keeps it. To say that it had gone would draw the table at once, and again later.
    else queueMicrotask(() => setElement((now) => (now?.isConnected ? now : null)));
  }, []);
  const place = useMemo(() => ({ element, setElement: noteElement }), [element, noteElement]);
  return <ToolsPlaceContext value={place}>{children}</ToolsPlaceContext>;
}

interface CardOwnProps {
  /** カードの見出し。 */
  title?: ReactNode;
  /** 見出しの段階。既定は 2。 */
  level?: 2 | 3;
  /** 見出しの横の小さな操作。 */
  actions?: ReactNode;
  /** 本文の下のボタン。主なものを最後に。 */
  footer?: ReactNode;
  /** 本文を端まで広げます（表や一覧）。中の `Toolbar` には、隣の表の道具も入ります。 */
  flush?: boolean;
}

export type CardProps = CardOwnProps & Omit<ComponentProps<"section">, keyof CardOwnProps>;

/** A frame with a heading for related content. */
export function Card({ title, level = 2, actions, footer, flush = false, children, ...rest }: CardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Root {...rest} data-flush={flush || undefined}>
      {(title || actions) && (
        <div className="head">
          <Heading className="title">{title}</Heading>
          {actions}
        </div>
      )}
      <div className="body">{flush ? <ToolsScope>{children}</ToolsScope> : children}</div>
      {footer && <div className="foot">{footer}</div>}
    </Root>
  );
}
