import { type Platform, platformLabels } from "@tsumugi/contract";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { PlatformIcon } from "./PlatformIcon.tsx";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  & > h3 {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 0;
    font-size: var(--tsu-text-md);
  }
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-inline-start: auto;
  }
`;

export interface PlatformHeadProps {
  platform: Platform;
  actions?: ReactNode;
  /** What stands beside the name: a state, a note. */
  children?: ReactNode;
}

/** Head of a setting that every platform has: its icon and name, how it stands, and what can be done. */
export const PlatformHead = ({ platform, actions, children }: PlatformHeadProps) => (
  <Root>
    <h3>
      <PlatformIcon platform={platform} size={20} />
      {platformLabels[platform]}
    </h3>
    {children}
    <div className="acts">{actions}</div>
  </Root>
);
