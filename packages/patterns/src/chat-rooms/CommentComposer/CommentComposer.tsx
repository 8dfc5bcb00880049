import { textLength } from "@tsumugi/contract";
import { Button, IconButton, TextArea } from "@tsumugi/ui";
import { isComposingKey } from "@tsumugi/ui/format";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { styled } from "styled-components";
import { COMMENT_IMAGES_MAX, COMMENT_MAX } from "../commentLimits.ts";
import { type ComposerImage, ComposerImages } from "./ComposerImages.tsx";
import { ImageDrop } from "./ImageDrop.tsx";
import { LockedBox } from "./LockedBox.tsx";
import { SendKeyMenu } from "./SendKeyMenu.tsx";
import { useSendWhenReady } from "./useSendWhenReady.ts";

const COUNT_FROM = 3600;

const Root = styled.form`
  display: grid;
  gap: 6px;
  padding: 10px 16px 12px;
  border-top: 1px solid var(--tsu-border);
  background: var(--tsu-surface);
  & > textarea {
    min-height: 64px;
    /* Above a phone's keyboard, the button that sends stays in sight. */
    max-height: min(40vh, max(64px, 100dvh - 320px));
    field-sizing: content;
  }
  & > .foot {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  & .hint {
    flex: 1;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
  }
  & .error {
    color: var(--tsu-danger-text);
    font-size: var(--tsu-text-sm);
    white-space: pre-line;
  }
  & .kept {
    max-height: 30vh;
    overflow: auto;
    margin-top: 6px;
    color: var(--tsu-text-muted);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  @media (max-width: 640px) {
    padding: 8px 12px 10px;
    & .hint[data-keys] {
      display: none;
    }
    & .foot {
      justify-content: flex-end;
    }
  }
`;

export interface CommentComposerProps {
  /** 書きかけの文章。部屋ごとに呼んだ側が持ちます。 */
  value: string;
  /** 入力のたびに呼びます。 */
  onValueChange: (text: string) => void;
  /** 送信するとき。文章は前後の空白も含めて渡します。空になるのは、画像だけを送るときです。 */
  onSend: (text: string) => void;
  /** 送信を押したあと、画像を送り終える前に入力欄がなくなったとき。メッセージは送られていないことを伝えます。 */
  onLeaveUnsent?: () => void;
  /** true なら Enter で送信します。既定は Ctrl（⌘）+Enter です。 */
  enterSends?: boolean;
  /** 送信のキーを変えたとき。渡すと、送信の横で選べます。 */
  onEnterSendsChange?: (enterSends: boolean) => void;
  /** 画像のボタンの横に出すボタン。テンプレートや送信の予約など。 */
  tools?: ReactNode;
  /** 次のメッセージに付ける画像。送り終わるまで送信できません。 */
  images?: readonly ComposerImage[];
  /** 画像を選ぶ、貼り付ける、置くと呼びます。渡さなければ画像は付けられません。 */
  onAddImages?: (files: File[]) => void;
  /** 画像を外すとき。送信の途中なら、それもやめます。 */
  onRemoveImage?: (key: string) => void;
  /** 失敗した画像をもう一度送るとき。 */
  onRetryImage?: (key: string) => void;
  /** 入力欄の下に出すエラー。原因、次に直し方を書きます。 */
  error?: string;
  /** 書けない理由。入力欄の代わりに出し、書きかけの文章は読めるように残します。 */
  lockedReason?: ReactNode;
  /** 空の入力欄に出す言葉。既定は「メッセージを入力」。 */
  placeholder?: string;
}

/** Enter is a new line and Ctrl/⌘+Enter sends; an Enter that belongs to kana conversion does neither. */
export function CommentComposer(props: CommentComposerProps) {
  const { value, onValueChange, enterSends = false, images = [], error, lockedReason } = props;
  const root = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const length = textLength(value);
  // One that failed is taken out or sent again first: a message never goes without a picture that was meant.
  const isUploading = images.some(({ state }) => state === "uploading");
  const failed = images.filter(({ state }) => state === "failed");
  const hasFailed = failed.length > 0;
  const isWhole =
    (value.trim() !== "" || images.length > 0) &&
    images.length <= COMMENT_IMAGES_MAX &&
    !hasFailed &&
    length <= COMMENT_MAX;
  const canSend = isWhole && !isUploading;
  const later = useSendWhenReady(
    JSON.stringify([value, images.map(({ key }) => key)]),
    canSend,
    () => props.onSend(value),
    props.onLeaveUnsent,
  );
  const whyNot = hasFailed
    ? failed.every(({ canRetry }) => canRetry)
      ? "届かなかった画像は、もう一度送るか外してください"
      : "送れない画像を外すと送れます"
    : isUploading &&
      (later.isWaiting ? "画像を送り終えると、このメッセージを送ります" : "画像を送っています");

  if (lockedReason)
    return (
      <Root as="div">
        <LockedBox reason={lockedReason} text={value} />
      </Root>
    );

  const send = () => {
    if (canSend) props.onSend(value);
    else if (isWhole) later.wait();
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
      ref={root}
      onSubmit={(event) => {
        event.preventDefault();
        send();
        // With nothing left to send the pressed button is blocked, and the focus would be lost with it.
        if (root.current?.contains(document.activeElement)) box.current?.focus({ preventScroll: true });
      }}
    >
      {props.onAddImages && <ImageDrop anchor={root} onDrop={props.onAddImages} />}
      <ComposerImages images={images} onRemove={props.onRemoveImage} onRetry={props.onRetryImage} />
      <TextArea
        ref={box}
        autoGrow={false}
        aria-label="メッセージ"
        aria-describedby={hintId}
        aria-invalid={length > COMMENT_MAX || undefined}
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
        <span
          className="hint"
          id={hintId}
          role={length <= COUNT_FROM ? "status" : undefined}
          data-keys={(length <= COUNT_FROM && !whyNot) || undefined}
        >
          {length > COUNT_FROM
            ? `${length} / ${COMMENT_MAX}文字${length > COMMENT_MAX ? "。短くするか、分けて送ってください。" : ""}`
            : whyNot ||
              (enterSends ? "Enterで送信、Shift+Enterで改行" : "Enterで改行、Ctrl（⌘）+Enterで送信")}
        </span>
        {props.tools}
        {props.onAddImages && (
          <>
            <input
              ref={picker}
              type="file"
              accept="image/jpeg,image/png,image/webp"
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
        {props.onEnterSendsChange && (
          <SendKeyMenu enterSends={enterSends} onEnterSendsChange={props.onEnterSendsChange} />
        )}
      </div>
    </Root>
  );
}
