import { type ChatRoom, useArchiveChatRoom, useFlagChatRoom, useMarkRoomUnread } from "@tsumugi/hooks";
import { FlagDialog } from "@tsumugi/patterns";
import { IconButton, Menu, MenuItem, MenuSeparator, toast } from "@tsumugi/ui";
import { useState } from "react";
import { useNavigate } from "../../routing/address.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import { usePermissions } from "../../shared/usePermissions.ts";

export interface RoomActionsProps {
  readonly room: ChatRoom;
  /** Where one goes after marking it unread: an open room would be read at once. */
  readonly listHref: string;
  /** Opens the search within the room: on a phone it has no button of its own. */
  readonly onFind: () => void;
}

/** Said when what was asked for would have put away a message that nobody has seen. */
const WRITTEN_MEANWHILE =
  "新しいメッセージが届いていたため、そのままにしました。内容を確かめてから、もう一度操作してください。";

/** Flag, 返信不要, unread and archive of a room. What only oneself sees is there for viewers, too. */
export function RoomActions({ room, listHref, onFind }: RoomActionsProps) {
  const { flagChatRoom, isSubmitting } = useFlagChatRoom();
  const { archiveChatRoom, unarchiveChatRoom } = useArchiveChatRoom();
  const { markRoomUnread } = useMarkRoomUnread();
  const { canChat } = usePermissions();
  const navigate = useNavigate();
  const [isFlagging, setFlagging] = useState(false);
  const { roomId, creator, flag } = room;

  /** `work` answers false where it left the room as it was. */
  const attempt = async (work: () => Promise<unknown>, done: string, undo?: () => Promise<unknown>) => {
    try {
      if ((await work()) === false) return toast.show(WRITTEN_MEANWHILE, { id: `room-${roomId}` });
      const action = undo && {
        label: "元に戻す",
        onClick: () => void attempt(undo, "元に戻しました"),
      };
      toast.success(done, { id: `room-${roomId}`, action });
    } catch (error) {
      toast.error(fullMessageOf(error));
    }
  };
  const seen = { seen_to: room.lastComment?.seq };
  const needNoReply = async () => !(await flagChatRoom(roomId, { needs_reply: false, ...seen })).needs_reply;
  const needReply = () => flagChatRoom(roomId, { needs_reply: true });
  const archive = async () => (await archiveChatRoom(roomId, seen)).archived;
  const unarchive = () => unarchiveChatRoom(roomId);
  const leaveUnread = async () => {
    try {
      if ((await markRoomUnread(roomId)) > 0) return navigate(listHref);
      toast.show("未読に戻せるメッセージがありません。アーカイブで既読になったものは戻せません。");
    } catch (error) {
      toast.error(fullMessageOf(error));
    }
  };
  const isTheirTurn = room.lastComment?.uid === creator.uid;

  return (
    <>
      <Menu align="end" trigger={<IconButton icon="more" label="部屋の操作" />}>
        <MenuItem icon="search" onSelect={onFind}>
          この部屋で検索
        </MenuItem>
        {canChat && room.needsReply && (
          <MenuItem icon="check" onSelect={() => void attempt(needNoReply, "返信不要にしました", needReply)}>
            返信不要にする
          </MenuItem>
        )}
        {canChat && !room.needsReply && isTheirTurn && (
          <MenuItem
            icon="restore"
            onSelect={() => void attempt(needReply, "未返信に戻しました", needNoReply)}
          >
            未返信に戻す
          </MenuItem>
        )}
        <MenuItem icon="mail" onSelect={() => void leaveUnread()}>
          未読にする
        </MenuItem>
        {canChat && (
          <MenuItem icon="flag" onSelect={() => setFlagging(true)}>
            {flag ? "フラグを変える・外す" : "フラグを付ける"}
          </MenuItem>
        )}
        {canChat && <MenuSeparator />}
        {canChat && room.archived && (
          <MenuItem icon="restore" onSelect={() => void attempt(unarchive, "アーカイブを解除しました")}>
            アーカイブを解除
          </MenuItem>
        )}
        {canChat && !room.archived && (
          <MenuItem icon="archive" onSelect={() => void attempt(archive, "アーカイブしました", unarchive)}>
            アーカイブ
          </MenuItem>
        )}
      </Menu>
      {isFlagging && (
        <FlagDialog
          open
          onOpenChange={setFlagging}
          name={creator.name}
          flag={flag}
          loading={isSubmitting}
          onSave={(next) =>
            void attempt(
              () => flagChatRoom(roomId, { flag: next }).then(() => setFlagging(false)),
              next ? "フラグを付けました" : "フラグを外しました",
              () => flagChatRoom(roomId, { flag }),
            )
          }
        />
      )}
    </>
  );
}
