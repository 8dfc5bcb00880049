import { textLength } from "@tsumugi/contract";
import { Button, ConfirmDialog, TextArea } from "@tsumugi/ui";
import { isComposingKey } from "@tsumugi/ui/format";
import { type KeyboardEvent, useId, useState } from "react";
import { ConflictDialog } from "../../shared/ConflictDialog/ConflictDialog.tsx";
import type { CommentEditLook } from "../chat.types.ts";
import { COMMENT_MAX } from "../commentLimits.ts";
import { useFocusAtEnd } from "./useFocusAtEnd.ts";

export interface CommentEditorProps {
  edit: CommentEditLook;
  /** What the comment says now: another screen may have changed it since the writing began. */
  current: string;
  /** It was deleted meanwhile, in another tab. */
  isGone: boolean;
  /** It was opened here and now: the box gets the focus. */
  isStarted: boolean;
  onChange: (text: string) => void;
  /** `original`: what it is stored over. */
  onSave: (text: string, original: string) => Promise<unknown> | undefined;
  onClose: () => void;
  /** Where it was deleted, what was written goes to a new message; absent: it can still be copied. */
  onToDraft?: (() => void) | undefined;
}

const GONE = "このメッセージは削除されました。書き直した文は、";
const COPY = "コピーして新しいメッセージとして送ってください。";
const MOVE = "新しいメッセージの下書きに移せます。";

const reasonOf = (cause: unknown) =>
  cause instanceof Error && cause.message
    ? cause.message
    : "保存できませんでした。時間をおいて、もう一度お試しください。";

/** What the comment says by now, where a save was refused for that. */
function presentTextOf(cause: unknown): string | undefined {
  const { current } = Object(cause) as { current?: { text?: unknown } };
  return typeof current?.text === "string" ? current.text : undefined;
}

function problemOf(text: string): string | undefined {
  if (text.trim() === "") return "空にはできません。本文を入力するか、削除してください。";
  const over = textLength(text) - COMMENT_MAX;
  return over > 0 ? `${COMMENT_MAX}文字までです。あと${over}文字、短くしてください。` : undefined;
}

/** One's own comment, open to be written again. What was typed stays until it is stored or given up. */
export function CommentEditor(props: CommentEditorProps) {
  const { edit, current, isGone, onChange, onSave, onClose, onToDraft } = props;
  const { text, original } = edit;
  const [failure, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  /** What stands there instead of what was read: shown beside what was typed. */
  const [theirs, setTheirs] = useState<string>();
  const errorId = useId();
  const box = useFocusAtEnd(props.isStarted);
  const error = isGone ? GONE + (onToDraft ? MOVE : COPY) : failure;

  const store = async (over: string) => {
    setTheirs(undefined);
    setSaving(true);
    setError(undefined);
    try {
      await onSave(text, over);
      onClose();
    } catch (cause) {
      const present = presentTextOf(cause);
      if (present === undefined) setError(reasonOf(cause));
      else setTheirs(present);
      setSaving(false);
    }
  };
  const save = () => {
    if (isGone || isSaving) return;
    if (text === current) return onClose();
    const problem = problemOf(text);
    if (problem) return setError(problem);
    if (current !== original) return setTheirs(current);
    void store(original);
  };
  const leave = () => (text === original ? onClose() : setAsking(true));
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposingKey(event)) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      leave();
    } else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save();
    }
  };

  return (
    <div className="editor">
      <TextArea
        autoGrow={false}
        aria-label="メッセージを編集"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        ref={box}
        // What is written while it is being stored would go when the box closes.
        readOnly={isSaving}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {error && (
        <span className="failed" id={errorId} role="alert">
          {error}
        </span>
      )}
      <span className="buttons">
        <Button size="sm" variant="ghost" onClick={leave}>
          {isGone ? "閉じる" : "やめる"}
        </Button>
        {isGone && onToDraft && (
          <Button size="sm" variant="primary" onClick={onToDraft}>
            下書きに移す
          </Button>
        )}
        {!isGone && (
          <Button size="sm" variant="primary" loading={isSaving} onClick={save}>
            保存する
          </Button>
        )}
      </span>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="書き直した文を破棄しますか？"
        description="メッセージは元の文のままになります。書き直した文は元に戻せません。"
        confirmLabel="破棄する"
        tone="danger"
        onConfirm={onClose}
      />
      {theirs !== undefined && (
        <ConflictDialog
          open
          title="このメッセージは別の画面で変更されました"
          rows={[{ label: "本文", mine: text, theirs }]}
          onKeepMine={() => void store(theirs)}
          onTakeTheirs={onClose}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </div>
  );
}
