import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { Dialog } from "../../../components/Dialog/Dialog.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import type { IconName } from "../../../components/Icon/icons.ts";
import { Spinner } from "../../../components/Spinner/Spinner.tsx";
import { isComposingKey } from "../../../format/ime.ts";

const Trigger = styled.button`
  display: inline-flex; align-items: center; gap: 10px; width: min(360px, 100%); min-height: 44px; padding: 0 12px; border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-md); background: var(--tsu-sunken); color: var(--tsu-text-muted); text-align: start;
  &:hover { border-color: var(--tsu-border-strong); }
  & > .text { flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > kbd { font: inherit; font-size: var(--tsu-text-xs); padding: 1px 6px; border: 1px solid var(--tsu-border); border-radius: var(--tsu-radius-sm); background: var(--tsu-surface); }
  @media (max-width: 640px) { width: 44px; padding: 0; justify-content: center; border-color: transparent; background: none; position: relative; & > kbd { display: none; } & > .text { position: absolute; width: 1px; height: 1px; clip-path: inset(50%); } }
`;

const Body = styled.div`
  display: grid; gap: 8px;
  & > .field { position: relative; & > svg { position: absolute; left: 12px; top: 50%; translate: 0 -50%; color: var(--tsu-text-muted); } & > input { display: block; padding-left: 38px; } & > .tsu-spinner { position: absolute; right: 12px; top: 13px; } }
  & [role="listbox"] { max-height: min(52dvh, 460px); overflow: auto; }
  & .group { padding: 10px 12px 4px; color: var(--tsu-text-muted); font-size: var(--tsu-text-xs); font-weight: 650; }
  & [role="option"] { display: flex; align-items: center; gap: 12px; min-height: 44px; padding: 6px 12px; border-radius: var(--tsu-radius-md); cursor: pointer; }
  & [role="option"][aria-selected="true"] { background: var(--tsu-selected); box-shadow: inset 3px 0 0 var(--tsu-thread); }
  & [role="option"] > .text { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 600; }
  & [role="option"] > .sub { color: var(--tsu-text-muted); font-size: var(--tsu-text-sm); }
  & > .none { padding: 12px; color: var(--tsu-text-muted); }
`;

export interface PaletteItem {
  key: string;
  label: string;
  sub?: ReactNode;
  icon: IconName;
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is typed; the caller searches by it. */
  keyword: string;
  onKeywordChange: (keyword: string) => void;
  groups: readonly { title: string; items: readonly PaletteItem[] }[];
  loading?: boolean;
  /** Said when nothing is found, or the search failed. */
  emptyText?: string;
  onChoose: (item: PaletteItem) => void;
  /** How it opens by the keyboard, shown in the button: ⌘K. */
  shortcut: string;
}

/** Search over everything from the keyboard: ↑ ↓ choose, Enter opens, Esc closes. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, keyword, groups, loading = false } = props;
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const items = groups.flatMap((group) => group.items);
  const chosen = items[Math.min(current, items.length - 1)];
  const optionId = (key: string) => `${listId}-${key}`;

  const moveBy = (step: number) => {
    const next = (Math.min(current, items.length - 1) + step + items.length) % Math.max(1, items.length);
    setCurrent(next);
    const key = items[next]?.key;
    if (key) document.getElementById(optionId(key))?.scrollIntoView({ block: "nearest" });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposingKey(event)) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      moveBy(event.key === "ArrowDown" ? 1 : -1);
    }
    if (event.key === "Enter" && chosen) {
      event.preventDefault();
      props.onChoose(chosen);
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="検索"
      trigger={
        <Trigger type="button">
          <Icon name="search" />
          <span className="text">クリエイター・案件を検索</span>
          <kbd>{props.shortcut}</kbd>
        </Trigger>
      }
    >
      <Body>
        <div className="field">
          <Icon name="search" />
          <input
            className="tsu-field"
            data-autofocus
            role="combobox"
            aria-label="クリエイター・案件を検索"
            aria-expanded={items.length > 0}
            aria-controls={listId}
            aria-activedescendant={chosen && optionId(chosen.key)}
            autoComplete="off"
            placeholder="名前・かな・アカウント・案件名"
            value={keyword}
            onChange={(event) => {
              setCurrent(0);
              props.onKeywordChange(event.target.value);
            }}
            onKeyDown={handleKeyDown}
          />
          {loading && <Spinner size={18} />}
        </div>
        <div role="listbox" id={listId} aria-label="検索結果" ref={list}>
          {groups
            .filter((group) => group.items.length > 0)
            .map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options
              <div key={group.title} role="group" aria-label={group.title}>
                <div className="group" aria-hidden="true">
                  {group.title}
                </div>
                {group.items.map((item) => (
                  // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the input holds the focus and the keys
                  <div
                    key={item.key}
                    id={optionId(item.key)}
                    role="option"
                    aria-selected={item.key === chosen?.key}
                    onClick={() => props.onChoose(item)}
                  >
                    <Icon name={item.icon} />
                    <span className="text">{item.label}</span>
                    {item.sub && <span className="sub">{item.sub}</span>}
                  </div>
                ))}
              </div>
            ))}
        </div>
        {items.length === 0 && !loading && (
          <p className="none" role="status">
            {props.emptyText ?? "見つかりません。別の言葉でお試しください。"}
          </p>
        )}
      </Body>
    </Dialog>
  );
}
