import type { ProjectPost } from "@tsumugi/contract";
import { useSetPostRemoved } from "@tsumugi/hooks";
import { postName } from "@tsumugi/patterns";
import {
  ConfirmDialog,
  FormField,
  IconButton,
  Menu,
  MenuItem,
  MenuSeparator,
  TextField,
  toast,
} from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";

export interface PostActionsProps {
  readonly post: ProjectPost;
  readonly onFigures: (post: ProjectPost) => void;
}

/** What can be done with one post of the list. */
export function PostActions({ post, onFigures }: PostActionsProps) {
  const { setPostRemoved } = useSetPostRemoved();
  const [isRemoving, setRemoving] = useState(false);
  const [reason, setReason] = useState("");
  const name = postName(post);

  const restore = () => {
    setPostRemoved(post.uid, false).then(
      () => toast.success(`「${name}」を元に戻しました`),
      (error: unknown) => toast.error(fullMessageOf(error)),
    );
  };
  const remove = async () => {
    await setPostRemoved(post.uid, true, reason);
    toast.show(`「${name}」の登録を取り消しました`, { action: { label: "元に戻す", onClick: restore } });
  };
  return (
    <>
      <Menu align="end" trigger={<IconButton icon="more" size="sm" label={`「${name}」の操作`} />}>
        <MenuItem icon="edit" onSelect={() => onFigures(post)}>
          数値を入力
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon="trash" tone="danger" onSelect={() => setRemoving(true)}>
          登録を取り消す
        </MenuItem>
      </Menu>
      {isRemoving && (
        <ConfirmDialog
          open
          onOpenChange={setRemoving}
          title={`「${name}」の登録を取り消しますか？`}
          description="集計とレポートから外れます。依頼のステータスは変わりません。30日のあいだ、「取り消した投稿」から数値ごと元に戻せます。"
          confirmLabel="取り消す"
          tone="danger"
          errorText={fullMessageOf}
          onConfirm={remove}
        >
          <FormField label="理由" requirement="optional" hint="担当者どうしで後から分かるように残します">
            <TextField
              value={reason}
              limit={200}
              placeholder="例: 別の案件の投稿だった"
              onChange={(event) => setReason(event.target.value)}
            />
          </FormField>
        </ConfirmDialog>
      )}
    </>
  );
}
