import type { ProjectPost } from "@tsumugi/contract";
import { useSetPostRemoved } from "@tsumugi/hooks";
import { IconButton, Menu, MenuItem, MenuSeparator, toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";

export interface PostActionsProps {
  readonly post: ProjectPost;
  readonly onFigures: (post: ProjectPost) => void;
}

/** What can be done with one post of the list. */
export function PostActions({ post, onFigures }: PostActionsProps) {
  const { setPostRemoved } = useSetPostRemoved();
  const name = post.title || post.creator.name;

  const restore = () => {
    setPostRemoved(post.uid, false).then(
      () => toast.success(`「${name}」を元に戻しました`),
      (error: unknown) => toast.error(fullMessageOf(error)),
    );
  };
  const remove = () => {
    setPostRemoved(post.uid, true).then(
      () =>
        toast.show(`「${name}」の登録を取り消しました`, {
          action: { label: "元に戻す", onPress: restore },
        }),
      (error: unknown) => toast.error(fullMessageOf(error)),
    );
  };
  return (
    <Menu align="end" trigger={<IconButton icon="more" size="sm" label={`「${name}」の操作`} />}>
      <MenuItem icon="edit" onSelect={() => onFigures(post)}>
        数値を入力
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="trash" tone="danger" onSelect={remove}>
        登録を取り消す
      </MenuItem>
    </Menu>
  );
}
