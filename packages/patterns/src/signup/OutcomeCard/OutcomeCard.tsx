import { Icon, type IconName } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  display: grid;
  gap: 16px;
  padding: 24px;
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-lg);
  background: var(--tsu-surface);
  min-width: 0;
  & > .mark {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    color: var(--tsu-brand-text);
    background: var(--tsu-brand-soft);
  }
  &[data-tone="success"] > .mark {
    color: var(--tsu-success-text);
    background: var(--tsu-success-soft);
  }
  &[data-tone="warning"] > .mark {
    color: var(--tsu-warning-text);
    background: var(--tsu-warning-soft);
  }
  & h2 {
    font-size: var(--tsu-text-lg);
    word-break: auto-phrase;
    overflow-wrap: anywhere;
  }
  & > .text {
    display: grid;
    gap: 8px;
    word-break: auto-phrase;
    overflow-wrap: anywhere;
  }
  & > .text .quiet {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & > .actions {
    display: grid;
    gap: 10px;
    justify-items: center;
  }
  @media (max-width: 640px), (pointer: coarse) {
    & > .actions {
      gap: 0;
    }
    & > .actions > a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
  @media (max-width: 480px) {
    padding: 20px 16px;
  }
`;

export interface OutcomeCardProps {
  /** 見出しの上の絵。 */
  icon: IconName;
  /** `success` は済んだとき、`warning` はできないとき（代わりにできることを書きます）。既定は `brand`。 */
  tone?: "brand" | "success" | "warning";
  /** 今の状態を 1 文で。変わると読み上げられます。 */
  title: string;
  /** 原因と直し方。 */
  children?: ReactNode;
  /** 次の一手。幅いっぱいのボタンを、主なものから並べます。 */
  actions?: ReactNode;
}

/** What a link from a mail leads to: one statement and one next step. */
export function OutcomeCard({ icon, tone = "brand", title, children, actions }: OutcomeCardProps) {
  return (
    <Root data-tone={tone}>
      <span className="mark">
        <Icon name={icon} size={22} />
      </span>
      <div role="status">
        <h2>{title}</h2>
      </div>
      {children && <div className="text">{children}</div>}
      {actions && <div className="actions">{actions}</div>}
    </Root>
  );
}
