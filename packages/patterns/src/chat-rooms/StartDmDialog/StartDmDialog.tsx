import { Banner, Button, type ComboboxProps, Dialog, FormField, Stack } from "@tsumugi/ui";
import { Combobox } from "@tsumugi/ui/eager";
import type { ReactNode } from "react";

export interface StartDmDialogProps
  extends Pick<
    ComboboxProps,
    "options" | "onSearch" | "loading" | "error" | "onRetry" | "value" | "onValueChange"
  > {
  /** 開いているか。 */
  open: boolean;
  /** 閉じるときに false で呼びます。 */
  onOpenChange: (open: boolean) => void;
  /** 選んだクリエイターの部屋を開くとき。 */
  onOpenRoom: () => void;
  /** 部屋を開いている間。終わるまで閉じられません。 */
  openLoading?: boolean;
  /** 部屋を開けなかった理由。原因、次に直し方を書きます。 */
  openError?: ReactNode;
}

/** Picks the creator to write to outside any job; the room that there is, is opened. */
export function StartDmDialog(props: StartDmDialogProps) {
  const { open, onOpenChange, onOpenRoom, openLoading = false, openError, ...box } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      loading={openLoading}
      size="sm"
      title="メッセージを始める"
      description="案件とは別に、クリエイターと直接やりとりする部屋を開きます。すでにあれば、その部屋を開きます。"
      footer={
        <Button
          variant="primary"
          icon="chat"
          loading={openLoading}
          disabled={props.value === null}
          onClick={onOpenRoom}
        >
          部屋を開く
        </Button>
      }
    >
      <Stack>
        {openError && <Banner tone="danger">{openError}</Banner>}
        <FormField label="クリエイター" requirement="required" hint="連携しているクリエイターから選べます">
          <Combobox data-autofocus placeholder="名前やアカウントで探す" {...box} />
        </FormField>
      </Stack>
    </Dialog>
  );
}
