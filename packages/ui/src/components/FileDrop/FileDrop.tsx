import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useWord } from "../../words/useWord.ts";
import { FileList } from "../FileList/FileList.tsx";
import type { FileListItem } from "../FileList/fileList.types.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { Native } from "../native.ts";
import { FileDropRoot } from "./FileDrop.styles.ts";
import { checkFiles } from "./fileCheck.ts";

export interface FileDropProps extends Native<"div", "onError" | "children"> {
  /** 欄の名前。「CSVファイルを選ぶ」。 */
  label: string;
  /** 受け取れる形式、大きさ、数。選ぶ前に知らせます。 */
  hint?: ReactNode;
  /** input の `accept` と同じ書き方（`.csv,text/csv`）。置いたものと貼り付けたものにも効きます。 */
  accept?: string;
  /** いくつも受け取ります。 */
  multiple?: boolean;
  /** 1 つの大きさの上限（バイト）。 */
  maxSize?: number;
  /** `files` を含めた数の上限。 */
  maxCount?: number;
  /** これまでのファイルと結果。下に並びます。 */
  files?: readonly FileListItem[];
  /** 外すボタンを出します。 */
  onRemove?: (key: string) => void;
  /** 送れなかったファイルに、もう一度送るボタンを出します。 */
  onRetry?: (key: string) => void;
  /** 誤り。原因、次に直し方。 */
  error?: string;
  /** 使えない状態。 */
  disabled?: boolean;
  /** 受け取れるファイルだけが渡ります。ほかは理由を下に出します。 */
  onFiles: (files: File[]) => void;
}

/** A file that is dropped beside its place would open in the tab, in the place of the page and of what is typed on it. */
function useNothingOpensBeside() {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    const moments = ["dragover", "drop"] as const;
    for (const moment of moments) window.addEventListener(moment, refuse);
    return () => {
      for (const moment of moments) window.removeEventListener(moment, refuse);
    };
  }, []);
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
    onRetry,
    error,
    disabled,
    onFiles,
    ...rest
  } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  useNothingOpensBeside();

  const take = (list: FileList | null) => {
    const handed = [...(list ?? [])];
    // The same file may be chosen again after it was corrected.
    if (input.current) input.current.value = "";
    if (handed.length === 0) return;
    const room = multiple ? (maxCount ?? Number.POSITIVE_INFINITY) - files.length : 1;
    const checked = checkFiles(handed, { accept, maxSize, room }, word);
    setRefusals(checked.refusals);
    if (checked.accepted.length > 0) onFiles(checked.accepted);
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
    <FileDropRoot {...rest}>
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
      <FileList label={word("選んだファイル")} files={files} onRemove={onRemove} onRetry={onRetry} />
    </FileDropRoot>
  );
}
