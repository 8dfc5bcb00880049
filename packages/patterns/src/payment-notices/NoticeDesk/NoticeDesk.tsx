import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 24px;
  align-items: start;
  & > .side {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    grid-area: 1 / 2;
  }
  & > .paper {
    grid-area: 1 / 1;
    min-width: 0;
  }
  /* What can be done now comes before the paper, which is long. */
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
    & > .side,
    & > .paper {
      grid-area: auto;
    }
  }
  @media print {
    display: block;
  }
`;

export interface NoticeDeskProps {
  /** 印刷する紙面。`NoticeDocument` を渡します。 */
  paper: ReactNode;
  /** 状態、操作、履歴。 */
  children: ReactNode;
}

/** A notice that is out: the paper, and beside it what can be done; on a phone that comes first. */
export const NoticeDesk = ({ paper, children }: NoticeDeskProps) => (
  <Root>
    <div className="side">{children}</div>
    <div className="paper">{paper}</div>
  </Root>
);
