import { type ComponentProps, useState } from "react";
import { searchKey } from "../../format/normalize.ts";
import { useWord } from "../../words/useWord.ts";
import { cx } from "../cx.ts";
import { useFieldWiring } from "../FormField/fieldContext.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { useOwnValue } from "../useOwnValue.ts";
import { ChoiceList } from "./ChoiceList.tsx";
import type { ChoiceRow, ChoiceSource } from "./choices.ts";
import { useChoiceBox } from "./useChoiceBox.ts";

interface ComboboxOwnProps extends ChoiceSource {
  /** 選ばれている値。なければ null。渡さなければ部品が覚えます。 */
  value?: string | null;
  /** 部品が覚えるときの初めの値。 */
  defaultValue?: string | null;
  /** 選ばれた値が渡ります。消したときは null。 */
  onValueChange?: (value: string | null) => void;
  /** 候補の中にない値の名前。探した結果が入れ替わるときに渡します。 */
  valueLabel?: string;
  /** 消すボタンを出し、空にすると選択なしになります。既定は true。 */
  clearable?: boolean;
  /** 中身に合わせた幅。`sm` は 12 文字、`md` は 24 文字ほど。 */
  width?: "sm" | "md";
  /** ほかの絞り込みと横に並べるとき。 */
  inline?: boolean;
}

export type ComboboxProps = ComboboxOwnProps &
  Omit<ComponentProps<"input">, keyof ComboboxOwnProps | "type" | "defaultValue" | "onChange" | "list">;

/**
 * A single choice among many options. The search accepts kana, kanji, full and half width. For up to about
 * ten use `Select`.
 */
export function Combobox({
  options,
  onSearch,
  loading = false,
  error,
  onRetry,
  onCreate,
  value: given,
  defaultValue = null,
  onValueChange,
  valueLabel,
  clearable = true,
  width,
  inline = false,
  className,
  name,
  ...rest
}: ComboboxProps) {
  const word = useWord();
  const [value, change] = useOwnValue(given, defaultValue, onValueChange);
  const wired = useFieldWiring(rest);
  const [query, setQuery] = useState<string | null>(null);
  const chosen = options.find((option) => option.value === value);
  const isLocked = Boolean(wired.disabled || wired.readOnly);
  const isDisabled = (row: ChoiceRow) => row.kind === "option" && row.option.disabled === true;

  /**
   * The text is accepted if it is empty or equals exactly one option; otherwise the present choice is
   * restored.
   */
  const leave = () => {
    if (query === null) return;
    const key = searchKey(query);
    const same = options.filter((option) => searchKey(option.label) === key && !option.disabled);
    if (key === "" && clearable && value !== null) change(null);
    else if (same[0] && same.length === 1 && same[0].value !== value) change(same[0].value);
    setQuery(null);
  };
  const { box, keys, choices, isOpen, status, spoken } = useChoiceBox({
    options,
    onSearch,
    loading,
    error,
    onRetry,
    onCreate,
    query,
    isLocked,
    isDisabled,
    inputId: wired.id,
    label: value === null ? "" : (chosen?.label ?? valueLabel ?? ""),
    marksFirst: true,
    onQueryChange: setQuery,
    onLeave: leave,
    onKeyDown: (event) => {
      wired.onKeyDown?.(event);
      return undefined;
    },
    onPick: (row) => {
      setQuery(null);
      if (row.kind === "create") onCreate?.(row.text);
      else change(row.option.value);
    },
  });
  const canClear = clearable && value !== null && !isLocked;

  return (
    <ChoiceList
      {...box}
      open={isOpen}
      label={wired["aria-label"] ?? word("候補")}
      rows={choices.rows}
      isChosen={(one) => one === value}
      isDisabled={isDisabled}
      status={status}
      loading={loading}
      failed={Boolean(error) && !loading}
    >
      <span
        className="tsu-combobox"
        data-width={width}
        data-inline={inline || undefined}
        data-clearable={canClear || undefined}
      >
        <input
          {...box.getInputProps({
            ...wired,
            ...keys,
            "aria-labelledby": wired["aria-labelledby"],
            onFocus: (event) => {
              event.currentTarget.select();
              wired.onFocus?.(event);
            },
          })}
          type="text"
          autoComplete="off"
          className={cx("tsu-field", className)}
        />
        <span className="ends">
          {canClear && (
            <IconButton icon="close" size="sm" label={word("選択を消す")} onClick={() => change(null)} />
          )}
          <IconButton
            icon="chevronDown"
            size="sm"
            {...box.getToggleButtonProps({ disabled: isLocked })}
            label={word(isOpen ? "候補を閉じる" : "候補を開く")}
          />
        </span>
        {name && <input type="hidden" name={name} value={value ?? ""} disabled={wired.disabled} />}
        <span className="tsu-hidden" role="status">
          {spoken}
        </span>
      </span>
    </ChoiceList>
  );
}
