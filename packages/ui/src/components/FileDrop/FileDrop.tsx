import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { useWord } from "../../format/words/useWord.ts";
import { Icon } from "../Icon/Icon.tsx";
import { FileDropRoot } from "./FileDrop.styles.ts";
import { type FileDropItem, FileDropList } from "./FileDropList.tsx";
import { checkFiles } from "./fileCheck.ts";

export interface FileDropProps {
  /** The label: 「CSVファイルを選ぶ」. */
  label: string;
  /** Formats, size and number allowed, before choosing. */
  hint?: ReactNode;
  /** As the `accept` of an input: `.csv,text/csv`. Checked for dropped and pasted files too. */
  accept?: string;
  multiple?: boolean;
  /** Bytes per file. */
  maxSize?: number;
  /** Files altogether, with those in `files`. */
  maxCount?: number;
  /** The files so far with their results; shown as a list below. */
  files?: readonly FileDropItem[];
  /** Shows a button that takes a file out again. */
  onRemove?: (key: string) => void;
  /** The cause, then how to fix it. */
  error?: string;
  disabled?: boolean;
  /** Called with accepted files only; the others are rejected with a message below the field. */
  onFiles: (files: File[]) => void;
}

/** Drop, paste, pick by a click, or pick by the keyboard. */
export function FileDrop(props: FileDropProps) {
  const word = useWord();
  const {
    label,
    hint,
    accept,
    multiple = false,
    maxSize,
    maxCount,
    files = [],
    onRemove,
    error,
    disabled,
  } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const take = (list: FileList | null) => {
    const handed = [...(list ?? [])];
    // The same file may be chosen again after it was corrected.
    if (input.current) input.current.value = "";
    if (handed.length === 0) return;
    const room = multiple ? (maxCount ?? Number.POSITIVE_INFINITY) - files.length : 1;
    const checked = checkFiles(handed, { accept, maxSize, room }, word);
    setRefusals(checked.refusals);
    if (checked.accepted.length > 0) props.onFiles(checked.accepted);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };
  const handlePaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  const problems = refusals.length > 0 ? refusals : error ? [error] : [];

  return (
    <FileDropRoot>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an additional way; the input inside handles the keyboard */}
      <div
        className="zone"
        data-over={isOver || undefined}
        data-disabled={disabled || undefined}
        data-invalid={problems.length > 0 || undefined}
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
          aria-describedby={problems.length > 0 ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={(event) => take(event.target.files)}
          onPaste={handlePaste}
        />
        <span className="hint" id={`${id}-hint`}>
          {isOver
            ? word("ここに置いてください")
            : (hint ?? word("クリックして選ぶか、ここにファイルを置いてください"))}
        </span>
      </div>
      {problems.length > 0 && (
        <div className="error" id={`${id}-error`} role="alert">
          {problems.map((problem) => (
            <p key={problem}>
              <Icon name="error" size={16} />
              <span>{problem}</span>
            </p>
          ))}
        </div>
      )}
      {files.length > 0 && <FileDropList files={files} onRemove={onRemove} />}
    </FileDropRoot>
  );
}
