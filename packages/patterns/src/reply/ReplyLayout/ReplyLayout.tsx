import { Avatar, Logo } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  min-height: 100dvh;
  /* The strip above runs from edge to edge; what stands in it starts where the column below does. */
  --side: max(16px, (100% - 608px) / 2);
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  background: var(--tsu-bg);
  & > header {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 14px var(--side);
    background: var(--tsu-surface);
    border-bottom: 1px solid var(--tsu-border);
    border-top: 3px solid var(--tsu-thread);
  }
  & > header .from {
    min-width: 0;
    line-height: 1.45;
    & h1 {
      font-size: var(--tsu-text-lg);
    }
    & p {
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-sm);
    }
  }
  & > main {
    display: grid;
    gap: 16px;
    align-content: start;
    padding: 16px var(--side);
    min-width: 0;
  }
  & > footer {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    padding: 20px 16px 28px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    & > span {
      font-size: var(--tsu-text-lg);
    }
  }
`;

export interface ReplyLayoutProps {
  /** 依頼した企業の名前とロゴ。 */
  company: { name: string; image: string | null };
  /** 案件の名前。見出しになります。 */
  projectName: string;
  /** ページの中身。 */
  children: ReactNode;
}

/** Frame of the creator's page: who asks, for what. One column, made for a phone. */
export function ReplyLayout({ company, projectName, children }: ReplyLayoutProps) {
  return (
    <Root>
      <header>
        <Avatar name={company.name} image={company.image} size="lg" square />
        <div className="from">
          <p>{company.name}からの依頼</p>
          <h1>{projectName}</h1>
        </div>
      </header>
      <main>{children}</main>
      <footer>
        このページは <Logo size={20} /> で作られています
      </footer>
    </Root>
  );
}
