import { type ReactElement, type ReactNode, useState } from "react";
import { useWord } from "../../format/words/useWord.ts";
import { Banner } from "../Banner/Banner.tsx";
import { Button } from "../Button/Button.tsx";
import { Dialog, DialogClose } from "../Dialog/Dialog.tsx";
import { useOpenState } from "../Dialog/useOpenState.ts";
import { FormField } from "../FormField/FormField.tsx";
import { TextField } from "../TextField/TextField.tsx";

export interface ConfirmDialogProps {
  /** Names the object: 「山田花子」をアーカイブしますか？ */
  title: ReactNode;
  /** What will be lost, and whether it can be undone. */
  description?: ReactNode;
  /** The verb on the button: アーカイブする. */
  confirmLabel: string;
  /** `danger` for actions that delete or cannot be undone. Default `primary`. */
  tone?: "primary" | "danger";
  /** A text that must be typed before confirming, e.g. the company's name. For irreversible actions. */
  confirmWord?: string;
  /** In progress, if the caller controls that state: the dialog cannot be closed meanwhile. */
  loading?: boolean;
  /** The error, shown inside; the dialog stays open. */
  error?: string;
  /** The message if the promise of `onConfirm` is rejected. Default: asks to try again. */
  errorText?: (cause: unknown) => string;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  /** Something was typed into `children` that exists nowhere else: closing asks before it goes. */
  hasChanges?: boolean;
  /** Element to mount into. Default: the end of the page. */
  container?: HTMLElement;
  /** false only in catalogues that show several dialogs at once. */
  modal?: boolean;
  /**
   * The action. With a promise the dialog waits, closes when it resolves, and shows the error when it is
   * rejected.
   */
  onConfirm: () => unknown;
  children?: ReactNode;
}

/** A confirmation before an action that is hard to undo. Esc and キャンセル cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const word = useWord();
  const { title, description, trigger, tone = "primary", confirmWord, errorText } = props;
  const [open, setOpen] = useOpenState(props);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [typed, setTyped] = useState("");
  const [isWordWrong, setWordWrong] = useState(false);
  const isBusy = props.loading === true || isPending;
  const error = props.error ?? failure;

  const handleOpenChange = (next: boolean) => {
    setFailure(undefined);
    setTyped("");
    setWordWrong(false);
    setOpen(next);
  };
  const handleConfirm = async () => {
    if (confirmWord !== undefined && typed.trim() !== confirmWord) return setWordWrong(true);
    const result = props.onConfirm();
    if (!(result instanceof Promise)) return;
    setFailure(undefined);
    setPending(true);
    try {
      await result;
      handleOpenChange(false);
    } catch (cause) {
      setFailure(errorText?.(cause) ?? word("実行できませんでした。時間をおいて、もう一度お試しください。"));
    }
    setPending(false);
  };

  return (
    <Dialog
      title={title}
      description={description}
      trigger={trigger}
      container={props.container}
      modal={props.modal}
      open={open}
      onOpenChange={handleOpenChange}
      loading={isBusy}
      hasChanges={props.hasChanges ?? false}
      size="sm"
      footer={
        <>
          <DialogClose>
            <Button aria-disabled={isBusy || undefined}>{word("キャンセル")}</Button>
          </DialogClose>
          <Button variant={tone} loading={isBusy} onClick={() => void handleConfirm()}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
      {confirmWord !== undefined && (
        <FormField
          label={word("確認のため「{word}」と入力してください", { word: confirmWord })}
          error={
            isWordWrong
              ? word("「{word}」と一致しません。同じ文字を入力してください。", { word: confirmWord })
              : undefined
          }
        >
          <TextField
            data-autofocus
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setWordWrong(false);
            }}
          />
        </FormField>
      )}
      {error && <Banner tone="danger">{error}</Banner>}
    </Dialog>
  );
}
