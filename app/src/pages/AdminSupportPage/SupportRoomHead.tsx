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
      await flagSupportChatRoom(room.roomId, body);
      const action = undo && { label: "元に戻す", onClick: () => void attempt(undo, "元に戻しました") };
      toast.success(done, { id: `support-${room.roomId}`, action });
    } catch (error) {
      toast.error(fullMessageOf(error));
    }
  };
  const flag = (next: RoomFlag | null) =>
    void attempt({ flag: next }, next ? "フラグを付けました" : "フラグを外しました", { flag: room.flag });
  const needReply = (needs_reply: boolean) => () =>
    void attempt({ needs_reply }, needs_reply ? "未返信に戻しました" : "返信不要にしました", {
      needs_reply: !needs_reply,
    });
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
      onNoReply={needReply(false)}
      onNeedReply={needReply(true)}
    />
  );
}
