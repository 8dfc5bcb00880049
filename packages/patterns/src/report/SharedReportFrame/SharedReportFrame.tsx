import { formatDateTime, formatDay } from "@tsumugi/ui";
import type { CSSProperties, ReactNode } from "react";
import { styled } from "styled-components";

const Page = styled.main`
  /* The strip runs from edge to edge; what stands in it starts where the page below does. */
  & > header {
    padding: 24px max(16px, (100% - 1048px) / 2) 18px;
    border-top: 6px solid var(--report-color);
    background: var(--tsu-surface);
  }
  & > .body {
    max-width: 1080px;
    margin: 20px auto 0;
    padding: 0 16px 48px;
  }
  & > header > p {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
`;

export interface SharedReportFrameProps {
  /** レポートを共有した企業の名前。 */
  company: string;
  /** 上の帯の色。CSS の色です。 */
  color: string;
  /** 案件の名前と実施期間（`YYYY-MM-DD`）。両端がなければ期間は出ません。 */
  project: { readonly name: string; readonly starts_on: string | null; readonly ends_on: string | null };
  /** このページを見られる期限。ISO の日時です。 */
  expiresAt: string;
  /** レポートの中身。 */
  children: ReactNode;
}

/** The page of a report that somebody was given a link to: whose it is, and until when it can be seen. */
export function SharedReportFrame({ company, color, project, expiresAt, children }: SharedReportFrameProps) {
  const { starts_on, ends_on } = project;
  const period =
    starts_on || ends_on
      ? `${starts_on ? formatDay(starts_on) : ""} 〜 ${ends_on ? formatDay(ends_on) : ""}`
      : "";
  return (
    <Page style={{ "--report-color": color } as CSSProperties}>
      <header>
        <p>{company}</p>
        <h1>{project.name}</h1>
        {period && <p>実施期間: {period}</p>}
        <p>このページは{formatDateTime(expiresAt)}まで表示できます</p>
      </header>
      <div className="body">{children}</div>
    </Page>
  );
}
