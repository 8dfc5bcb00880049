import { Slot, Slottable } from "@radix-ui/react-slot";
import * as Radix from "@radix-ui/react-tabs";
import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { styled } from "styled-components";
import { CountBadge } from "../Badge/CountBadge.tsx";

const List = styled.div`
  position: relative; display: flex; gap: 4px; overflow-x: auto; scrollbar-width: none;
  border-bottom: 1px solid var(--tsu-border);
  & > .tab {
    position: relative; display: inline-flex; align-items: center; gap: 6px; flex: none; min-height: 42px; padding: 0 12px;
    border: 0; background: none; border-radius: var(--tsu-radius-sm) var(--tsu-radius-sm) 0 0;
    color: var(--tsu-text-muted); font-weight: 600; text-decoration: none; white-space: nowrap;
    &:hover { color: var(--tsu-text); background: var(--tsu-hover); }
    &:focus-visible { outline-offset: -2px; box-shadow: none; }
    &[data-state="active"], &[aria-current="page"] { color: var(--tsu-text); }
    /* The chosen tab is sewn on. */
    &[data-state="active"]::after, &[aria-current="page"]::after {
      content: ""; position: absolute; left: 10px; right: 10px; bottom: -1px; height: 3px; border-radius: 2px;
      background: repeating-linear-gradient(90deg, var(--tsu-thread) 0 9px, transparent 9px 12px);
    }
  }
`;

export interface TabItem {
  value: string;
  label: string;
  count?: number;
  content: ReactNode;
}

export interface TabsProps {
  items: readonly TabItem[];
  /** Name of the group, read aloud. */
  label: string;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/** Parts of one screen. Where each part has its own address, use `LinkTabs`. */
export function Tabs({ items, label, ...state }: TabsProps) {
  return (
    <Radix.Root
      {...state}
      defaultValue={state.value === undefined ? (state.defaultValue ?? items[0]?.value) : undefined}
    >
      <Radix.List asChild aria-label={label}>
        <List>
          {items.map((item) => (
            <Radix.Trigger key={item.value} value={item.value} className="tab">
              {item.label}
              <CountBadge count={item.count ?? 0} />
            </Radix.Trigger>
          ))}
        </List>
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value}>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

export interface LinkTabsProps {
  label: string;
  items: readonly {
    key: string;
    /** A router link holding the label; gets `aria-current` when current. */
    link: ReactElement;
    current: boolean;
    count?: number;
  }[];
}

/** Tabs that are addresses. */
export function LinkTabs({ label, items }: LinkTabsProps) {
  const nav = useRef<HTMLElement>(null);
  const current = items.find((item) => item.current)?.key;
  // On a phone the current tab may lie beyond the edge: the row is moved, never the page.
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>("[aria-current]");
    const row = tab?.parentElement;
    if (current && tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={nav} aria-label={label}>
      <List>
        {items.map((item) => (
          <Slot key={item.key} className="tab" aria-current={item.current ? "page" : undefined}>
            <Slottable>{item.link}</Slottable>
            <CountBadge count={item.count ?? 0} />
          </Slot>
        ))}
      </List>
    </nav>
  );
}
