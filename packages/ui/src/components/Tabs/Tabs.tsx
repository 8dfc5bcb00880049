import * as Radix from "@radix-ui/react-tabs";
import type { ReactElement, ReactNode } from "react";
import { CountBadge, type CountBadgeProps } from "../Badge/CountBadge.tsx";
import type { Native } from "../native.ts";
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

export interface TabsProps extends Native<"div", "dir" | "defaultValue" | "children"> {
  /** タブと中身。 */
  items: readonly TabItem[];
  /** 読み上げの名前。 */
  label: string;
  /** 選ばれているタブ。渡さなければ部品が覚えます。 */
  value?: string;
  /** 部品が覚えるときの初めのタブ。既定は先頭。 */
  defaultValue?: string;
  /** タブを選んだとき。 */
  onValueChange?: (value: string) => void;
}

/** Parts of one screen. Where each part has its own address, use `LinkTabs`. */
export function Tabs({ items, label, value, defaultValue, onValueChange, ...rest }: TabsProps) {
  return (
    <Radix.Root
      {...rest}
      value={value}
      onValueChange={onValueChange}
      defaultValue={value === undefined ? (defaultValue ?? items[0]?.value) : undefined}
    >
      <TabRow current={value}>
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

export interface LinkTabsProps extends Native<"nav", "children"> {
  /** ナビゲーションの名前。 */
  label: string;
  /** アドレスのあるタブ。リンクの要素とともに渡します。 */
  items: readonly {
    key: string;
    /** A router link holding the label; gets `aria-current` when current. */
    link: ReactElement;
    current: boolean;
    count?: number;
    /** `thread` for items that wait for the user (default), `neutral` for a plain number. */
    countTone?: CountBadgeProps["tone"];
  }[];
  /** 狭い列で、件数を名前の下に置きます。短い名前なら 5 つまで並びます。 */
  stacked?: boolean;
}

/** Tabs with their own URLs, so that the back button and shared links lead to the same tab. */
export function LinkTabs({ label, items, stacked = false, ...rest }: LinkTabsProps) {
  return (
    <nav {...rest} aria-label={label}>
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
