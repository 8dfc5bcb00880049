import { type FlagColor, flagColorLabels, flagColors } from "@tsumugi/contract";
import { type ChatRoom, useArchiveChatRoom, useFlagChatRoom } from "@tsumugi/hooks";
import { IconButton, Menu, MenuItem, MenuLabel, MenuSeparator, toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";
import { usePermissions } from "../../shared/usePermissions.ts";

/** Flag, 返信不要 and archive of a room. */
export function RoomActions({ room }: { readonly room: ChatRoom }) {
  const { flagChatRoom } = useFlagChatRoom();
  const { archiveChatRoom, unarchiveChatRoom } = useArchiveChatRoom();
  const { canChat } = usePermissions();
  if (!canChat) return null;

  const attempt = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      toast.success(done);
    } catch (error) {
      toast.error(fullMessageOf(error));
    }
  };
  const setFlag = (color: FlagColor) =>
    attempt(
      flagChatRoom(room.roomId, { flag: { color, label: flagColorLabels[color], due_on: null } }),
      "フラグを付けました",
    );

  return (
    <Menu align="end" trigger={<IconButton icon="more" label="部屋の操作" />}>
      {room.needsReply && (
        <MenuItem
          icon="check"
          onSelect={() =>
            void attempt(flagChatRoom(room.roomId, { needs_reply: false }), "返信不要にしました")
          }
        >
          返信不要にする
        </MenuItem>
      )}
      <MenuLabel>フラグ</MenuLabel>
      {flagColors.map((color) => (
        <MenuItem
          key={color}
          icon={room.flag?.color === color ? "check" : "flag"}
          onSelect={() => void setFlag(color)}
        >
          {flagColorLabels[color]}
        </MenuItem>
      ))}
      {room.flag && (
        <MenuItem
          icon="close"
          onSelect={() => void attempt(flagChatRoom(room.roomId, { flag: null }), "フラグを外しました")}
        >
          フラグを外す
        </MenuItem>
      )}
      <MenuSeparator />
      {room.archived ? (
        <MenuItem
          icon="restore"
          onSelect={() => void attempt(unarchiveChatRoom(room.roomId), "アーカイブを解除しました")}
        >
          アーカイブを解除
        </MenuItem>
      ) : (
        <MenuItem
          icon="archive"
          onSelect={() => void attempt(archiveChatRoom(room.roomId), "アーカイブしました")}
        >
          アーカイブ
        </MenuItem>
      )}
    </Menu>
  );
}
