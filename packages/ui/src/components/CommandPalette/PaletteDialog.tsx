import { type KeyboardEvent, useId, useState } from "react";
import { isComposingKey } from "../../format/ime.ts";
import { useWord } from "../../words/useWord.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { PaletteBody } from "./CommandPalette.styles.ts";
import type { CommandPaletteProps } from "./CommandPalette.tsx";
import { PaletteList } from "./PaletteList.tsx";

/** The key hints; hidden from screen readers, which announce the keys themselves. */
function PaletteKeys() {
  const word = useWord();
  return (
    <p className="keys" aria-hidden="true">
      <span>
        <kbd>↑ ↓</kbd> {word("選ぶ")}
      </span>
      <span>
        <kbd>Enter</kbd> {word("開く")}
      </span>
      <span>
        <kbd>Esc</kbd> {word("閉じる")}
      </span>
    </p>
  );
}

export interface PaletteDialogProps extends CommandPaletteProps {
  readonly id: string;
  /** The field here has the focus. */
  readonly onReady: () => void;
}

/** The words of the last search are replaced by typing; where a first field was typed in, its selection goes on. */
function takeSelection(input: HTMLInputElement | null) {
  const first = document.activeElement;
  if (
    first instanceof HTMLInputElement &&
    first.getAttribute("aria-label") === input?.getAttribute("aria-label")
  )
    input?.setSelectionRange(first.selectionStart, first.selectionEnd);
  else input?.select();
}

/** The search itself, while it is open. */
export function PaletteDialog(props: PaletteDialogProps) {
  const word = useWord();
  const { open, onOpenChange, label, keyword, groups, loading = false, error } = props;
  const listId = useId();
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
      id={props.id}
      className="tsu-palette"
      open={open}
      onOpenChange={onOpenChange}
      title={word("検索")}
      modal={!props.container}
      container={props.container}
    >
      <PaletteBody data-stale={loading || undefined}>
        <div className="field">
          <Icon name="search" />
          <input
            ref={takeSelection}
            onFocus={props.onReady}
            className="tsu-field"
            data-autofocus
            role="combobox"
            aria-label={label}
            aria-expanded={items.length > 0}
            aria-controls={listId}
            aria-activedescendant={chosen && optionId(chosen.key)}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={props.placeholder}
            value={keyword}
            onChange={(event) => {
              setCurrent(0);
              props.onKeywordChange(event.target.value);
            }}
            onKeyDown={handleKeyDown}
          />
          {loading && <Spinner size={18} label={word("検索中")} />}
        </div>
        <PaletteList
          id={listId}
          groups={groups}
          chosenKey={chosen?.key}
          optionId={optionId}
          onChoose={props.onChoose}
        />
        {error ? (
          <div className="failed" role="alert">
            <Icon name="error" size={16} />
            <p>{error}</p>
            {props.onRetry && (
              <Button size="sm" icon="refresh" loading={loading} onClick={props.onRetry}>
                {word("もう一度検索")}
              </Button>
            )}
          </div>
        ) : (
          <p className={items.length > 0 ? "tsu-hidden" : "none"} role="status">
            {items.length > 0 && word("{count}件", { count: items.length })}
            {items.length === 0 &&
              !loading &&
              (keyword.trim() === ""
                ? word("探す言葉を入力してください。")
                : word("見つかりません。別の言葉でお試しください。"))}
          </p>
        )}
        <PaletteKeys />
      </PaletteBody>
    </Dialog>
  );
}
