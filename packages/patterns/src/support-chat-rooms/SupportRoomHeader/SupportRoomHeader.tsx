import { Badge, Button, DueDate, Person } from "@tsumugi/ui";
import { type ReactElement, useState } from "react";
import { styled } from "styled-components";
import { FlagDialog } from "../../chat-rooms/FlagDialog/FlagDialog.tsx";
import { SupportFlagMenu, type SupportFlagMenuProps } from "../SupportFlagMenu/SupportFlagMenu.tsx";
import type { SupportRoomLook } from "../supportRooms.types.ts";
import { WaitingBadge } from "../WaitingBadge/WaitingBadge.tsx";

/** As in the queue beside it. */
const flagTones = { red: "danger", yellow: "warning", green: "success", blue: "info" } as const;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-width: 0;
  flex: 1;
  & > .person {
    flex: 1 1 180px;
    min-width: 0;
  }
  & > .marks,
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 8px;
  }
`;

export interface SupportRoomHeaderProps {
  /** 開いている部屋。 */
  room: Pick<SupportRoomLook, "creator" | "flag" | "needs_reply" | "waiting_since" | "last_comment">;
  /** 分かっていれば、クリエイターが仕事をしている企業の名前。 */
  companies?: readonly string[];
  /** 「運営 › クリエイター」の本人へのリンク。文字も入れて渡します。 */
  creatorLink?: ReactElement;
  /** フラグを変えたとき。外すと null。渡さなければ何も変えられません。 */
  onFlag?: SupportFlagMenuProps["onFlag"];
  /** 「返信不要」にするとき。返信を待つ人がいるときだけ選べます。 */
  onNoReply?: () => void;
  /** 「返信不要」を取り消すとき。 */
  onNeedReply?: () => void;
  /** ラベルと期日の付いたフラグを保存している間。 */
  flagging?: boolean;
}

/** Top of an open support room: who it is, how long they have waited, and what is done with the room. */
export function SupportRoomHeader({
  room,
  companies = [],
  creatorLink,
  onFlag,
  onNoReply,
  onNeedReply,
  flagging = false,
}: SupportRoomHeaderProps) {
  const { creator, flag, needs_reply, waiting_since, last_comment } = room;
  const [isDescribing, setDescribing] = useState(false);
  // Their word is the last one, and yet nobody waits: somebody marked 返信不要.
  const isLetGo = !needs_reply && last_comment?.uid === creator.uid;
  const others = companies.length > 1 ? `ほか${companies.length - 1}社` : "";
  return (
    <Root>
      <Person
        className="person"
        name={creator.name}
        image={creator.image}
        size="md"
        sub={
          companies[0] ? (
            <span title={companies.join("、")}>
              {creator.email}・{companies[0]}
              {others}
            </span>
          ) : (
            creator.email
          )
        }
      />
      <span className="marks">
        {waiting_since && <WaitingBadge since={waiting_since} />}
        {flag && (
          <Badge icon="flag" tone={flagTones[flag.color]}>
            <span className="tsu-hidden">フラグ</span> {flag.label}
          </Badge>
        )}
        {flag?.due_on && <DueDate on={flag.due_on} />}
        {isLetGo && <Badge icon="check">返信不要</Badge>}
      </span>
      <span className="acts">
        {creatorLink && (
          <Button asChild size="sm">
            {creatorLink}
          </Button>
        )}
        {onFlag && (
          <SupportFlagMenu
            flag={flag}
            onFlag={onFlag}
            onNoReply={needs_reply ? onNoReply : undefined}
            onNeedReply={isLetGo ? onNeedReply : undefined}
            onDescribe={() => setDescribing(true)}
          />
        )}
      </span>
      {onFlag && isDescribing && (
        <FlagDialog
          open
          onOpenChange={setDescribing}
          name={creator.name}
          seenBy="運営の全員に見えます。クリエイターには見えません。"
          flag={flag}
          loading={flagging}
          onSave={(next) => {
            onFlag(next);
            setDescribing(false);
          }}
        />
      )}
    </Root>
  );
}
