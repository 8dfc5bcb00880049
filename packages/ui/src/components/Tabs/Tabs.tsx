import { type KeyboardEvent, type ReactElement, type ReactNode, useId } from "react";
import { CountBadge, type CountBadgeProps } from "../Badge/CountBadge.tsx";
import type { Native } from "../native.ts";
import { Slot } from "../Slot.tsx";
import { useOwnValue } from "../useOwnValue.ts";
import { TabRow } from "./TabRow.tsx";

export interface TabItem {
  /** 選んだときの値。 */
  value: string;
  /** 見出し。 */
  label: string;
  /** 待っているものの数。0 は出しません。 */
  count?: number;
  /** いまは選べません。理由は画面に書きます。 */
  disabled?: boolean;
  /** 選ぶと出る中身。 */
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

/** Where a key leads from the nth tab; undefined: nowhere. */
function nextTab(key: string, at: number, count: number): number | undefined {
  if (at < 0) return undefined;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowRight") return (at + 1) % count;
  return key === "ArrowLeft" ? (at - 1 + count) % count : undefined;
}

/** Parts of one screen. Where each part has its own address, use `LinkTabs`. */
export function Tabs({ items, label, value, defaultValue, onValueChange, ...rest }: TabsProps) {
  const id = useId();
  const [chosen, choose] = useOwnValue(value, defaultValue ?? items[0]?.value ?? "", onValueChange);
  const open = items.filter((item) => !item.disabled);
  /** One stop for Tab: from there the arrows lead to the others. */
  const stop = open.find((item) => item.value === chosen) ?? open[0];
  const select = (next: string | undefined) => {
    if (next !== undefined && next !== chosen) choose(next);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]:enabled")];
    const next = nextTab(event.key, tabs.indexOf(event.target as HTMLElement), tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
    select(open[next]?.value);
  };
  return (
    <div {...rest}>
      <TabRow current={value}>
        <div className="tabs" role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
          {items.map((item, index) => (
            <button
              key={item.value}
              type="button"
              role="tab"
              className="tab"
              id={`${id}tab${index}`}
              aria-selected={item.value === chosen}
              aria-controls={`${id}panel${index}`}
              data-state={item.value === chosen ? "active" : "inactive"}
              tabIndex={item === stop ? 0 : -1}
              disabled={item.disabled ?? false}
              onClick={() => select(item.value)}
            >
              {item.label}
              <CountBadge count={item.count ?? 0} />
            </button>
          ))}
        </div>
      </TabRow>
      {items.map((item, index) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          tabIndex={0}
          hidden={item.value !== chosen}
        >
          {item.value === chosen && item.content}
        </div>
      ))}
    </div>
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
  /** ほかのタブの中に置くとき。下線ではなく、枠で囲んだ切り替えになります。 */
  nested?: boolean;
}

/** Tabs with their own URLs, so that the back button and shared links lead to the same tab. */
export function LinkTabs({ label, items, stacked = false, nested = false, ...rest }: LinkTabsProps) {
  return (
    <nav {...rest} aria-label={label}>
      <TabRow current={items.find((item) => item.current)?.key}>
        <div className="tabs" data-stacked={stacked || undefined} data-nested={nested || undefined}>
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
