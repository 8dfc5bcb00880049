import { ChatLayout } from "@tsumugi/patterns";
import { Card, PageHeader } from "@tsumugi/ui";
import { useParams } from "react-router-dom";
import { useRoomFocus } from "../../rooms/useRoomFocus.ts";
import { useRoomKeys } from "../../rooms/useRoomKeys.ts";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { FindCreator } from "./FindCreator.tsx";
import { OpenSupportRoom } from "./OpenSupportRoom.tsx";
import { SupportFilters, SupportRooms } from "./SupportRooms.tsx";
import { useSupportQueue } from "./useSupportQueue.ts";

/** Creators who wait for support, the longest first; an open room stands beside the queue. */
export function AdminSupportPage() {
  usePageTitle("サポート・運営");
  const { roomId } = useParams();
  const queue = useSupportQueue();
  useRoomFocus(roomId);
  useRoomKeys(queue.list.supportChatRooms, roomId, queue.roomHref);
  const filters = <SupportFilters queue={queue} roomId={roomId} />;
  const rooms = <SupportRooms queue={queue} roomId={roomId} />;

  if (roomId)
    return (
      <ChatLayout
        title="サポート"
        actions={<FindCreator roomHref={queue.roomHref} isSmall />}
        head={filters}
        rooms={rooms}
        room={<OpenSupportRoom key={roomId} roomId={roomId} queueHref={queue.queueHref} />}
        empty={null}
      />
    );
  return (
    <>
      <PageHeader
        title="サポート"
        lead="クリエイターからの問い合わせを、待ち時間の長い順に返します"
        actions={<FindCreator roomHref={queue.roomHref} />}
      />
      <Card flush>
        {filters}
        {rooms}
      </Card>
    </>
  );
}
