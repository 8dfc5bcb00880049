import { type PendingInvitation, roleLabels } from "@tsumugi/contract";
import { Badge, Button, Icon, RelativeTime, Skeleton, Stack } from "@tsumugi/ui";
import { useAtPresent } from "@tsumugi/ui/clock";
import { dayKey, daysUntil, formatDateTime } from "@tsumugi/ui/format";
import { styled } from "styled-components";

const Root = styled.ul`
  container-type: inline-size;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 2px 12px;
    align-items: center;
    padding: 12px var(--tsu-card-pad);
  }
  & > li + li {
    border-top: 1px solid var(--tsu-border);
  }
  & .mail {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    align-items: center;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & .when {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & .when > [data-tone="warning"] {
    color: var(--tsu-warning-text);
    font-weight: 600;
  }
  & .when > [data-tone="danger"] {
    color: var(--tsu-danger-text);
    font-weight: 600;
  }
  & li > svg {
    color: var(--tsu-text-muted);
  }
  & .acts {
    display: flex;
    gap: 6px;
  }
  @container (max-width: 560px) {
    & > li {
      grid-template-columns: auto minmax(0, 1fr);
      padding: 12px 16px;
    }
    & .acts {
      grid-column: 2;
      margin-top: 6px;
    }
  }
`;

export interface PendingInvitationListProps {
  /** まだ承諾されていない招待。 */
  invitations: readonly PendingInvitation[];
  /** 同じアドレスに新しいリンクを送ります。前のリンクは使えなくなります。渡さなければボタンは出ません。 */
  onResend?: (invitation: PendingInvitation) => void;
  /** 招待を取り消して席を空けます。渡さなければボタンは出ません。 */
  onRevoke?: (invitation: PendingInvitation) => void;
  /** 再送中か取り消し中の招待の `uid`。 */
  loadingUid?: string;
  /** 読み込み中。招待がまだなければ骨組みを出します。 */
  loading?: boolean;
}

/** Says until when the link works, in words from three days before. */
function Expiry({ at }: { at: string }) {
  const days = useAtPresent((now) => (Date.parse(at) <= now ? -1 : daysUntil(dayKey(at), now)));
  const tone = days < 0 ? "danger" : days <= 2 ? "warning" : undefined;
  const left = days <= 0 ? "今日まで" : `あと${days}日`;
  return (
    <span data-tone={tone} title={formatDateTime(at)}>
      {days < 0 ? "期限切れ。再送すると新しいリンクが届きます" : `期限 ${left}`}
    </span>
  );
}

/** Invitations that nobody has accepted yet. Draw it only where there are some, or while they load. */
export function PendingInvitationList(props: PendingInvitationListProps) {
  const { invitations, onResend, onRevoke, loadingUid, loading = false } = props;
  if (loading && invitations.length === 0) {
    return (
      <Stack pad aria-busy="true">
        <Skeleton shape="block" height={48} />
      </Stack>
    );
  }
  return (
    <Root aria-label="招待中">
      {invitations.map((invitation) => (
        <li key={invitation.uid}>
          <Icon name="mail" size={18} />
          <div>
            <p className="mail">
              {invitation.email}
              <Badge>{roleLabels[invitation.role]}</Badge>
            </p>
            {invitation.mail_refused && (
              <p className="when">
                <span data-tone="danger">
                  メールを受け取ってもらえていません。アドレスを確かめ、違っていたら取り消して招待し直してください
                </span>
              </p>
            )}
            <p className="when">
              <span>
                <RelativeTime value={invitation.invited_at} />
                に送信
              </span>
              <Expiry at={invitation.expires_at} />
            </p>
          </div>
          <div className="acts">
            {onResend && (
              <Button
                size="sm"
                loading={loadingUid === invitation.uid}
                aria-label={`${invitation.email}への招待を再送`}
                onClick={() => onResend(invitation)}
              >
                再送
              </Button>
            )}
            {onRevoke && (
              <Button
                size="sm"
                variant="danger-quiet"
                aria-label={`${invitation.email}への招待を取り消す`}
                onClick={() => onRevoke(invitation)}
              >
                取り消す
              </Button>
            )}
          </div>
        </li>
      ))}
    </Root>
  );
}
