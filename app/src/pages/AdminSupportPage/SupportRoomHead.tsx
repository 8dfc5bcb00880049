import type { RoomFlag } from "@tsumugi/contract";
import { type SupportChatRoom, useFlagSupportChatRoom } from "@tsumugi/hooks";
import { SupportRoomHeader } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { supportLook } from "./supportLook.ts";

/** Who the room is with, and what is done with it; each mark can be taken back. */
export function SupportRoomHead({ room }: { readonly room: SupportChatRoom }) {
  const { flagSupportChatRoom, isSubmitting } = useFlagSupportChatRoom();
  type Change = Parameters<typeof flagSupportChatRoom>[1];
  const attempt = async (body: Change, done: string, undo?: Change) => {
    try {
      const { needs_reply } = await flagSupportChatRoom(room.roomId, body);
      if (body.needs_reply === false && needs_reply) {
        return toast.show(
          "新しいメッセージが届いていたため、未返信のままです。内容を確かめてから、もう一度操作してください。",
          { id: `support-${room.roomId}` },
        );
      }
      const action = undo && { label: "元に戻す", onClick: () => void attempt(undo, "元に戻しました") };
      toast.success(done, { id: `support-${room.roomId}`, action });
    } catch (error) {
      toast.error(fullMessageOf(error));
    }
  };
  const flag = (next: RoomFlag | null) =>
    void attempt({ flag: next }, next ? "フラグを付けました" : "フラグを外しました", { flag: room.flag });
  const noReply = { needs_reply: false, seen_to: room.lastComment?.seq };
  const reply = { needs_reply: true };
  return (
    <SupportRoomHeader
      room={supportLook(room)}
      creatorLink={
        room.creator.is_deleted ? undefined : (
          <Link to={paths.adminCreators.getHref({ keyword: room.creator.email || room.creator.name })}>
            クリエイターを見る
          </Link>
        )
      }
      onFlag={flag}
      flagging={isSubmitting}
      onNoReply={() => void attempt(noReply, "返信不要にしました", reply)}
      onNeedReply={() => void attempt(reply, "未返信に戻しました", noReply)}
    />
  );
}
