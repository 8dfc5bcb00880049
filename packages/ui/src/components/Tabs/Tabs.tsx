import { Slot, Slottable } from "@radix-ui/react-slot";
import * as Radix from "@radix-ui/react-tabs";
import type { ReactElement, ReactNode } from "react";
import { CountBadge, type CountBadgeProps } from "../Badge/CountBadge.tsx";
import { TabRow } from "./TabRow.tsx";

export interface TabItem {
  value: string;
  label: string;
  /** What waits there; 0 shows nothing. */
  count?: number;
  /** Not to be chosen now; say why on the page. */
  disabled?: boolean;
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
      <TabRow current={state.value}>
        <Radix.List className="tabs" aria-label={label}>
          {items.map((item) => (
            <Radix.Trigger
              key={item.value}
              value={item.value}
              className="tab"
              disabled={item.disabled ?? false}
            >
              {item.label}
              <CountBadge count={item.count ?? 0} />
            </Radix.Trigger>
          ))}
        </Radix.List>
      </TabRow>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value}>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

export interface LinkTabsProps {
  /** Name of the navigation, read aloud. */
  label: string;
  items: readonly {
    key: string;
    /** A router link holding the label; gets `aria-current` when current. */
    link: ReactElement;
    current: boolean;
    count?: number;
    /** `neutral` for a mere number; what waits for somebody stands out. Default `thread`. */
    countTone?: CountBadgeProps["tone"];
  }[];
  /** For a narrow column: counts stand under the names, and none of up to five short names is scrolled away. */
  stacked?: boolean;
}

/** Tabs that are addresses: the back button and a shared link lead to the same part. */
export function LinkTabs({ label, items, stacked = false }: LinkTabsProps) {
  return (
    <nav aria-label={label}>
      <TabRow current={items.find((item) => item.current)?.key}>
        <div className="tabs" data-stacked={stacked || undefined}>
          {items.map((item) => (
            <Slot key={item.key} className="tab" aria-current={item.current ? "page" : undefined}>
              <Slottable>{item.link}</Slottable>
              <CountBadge count={item.count ?? 0} tone={item.countTone} label={stacked ? "" : undefined} />
            </Slot>
          ))}
        </div>
      </TabRow>
    </nav>
  );
}
