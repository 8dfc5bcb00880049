import * as Radix from "@radix-ui/react-tabs";
import type { ReactElement, ReactNode } from "react";
import { CountBadge, type CountBadgeProps } from "../Badge/CountBadge.tsx";
import { Slot } from "../Slot.tsx";
import { TabRow } from "./TabRow.tsx";

export interface TabItem {
  value: string;
  label: string;
  /** Number of waiting items; 0 shows nothing. */
  count?: number;
  /** Cannot be selected now; explain why on the page. */
  disabled?: boolean;
  content: ReactNode;
}

export interface TabsProps {
  items: readonly TabItem[];
  /** Accessible name of the group. */
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
  /** Accessible name of the navigation. */
  label: string;
  items: readonly {
    key: string;
    /** A router link holding the label; gets `aria-current` when current. */
    link: ReactElement;
    current: boolean;
    count?: number;
    /** `thread` for items that wait for the user (default), `neutral` for a plain number. */
    countTone?: CountBadgeProps["tone"];
  }[];
  /**
   * For a narrow column: counts are shown under the names, so that up to five short names fit without
   * scrolling.
   */
  stacked?: boolean;
}

/** Tabs with their own URLs, so that the back button and shared links lead to the same tab. */
export function LinkTabs({ label, items, stacked = false }: LinkTabsProps) {
  return (
    <nav aria-label={label}>
      <TabRow current={items.find((item) => item.current)?.key}>
        <div className="tabs" data-stacked={stacked || undefined}>
          {items.map((item) => (
            <Slot
              key={item.key}
              className="tab"
              aria-current={item.current ? "page" : undefined}
              child={item.link}
            >
              {(inner) => (
                <>
                  {inner}
                  <CountBadge
                    count={item.count ?? 0}
                    tone={item.countTone}
                    label={stacked ? "" : undefined}
                  />
                </>
              )}
            </Slot>
          ))}
        </div>
      </TabRow>
    </nav>
  );
}
