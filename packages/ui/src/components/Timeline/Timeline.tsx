import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icons.ts";
import { RelativeTime } from "../RelativeTime/RelativeTime.tsx";

const Root = styled.ol`
  display: grid;
  & > li { position: relative; display: grid; grid-template-columns: 28px minmax(0, 1fr) auto; gap: 10px; padding-bottom: 16px; }
  & > li:not(:last-child)::before {
    content: ""; position: absolute; left: 13px; top: 28px; bottom: 0; width: 2px;
    background: repeating-linear-gradient(180deg, var(--tsu-border) 0 6px, transparent 6px 9px);
  }
  & .mark { display: grid; place-items: center; width: 28px; height: 28px; border-radius: 50%; background: var(--tsu-brand-soft); color: var(--tsu-brand-text); }
  & time { color: var(--tsu-text-muted); font-size: var(--tsu-text-sm); }
`;

export interface TimelineItem {
  key: string;
  at: string;
  icon?: IconName;
  content: ReactNode;
}

export interface TimelineProps {
  /** Newest first. */
  items: readonly TimelineItem[];
}

export function Timeline({ items }: TimelineProps) {
  return (
    <Root>
      {items.map((item) => (
        <li key={item.key}>
          <span className="mark">
            <Icon name={item.icon ?? "clock"} size={15} />
          </span>
          <div>{item.content}</div>
          <RelativeTime value={item.at} />
        </li>
      ))}
    </Root>
  );
}
