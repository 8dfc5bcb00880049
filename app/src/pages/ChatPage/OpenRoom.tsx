import { TermsCard } from "@tsumugi/patterns";
import { RoomFrame } from "../../rooms/RoomFrame.tsx";
import { useCompanyRoom } from "../../rooms/useCompanyRoom.ts";
import { RoomActions } from "./RoomActions.tsx";
import { RoomComposer } from "./RoomComposer.tsx";
import { RoomSchedule } from "./RoomSchedule.tsx";
import { RoomSide, RoomWho } from "./RoomSide.tsx";
import { useFollowMovedRoom } from "./useFollowMovedRoom.ts";

export interface OpenRoomProps {
  readonly roomId: string;
  readonly listHref: string;
}

/** One room of the company: the terms, what was said, what is said now, and a box to answer. */
export function OpenRoom({ roomId, listHref }: OpenRoomProps) {
  const { chatRoom, movedTo, isGone, send, refresh, frame } = useCompanyRoom(roomId);
  useFollowMovedRoom(movedTo);

  return (
    <RoomFrame
      {...frame}
      back={{ href: listHref, label: "部屋の一覧へ" }}
      who={chatRoom && <RoomWho room={chatRoom} />}
      actions={chatRoom && <RoomActions room={chatRoom} listHref={listHref} onFind={frame.find.open} />}
      pinned={
        chatRoom?.jobRequest && (
          <TermsCard terms={chatRoom.jobRequest.terms} version={chatRoom.jobRequest.version} />
        )
      }
      schedule={<RoomSchedule roomId={roomId} />}
      composer={(noteTyping) => (
        <RoomComposer roomId={roomId} room={chatRoom} isGone={isGone} onSend={send} onTyping={noteTyping} />
      )}
      side={chatRoom && <RoomSide room={chatRoom} onRefresh={refresh} />}
    />
  );
}
