import type { ReactNode } from "react";
import { styled } from "styled-components";

/** The tabs of one browser side by side. */
export const Tabs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: var(--tsu-space-4);
`;

const Frame = styled.section`
  min-width: 0;
  border: 1px solid var(--tsu-border-strong);
  border-radius: var(--tsu-radius-lg);
  background: var(--tsu-surface);
  overflow: hidden;
  & > h2 {
    padding: 6px 14px;
    background: var(--tsu-sunken);
    border-bottom: 1px solid var(--tsu-border);
    font-size: var(--tsu-text-sm);
    font-weight: 600;
  }
  & > .page {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--tsu-space-4);
    padding: var(--tsu-space-4);
  }
`;

/** One tab: everything inside has providers of its own. */
export const Tab = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Frame aria-label={name}>
    <h2>{name}</h2>
    <div className="page">{children}</div>
  </Frame>
);
