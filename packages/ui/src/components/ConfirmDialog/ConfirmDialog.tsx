import { type ReactElement, type ReactNode, useState } from "react";
import { useWord } from "../../words/useWord.ts";
import { Banner } from "../Banner/Banner.tsx";
import { Button } from "../Button/Button.tsx";
import { Dialog, DialogClose } from "../Dialog/Dialog.tsx";
import { useOpenState } from "../Dialog/useOpenState.ts";
import { FormField } from "../FormField/FormField.tsx";
import type { Native } from "../native.ts";
import { TextField } from "../TextField/TextField.tsx";

export interface ConfirmDialogProps extends Native<"div", "title" | "children"> {
  /** 対象を名指しした問い。「山田花子」をアーカイブしますか？ */
  title: ReactNode;
  /** 何が失われ、元に戻せるか。 */
  description?: ReactNode;
  /** ボタンの動詞。「アーカイブする」。 */
  confirmLabel: string;
  /** 消すもの・元に戻せないものは `danger`。既定は `primary`。 */
  tone?: "primary" | "danger";
  /** 確かめる前に打ってもらう言葉。企業名など。元に戻せない操作に使います。 */
  confirmWord?: string;
  /** 処理中。呼ぶ側が状態を持つときに渡します。その間は閉じられません。 */
  loading?: boolean;
  /** 失敗の理由。中に出て、開いたままになります。 */
  error?: string;
  /** `onConfirm` の Promise が失敗したときの文。既定は、もう一度試すように言います。 */
  errorText?: (cause: unknown) => string;
  /** 開いているか。渡さなければ部品が覚えます。 */
  open?: boolean;
  /** 部品が覚えるときに、初めから開いておくか。 */
  defaultOpen?: boolean;
  /** 開くとき・閉じるときに呼ばれます。 */
  onOpenChange?: (open: boolean) => void;
  /** 開くボタン。 */
  trigger?: ReactElement;
  /** `children` に、ほかに残らない入力があります。閉じる前に確かめます。 */
  hasChanges?: boolean;
  /** 描く先の要素。既定はページの末尾。 */
  container?: HTMLElement;
  /** いくつも同時に見せるカタログでだけ false。 */
  modal?: boolean;
  /** 実行すること。Promise を返すと、終わるまで待って閉じ、失敗すれば理由を出します。 */
  onConfirm: () => unknown;
  /** 説明の下に置くもの。理由の入力欄など。 */
  children?: ReactNode;
}

/** A confirmation before an action that is hard to undo. Esc and キャンセル cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const word = useWord();
  const { confirmLabel, tone = "primary", confirmWord, loading, error: given, errorText, ...more } = props;
  const { open: givenOpen, defaultOpen, onOpenChange, onConfirm, children, ...rest } = more;
  const [open, setOpen] = useOpenState({ open: givenOpen, defaultOpen, onOpenChange });
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [typed, setTyped] = useState("");
  const [isWordWrong, setWordWrong] = useState(false);
  const isBusy = loading === true || isPending;
  const error = given ?? failure;

  const handleOpenChange = (next: boolean) => {
    setFailure(undefined);
    setTyped("");
    setWordWrong(false);
    setOpen(next);
  };
  const handleConfirm = async () => {
    if (confirmWord !== undefined && typed.trim() !== confirmWord) return setWordWrong(true);
    const result = onConfirm();
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
      {...rest}
      open={open}
      onOpenChange={handleOpenChange}
      loading={isBusy}
      size="sm"
      footer={
        <>
          <DialogClose>
            <Button aria-disabled={isBusy || undefined}>{word("キャンセル")}</Button>
          </DialogClose>
          <Button variant={tone} loading={isBusy} onClick={() => void handleConfirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
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
