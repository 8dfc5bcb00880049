import { useId, useState } from "react";
import { styled } from "styled-components";
import { isComposingKey } from "../../format/ime.ts";
import { useFieldWiring } from "../FormField/fieldContext.ts";
import { Tag } from "../Tag/Tag.tsx";

const Root = styled.div`
  display: flex; flex-wrap: wrap; gap: 6px; align-items: center; min-height: var(--tsu-control-md); padding: 4px 8px;
  border: 1px solid var(--tsu-border-strong); border-radius: var(--tsu-radius-md); background: var(--tsu-surface);
  &:focus-within { outline: 2px solid var(--tsu-focus); outline-offset: 1px; }
  &:has([aria-invalid="true"]) { border-color: var(--tsu-danger-text); }
  & > input { flex: 1 1 8em; min-width: 0; min-height: 26px; border: 0; outline: 0; background: none; box-shadow: none; &::placeholder { color: var(--tsu-text-subtle); opacity: 1; } }
  @media (max-width: 640px) { & > input { min-height: 36px; font-size: 1rem; } }
`;

export interface TagFieldProps {
  value: readonly string[];
  onValueChange: (tags: string[]) => void;
  /** Words offered while typing. */
  suggestions?: readonly string[];
  placeholder?: string;
  /** Taken off the front of what is typed: `#` for hashtags, `@` for mentions. */
  prefix?: "#" | "@";
  onBlur?: () => void;
}

const PREFIXES = { "#": /^[#＃]+/, "@": /^[@＠]+/ };

/** Words as tags. Enter, a comma or 、 adds, Backspace on an empty field takes the last one away. */
export function TagField({ value, onValueChange, suggestions, placeholder, prefix, onBlur }: TagFieldProps) {
  const [draft, setDraft] = useState("");
  const listId = useId();
  const wired = useFieldWiring({});
  const clean = (text: string) => (prefix ? text.trim().replace(PREFIXES[prefix], "") : text.trim());
  const add = (text: string) => {
    const words = text
      .split(/[,、，\n\t]/)
      .map(clean)
      .filter(Boolean);
    const next = [...new Set([...value, ...words])];
    if (next.length !== value.length) onValueChange(next);
    setDraft("");
  };
  return (
    <Root>
      {value.map((tag) => (
        <Tag key={tag} onRemove={() => onValueChange(value.filter((other) => other !== tag))}>
          {`${prefix ?? ""}${tag}`}
        </Tag>
      ))}
      <input
        {...wired}
        value={draft}
        placeholder={value.length === 0 ? placeholder : undefined}
        list={suggestions ? listId : undefined}
        autoComplete="off"
        onChange={(event) => {
          const text = event.target.value;
          const isComposing = (event.nativeEvent as InputEvent).isComposing;
          if (!isComposing && /[,、，]/.test(text)) add(text);
          else setDraft(text);
        }}
        onKeyDown={(event) => {
          if (isComposingKey(event)) return;
          if (event.key === "Enter" && draft.trim() !== "") {
            event.preventDefault();
            add(draft);
          }
          if (event.key === "Backspace" && draft === "") onValueChange(value.slice(0, -1));
        }}
        onBlur={() => {
          add(draft);
          onBlur?.();
        }}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions
            .filter((word) => !value.includes(word))
            .map((word) => (
              <option key={word} value={word} />
            ))}
        </datalist>
      )}
    </Root>
  );
}
