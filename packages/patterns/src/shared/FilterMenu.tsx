import { Button, Checkbox, Popover, Radio, TextField } from "@tsumugi/ui";
import { formatInteger, searchKey } from "@tsumugi/ui/format";
import { useState } from "react";
import { styled } from "styled-components";
import type { OptionLook } from "./types.ts";

/** From so many options on, a field above them narrows them down. */
const SEARCHABLE_FROM = 12;

const Panel = styled.div`
  display: grid;
  gap: 8px;
  width: 236px;
  max-width: 100%;
  & > .options {
    display: grid;
    max-height: min(320px, 50vh);
    overflow: auto;
    margin: -4px;
    padding: 4px;
  }
  & label {
    width: 100%;
    padding-inline: 4px;
    border-radius: var(--tsu-radius-sm);
  }
  & label:hover {
    background: var(--tsu-hover);
  }
  & > .end {
    display: flex;
    justify-content: flex-end;
  }
`;

export interface FilterMenuProps {
  /** What is narrowed down, e.g. ジャンル. The button says it, with the number of chosen ones. */
  label: string;
  options: readonly OptionLook[];
  /** Chosen values; empty: does not filter. */
  value: readonly string[];
  /** The whole next choice. */
  onChange: (next: readonly string[]) => void;
  /** At most one, with 「指定なし」 as the first entry. */
  single?: boolean;
  /** `sm` where many of them share one row. Default `md`. */
  size?: "sm" | "md";
}

const labelOf = ({ label, count }: OptionLook) =>
  count === undefined ? (
    label
  ) : (
    <>
      {label} <span className="tsu-muted">{formatInteger(count)}名</span>
    </>
  );

/** One filter of a bar as a button with a panel of choices. What is in force stands as tags in `AppliedFilters`. */
export function FilterMenu(props: FilterMenuProps) {
  const { label, options, value, onChange, single = false, size } = props;
  const [typed, setTyped] = useState("");
  const isSearchable = options.length >= SEARCHABLE_FROM;
  const key = searchKey(typed);
  const offered = options.filter((option) => searchKey(option.label).includes(key));
  const toggle = (one: string, on: boolean) =>
    onChange(options.map((option) => option.value).filter((v) => (v === one ? on : value.includes(v))));

  return (
    <Popover
      label={`${label}で絞り込む`}
      trigger={
        <Button size={size} iconEnd="chevronDown" data-active={value.length > 0 || undefined}>
          {value.length > 0 ? `${label}（${value.length}）` : label}
        </Button>
      }
      onOpenChange={() => setTyped("")}
    >
      <Panel>
        {isSearchable && (
          <TextField
            aria-label={`${label}の候補を探す`}
            placeholder="候補を探す"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <fieldset className="options" aria-label={label}>
          {single && (
            <Radio name={label} label="指定なし" checked={value.length === 0} onChange={() => onChange([])} />
          )}
          {offered.map((option) =>
            single ? (
              <Radio
                key={option.value}
                name={label}
                label={option.label}
                checked={value.includes(option.value)}
                onChange={() => onChange([option.value])}
              />
            ) : (
              <Checkbox
                key={option.value}
                label={labelOf(option)}
                checked={value.includes(option.value)}
                onChange={(event) => toggle(option.value, event.target.checked)}
              />
            ),
          )}
          {offered.length === 0 && <p className="tsu-muted">該当する候補はありません。</p>}
        </fieldset>
        {!single && value.length > 0 && (
          <div className="end">
            <Button size="sm" variant="ghost" onClick={() => onChange([])}>
              選択を消す
            </Button>
          </div>
        )}
      </Panel>
    </Popover>
  );
}
