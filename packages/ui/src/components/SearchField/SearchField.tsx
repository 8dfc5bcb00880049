import { type ComponentProps, useEffect, useRef, useState } from "react";
import { isComposingKey } from "../../format/ime.ts";
import { useWord } from "../../words/useWord.ts";
import { cx } from "../cx.ts";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { useOutsideValue } from "../useOutsideValue.ts";
import { useOwnValue } from "../useOwnValue.ts";

interface SearchFieldOwnProps {
  /** 欄の名前。 */
  label: string;
  /** いまの言葉（URL から）。渡さなければ部品が覚えます。 */
  value?: string;
  /** 部品が覚えるときの初めの言葉。 */
  defaultValue?: string;
  /** 最後のキーから 250 ミリ秒後と Enter で呼ばれます。変換中は呼ばれません。 */
  onValueChange?: (keyword: string) => void;
}

export type SearchFieldProps = SearchFieldOwnProps &
  Omit<ComponentProps<"input">, keyof SearchFieldOwnProps | "type" | "onChange" | "onSearch">;

const DELAY = 250;

export function SearchField({
  label,
  value: given,
  defaultValue = "",
  onValueChange,
  className,
  placeholder = label,
  ...rest
}: SearchFieldProps) {
  const word = useWord();
  const [value, settle] = useOwnValue(given, defaultValue, onValueChange);
  const [draft, setDraft] = useState(value);
  const { isOutside, coming, say } = useOutsideValue(value);
  const isComposing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The keyword may change from outside (back button, a saved view), so the field follows it.
  if (isOutside) setDraft(value);
  const search = (keyword: string, delay: number) => {
    clearTimeout(timer.current);
    if (isComposing.current || keyword === coming) return;
    timer.current = setTimeout(() => latest.current.settle(keyword), delay);
  };
  const change = (keyword: string, delay: number) => {
    setDraft(keyword);
    search(keyword, delay);
  };
  const latest = useRef({ goOn: () => {}, settle: (_keyword: string) => {} });
  useEffect(() => {
    latest.current = {
      // A page that was kept out of sight, left in the middle of typing, searches for it when it is shown again.
      goOn: () => search(draft, DELAY),
      // A filter or a view that was chosen since the last key stays: the first goes on with it, the other replaced what
      // was typed.
      settle: (keyword) => {
        if (keyword !== draft) return;
        say(keyword);
        settle(keyword);
      },
    };
  });
  useEffect(() => {
    isComposing.current = false;
    latest.current.goOn();
    return () => clearTimeout(timer.current);
  }, []);

  return (
    <search className={cx("tsu-search", className)}>
      <Icon name="search" size={16} />
      <input
        {...rest}
        type="search"
        className="tsu-field"
        aria-label={label}
        placeholder={placeholder}
        value={draft}
        onChange={(event) => change(event.target.value, DELAY)}
        onCompositionStart={(event) => {
          rest.onCompositionStart?.(event);
          isComposing.current = true;
        }}
        onCompositionEnd={(event) => {
          rest.onCompositionEnd?.(event);
          isComposing.current = false;
          search(event.currentTarget.value, DELAY);
        }}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          if (event.defaultPrevented) return;
          if (event.key === "Enter" && !isComposingKey(event)) search(event.currentTarget.value, 0);
          if (event.key === "Escape" && draft !== "" && !isComposingKey(event)) change("", 0);
        }}
      />
      {draft !== "" && (
        <IconButton icon="close" label={word("検索語を消す")} size="sm" onClick={() => change("", 0)} />
      )}
    </search>
  );
}
