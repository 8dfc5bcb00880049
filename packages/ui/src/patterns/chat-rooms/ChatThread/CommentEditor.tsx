import { type KeyboardEvent, useId, useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { isComposingKey } from "../../../format/ime.ts";
import { graphemeCount } from "../../../format/normalize.ts";
import { COMMENT_MAX } from "../commentLimits.ts";

export interface CommentEditorProps {
  text: string;
  /** It was deleted meanwhile, in another tab: what was typed can still be copied. */
  isGone: boolean;
  onSave: (text: string) => Promise<unknown> | undefined;
  onClose: () => void;
}

const GONE =
  "このメッセージは削除されました。書き直した文は、コピーして新しいメッセージとして送ってください。";

const reasonOf = (cause: unknown) =>
  cause instanceof Error && cause.message
    ? cause.message
    : "保存できませんでした。時間をおいて、もう一度お試しください。";

/** One's own comment, open to be written anew. What was typed stays until it is stored or given up. */
export function CommentEditor({ text, isGone, onSave, onClose }: CommentEditorProps) {
  const [draft, setDraft] = useState(text);
  const [failure, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const errorId = useId();
  const error = isGone ? GONE : failure;

  const save = async () => {
    if (isGone) return;
    if (draft === text) return onClose();
    if (draft.trim() === "") return setError("空にはできません。本文を入力するか、削除してください。");
    const length = graphemeCount(draft);
    if (length > COMMENT_MAX)
      return setError(`${COMMENT_MAX}文字までです。あと${length - COMMENT_MAX}文字、短くしてください。`);
    setSaving(true);
    setError(undefined);
    try {
      await onSave(draft);
      onClose();
    } catch (cause) {
      setError(reasonOf(cause));
      setSaving(false);
    }
  };
  const leave = () => (draft === text ? onClose() : setAsking(true));
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposingKey(event)) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      leave();
    } else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save();
    }
  };

  return (
    <div className="editor">
      <textarea
        className="tsu-field"
        aria-label="メッセージを編集"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        // biome-ignore lint/a11y/noAutofocus: one has just asked to write here
        autoFocus
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
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
        {!isGone && (
          <Button size="sm" variant="primary" loading={isSaving} onClick={() => void save()}>
            保存
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
    </div>
  );
}
