import type { ReportShare } from "@tsumugi/contract";
import { Badge, Button, formatDateTime, Stack } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";

export interface ShareListProps {
  readonly shares: readonly ReportShare[];
  readonly onRevoke: (uid: string) => void;
  readonly busy: boolean;
}

/** The links of a report, ended ones too. */
export function ShareList({ shares, onRevoke, busy }: ShareListProps) {
  const now = useNow();
  if (shares.length === 0) return null;
  return (
    <ul aria-label="発行した共有リンク">
      {shares.map((share) => {
        const hasEnded = share.revoked_at !== null || Date.parse(share.expires_at) <= now;
        return (
          <li key={share.uid}>
            <Stack layout="row" gap="sm">
              <strong>{share.label}</strong>
              {hasEnded ? (
                <Badge>{share.revoked_at ? "停止済み" : "期限切れ"}</Badge>
              ) : (
                <Badge tone="success">公開中</Badge>
              )}
              {share.has_password && <Badge>パスワードあり</Badge>}
              {share.shows_fees && <Badge>費用を表示</Badge>}
              <small className="tsu-muted">
                {formatDateTime(share.expires_at)}まで・{share.opened_count}回表示
              </small>
              {!hasEnded && (
                <Button size="sm" disabled={busy} onClick={() => onRevoke(share.uid)}>
                  停止
                </Button>
              )}
            </Stack>
          </li>
        );
      })}
    </ul>
  );
}
