import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { Icon } from "../Icon/Icon.tsx";

const Root = styled.div`
  position: relative; display: grid; justify-items: center; gap: 6px; padding: 32px 20px; text-align: center;
  border: 1.5px dashed var(--tsu-border-strong); border-radius: var(--tsu-radius-lg); background: var(--tsu-surface);
  transition: background-color var(--tsu-motion-fast);
  & > svg { color: var(--tsu-brand-text); }
  & > label { font-weight: 650; color: var(--tsu-brand-text); text-decoration: underline; cursor: pointer; }
  & > label::after { content: ""; position: absolute; inset: 0; }
  & > .hint { color: var(--tsu-text-muted); font-size: var(--tsu-text-sm); }
  & > .error { color: var(--tsu-danger-text); font-weight: 500; }
  & > input { position: absolute; opacity: 0; width: 1px; height: 1px; }
  &:has(input:focus-visible) { outline: 2px solid var(--tsu-focus); outline-offset: 2px; box-shadow: 0 0 0 2px var(--tsu-focus-gap); }
  &:hover, &[data-over] { background: var(--tsu-brand-soft); border-color: var(--tsu-brand-text); }
  &[data-disabled] { pointer-events: none; background: var(--tsu-sunken); border-color: var(--tsu-border); & > label { color: var(--tsu-text-muted); text-decoration: none; } & > svg { color: var(--tsu-text-muted); } }
`;

export interface FileDropProps {
  /** What to hand in: 「CSVファイルを選ぶ」. */
  label: string;
  hint?: ReactNode;
  /** As the `accept` of an input: `.csv,text/csv`. Checked for dropped files too. */
  accept?: string;
  multiple?: boolean;
  /** Bytes per file. */
  maxSize?: number;
  error?: string;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
}

export function isAccepted(file: { name: string; type: string }, accept: string | undefined): boolean {
  if (!accept) return true;
  const name = file.name.toLowerCase();
  return accept.split(",").some((entry) => {
    const rule = entry.trim().toLowerCase();
    if (rule.startsWith(".")) return name.endsWith(rule);
    return rule.endsWith("/*") ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule;
  });
}

/** Drop, pick by a click, or pick by the keyboard. */
export function FileDrop({
  label,
  hint,
  accept,
  multiple = false,
  maxSize,
  error,
  disabled,
  onFiles,
}: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (input.current) input.current.value = "";
    if (files.length === 0) return;
    const wrong = files.find((file) => !isAccepted(file, accept));
    const large = files.find((file) => maxSize !== undefined && file.size > maxSize);
    if (wrong)
      return setRefusal(`「${wrong.name}」は受け取れない形式です。形式を確かめて選び直してください。`);
    if (large) {
      const limit = Math.floor((maxSize ?? 0) / 1024 / 1024);
      return setRefusal(`「${large.name}」は${limit}MBを超えています。小さくするか、分けてください。`);
    }
    setRefusal(undefined);
    onFiles(files);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };
  const problem = refusal ?? error;

  return (
    <Root
      data-over={isOver || undefined}
      data-disabled={disabled || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <Icon name="upload" size={28} />
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={problem ? `${id}-error` : undefined}
        onChange={(event) => take(event.target.files)}
      />
      <span className="hint">{hint ?? "クリックして選ぶか、ここにファイルを置いてください"}</span>
      {problem && (
        <span className="error" id={`${id}-error`} role="alert">
          {problem}
        </span>
      )}
    </Root>
  );
}
