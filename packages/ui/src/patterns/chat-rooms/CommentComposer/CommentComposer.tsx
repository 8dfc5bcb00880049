import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { styled } from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { isComposingKey } from "../../../format/ime.ts";
import { graphemeCount } from "../../../format/normalize.ts";
import { type ComposerImage, ComposerImages } from "./ComposerImages.tsx";

const MAX_LENGTH = 4000;
const COUNT_FROM = 3600;

const Root = styled.form`
  display: grid; gap: 6px; padding: 10px 16px 12px; border-top: 1px solid var(--tsu-border); background: var(--tsu-surface);
  & > textarea { min-height: 64px; max-height: 40vh; field-sizing: content; }
  & > .foot { display: flex; align-items: center; gap: 8px; }
  & .hint { flex: 1; color: var(--tsu-text-muted); font-size: var(--tsu-text-xs); }
  & .error { color: var(--tsu-danger-text); font-size: var(--tsu-text-sm); }
  & > .images { display: flex; flex-wrap: wrap; gap: 8px; & > li { position: relative; } & img { width: 72px; height: 72px; object-fit: cover; border-radius: var(--tsu-radius-md); border: 1px solid var(--tsu-border); } & .tsu-icon-button { position: absolute; top: -8px; right: -8px; width: 26px; min-height: 26px; border-radius: 50%; background: var(--tsu-raised); border-color: var(--tsu-border-strong); } }
  @media (max-width: 640px) { padding: 8px 12px 10px; & .hint[data-keys] { display: none; } & .foot { justify-content: flex-end; } }
`;

export interface CommentComposerProps {
  /** Text so far; kept per room by the caller. */
  value: string;
  onValueChange: (text: string) => void;
  /** Trimmed of nothing; never blank unless images are there. */
  onSend: (text: string) => void;
  /** Enter sends instead of Ctrl/⌘+Enter. */
  enterSends?: boolean;
  images?: readonly ComposerImage[];
  /** Absent: no images here. */
  onAddImages?: (files: File[]) => void;
  onRemoveImage?: (key: string) => void;
  error?: string;
  /** In place of the box: why nothing can be written. */
  lockedReason?: ReactNode;
  placeholder?: string;
}

/** Enter is a new line and Ctrl/⌘+Enter sends; an Enter that belongs to kana conversion does neither. */
export function CommentComposer(props: CommentComposerProps) {
  const { value, onValueChange, enterSends = false, images = [], error, lockedReason } = props;
  const picker = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const length = value.length > COUNT_FROM ? graphemeCount(value) : value.length;
  const canSend = (value.trim() !== "" || images.length > 0) && length <= MAX_LENGTH;

  if (lockedReason) return <Root as="div">{lockedReason}</Root>;

  const send = () => {
    if (canSend) props.onSend(value);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || isComposingKey(event)) return;
    const isChord = event.ctrlKey || event.metaKey;
    if (isChord || (enterSends && !event.shiftKey)) {
      event.preventDefault();
      send();
    }
  };
  const handlePaste = (event: ClipboardEvent) => {
    // A paste from a spreadsheet holds text and a picture of it: the text is meant.
    if (event.clipboardData.getData("text") !== "") return;
    const files = [...event.clipboardData.files].filter((file) => file.type.startsWith("image/"));
    if (files.length > 0 && props.onAddImages) {
      event.preventDefault();
      props.onAddImages(files);
    }
  };

  return (
    <Root
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onDragOver={(event) => props.onAddImages && event.preventDefault()}
      onDrop={(event) => {
        if (!props.onAddImages) return;
        event.preventDefault();
        props.onAddImages([...event.dataTransfer.files]);
      }}
    >
      <ComposerImages images={images} onRemove={props.onRemoveImage} />
      <textarea
        className="tsu-field"
        aria-label="メッセージ"
        aria-describedby={hintId}
        aria-invalid={length > MAX_LENGTH || undefined}
        placeholder={props.placeholder ?? "メッセージを入力"}
        rows={2}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
      />
      {error && (
        <span className="error" role="alert">
          {error}
        </span>
      )}
      <div className="foot">
        <span className="hint" id={hintId} data-keys={length <= COUNT_FROM || undefined}>
          {length > COUNT_FROM
            ? `${length} / ${MAX_LENGTH}文字${length > MAX_LENGTH ? "。短くするか、分けて送ってください。" : ""}`
            : enterSends
              ? "Enterで送信、Shift+Enterで改行"
              : "Enterで改行、Ctrl（⌘）+Enterで送信"}
        </span>
        {props.onAddImages && (
          <>
            <input
              ref={picker}
              type="file"
              accept="image/*"
              multiple
              hidden
              onChange={(event) => {
                props.onAddImages?.([...(event.target.files ?? [])]);
                event.target.value = "";
              }}
            />
            <IconButton icon="image" label="画像を添付" onClick={() => picker.current?.click()} />
          </>
        )}
        <Button type="submit" variant="primary" icon="send" disabled={!canSend}>
          送信
        </Button>
      </div>
    </Root>
  );
}
