import { Banner, Button, Checkbox, Dialog, DialogClose, FormField, Stack, TextField } from "@tsumugi/ui";
import { type FormEvent, type ReactNode, useId, useState } from "react";

export interface ViewNameDialogProps {
  /** ダイアログの見出し。 */
  title: string;
  /** 今の名前。新しいビューでは空です。 */
  name?: string;
  /** 保存のボタンの文字。 */
  submitLabel: string;
  /** 新しいビューを社内に共有するかも尋ねます。 */
  canShare?: boolean;
  /** 保存しないで閉じたとき。 */
  onClose: () => void;
  /** 名前を入れて保存したとき。名前の前後の空白は除きます。 */
  onSubmit: (view: { name: string; is_shared: boolean }) => void;
  /** 保存中。終わるまで閉じられません。 */
  loading?: boolean;
  /** 保存できなかったわけ。原因、直し方の順に書きます。 */
  error?: ReactNode;
}

/** Names a view. Shown while it is mounted. */
export function ViewNameDialog(props: ViewNameDialogProps) {
  const { title, submitLabel, canShare = false, onClose, onSubmit, loading = false, error } = props;
  const [name, setName] = useState(props.name ?? "");
  const [isShared, setShared] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useId();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return setProblem("名前が入力されていません。入力してください。");
    onSubmit({ name: name.trim(), is_shared: isShared });
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      loading={loading}
      hasChanges={isShared || name.trim() !== (props.name ?? "")}
      size="sm"
      title={title}
      footer={
        <>
          <DialogClose>
            <Button>キャンセル</Button>
          </DialogClose>
          <Button type="submit" form={form} variant="primary" loading={loading}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit}>
        <Stack>
          {error && <Banner tone="danger">{error}</Banner>}
          <FormField label="ビューの名前" requirement="required" error={problem}>
            <TextField
              value={name}
              limit={60}
              data-autofocus
              placeholder="例: 30日連絡していない人"
              onChange={(event) => {
                setName(event.target.value);
                setProblem(undefined);
              }}
            />
          </FormField>
          {canShare && (
            <Checkbox
              label="社内に共有する"
              description="同じ企業のメンバー全員が使えます。変更できるのは自分と管理者です。"
              checked={isShared}
              onChange={(event) => setShared(event.target.checked)}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
