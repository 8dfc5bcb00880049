import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { isComposingKey } from "../../format/ime.ts";
import { useWord } from "../../words/useWord.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/icons.ts";
import { Spinner } from "../Spinner/Spinner.tsx";
import { PaletteBody, PaletteTrigger } from "./CommandPalette.styles.ts";
import { PaletteList } from "./PaletteList.tsx";

export interface PaletteItem {
  /** Unique over all groups; e.g. the URL that it opens. */
  key: string;
  label: string;
  /** A secondary text that distinguishes items with the same name. */
  sub?: ReactNode;
  icon: IconName;
  /** The global shortcut of the same action. Only shown; the caller handles the keys. */
  shortcut?: string;
}

export interface PaletteGroup {
  title: string;
  items: readonly PaletteItem[];
}

export interface CommandPaletteProps {
  /** 開いているか。 */
  open: boolean;
  /** 開くとき・閉じるときに呼ばれます。 */
  onOpenChange: (open: boolean) => void;
  /** ボタンと欄の名前。「クリエイター・案件を検索」。 */
  label: string;
  /** 何で探せるか。「名前・かな・アカウント・案件名」。 */
  placeholder?: string;
  /** 開くキー。ボタンに出します。「⌘K」。 */
  shortcut: string;
  /** 探す言葉。探すのは呼ぶ側です。 */
  keyword: string;
  /** 探す言葉が変わったとき。 */
  onKeywordChange: (keyword: string) => void;
  /** 結果。言葉が空のときは、最近開いたものなど。 */
  groups: readonly PaletteGroup[];
  /** 探している間。前の結果は残ります。 */
  loading?: boolean;
  /** 探せなかった理由。原因、次に直し方。 */
  error?: string;
  /** 「もう一度検索」を押したとき。 */
  onRetry?: () => void;
  /** 結果を選んだとき。 */
  onChoose: (item: PaletteItem) => void;
  /** 描く先の要素。カタログなどで使い、そのときはモーダルになりません。既定は画面の上。 */
  container?: HTMLElement;
}

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

/** A global search by keyboard: ↑ ↓ select, Enter opens, Esc closes. */
export function CommandPalette(props: CommandPaletteProps) {
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
      open={open}
      onOpenChange={onOpenChange}
      title={word("検索")}
      modal={!props.container}
      container={props.container}
      trigger={
        <PaletteTrigger type="button">
          <Icon name="search" />
          <span className="text">{label}</span>
          <kbd>{props.shortcut}</kbd>
        </PaletteTrigger>
      }
    >
      <PaletteBody data-stale={loading || undefined}>
        <div className="field">
          <Icon name="search" />
          <input
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
