import type { AccountMetrics } from "@tsumugi/contract";
import { Badge, Button, CompactNumber, Icon, Skeleton } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { styled } from "styled-components";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
  min-height: 26px;
  min-width: 0;
  color: var(--tsu-text-muted);
  font-size: var(--tsu-text-sm);
  font-variant-numeric: tabular-nums;
  & > .why {
    display: inline-flex;
    align-items: flex-start;
    gap: 5px;
    flex: 1 1 160px;
    line-height: var(--tsu-leading-cell);
    & > svg {
      flex: none;
      margin-top: 2px;
    }
  }
  & strong {
    color: var(--tsu-text);
    font-weight: 650;
  }
  & .delta[data-sign="up"] {
    color: var(--tsu-success-text);
  }
  & .delta[data-sign="down"] {
    color: var(--tsu-warning-text);
  }
`;

export interface LiveFigureProps {
  /** いま SNS から取得した数値。まだなければ渡しません。 */
  figure?: Pick<AccountMetrics, "follower_count" | "post_count" | "source">;
  /** 保存してあるフォロワー数。そこから増減した人数を出します。 */
  storedCount?: number | null;
  /** 取得中。数値がまだなければ骨組みを出します。 */
  loading?: boolean;
  /** 媒体とつながっていないため取得しないことを、静かに伝える一文。数値があれば出しません。 */
  unconnected?: string;
  /** 取得できなかった理由。原因、次に直し方を書きます。数値があれば出しません。 */
  error?: string;
  /** 「もう一度取得」を押したとき。渡さなければボタンは出ません。 */
  onRetry?: () => void;
}

function Delta({ now, before }: { now: number | null; before: number | null | undefined }) {
  if (now === null || before === null || before === undefined || now === before) return null;
  const moved = now - before;
  return (
    <span className="delta" data-sign={moved > 0 ? "up" : "down"}>
      （{moved > 0 ? "+" : "−"}
      {formatInteger(Math.abs(moved))}）
    </span>
  );
}

/** What the platform says about an account right now, under what is stored of it. */
export function LiveFigure(props: LiveFigureProps) {
  const { figure, storedCount, loading = false, unconnected, error, onRetry } = props;
  if (unconnected && !figure) return <Root>{unconnected}</Root>;
  if (error && !figure)
    return (
      <Root>
        <span className="why">
          <Icon name="info" size={15} />
          {error}
        </span>
        {onRetry && (
          <Button size="sm" variant="ghost" icon="refresh" loading={loading} onClick={onRetry}>
            もう一度取得
          </Button>
        )}
      </Root>
    );
  if (!figure) return <Root aria-busy={loading || undefined}>{loading && <Skeleton width="70%" />}</Root>;
  return (
    <Root>
      {figure.follower_count !== null && figure.follower_count === storedCount ? (
        <span>人数は変わっていません</span>
      ) : (
        <span>
          いま{" "}
          <strong>
            <CompactNumber value={figure.follower_count} unit="人" />
          </strong>
          <Delta now={figure.follower_count} before={storedCount} />
        </span>
      )}
      {figure.post_count !== null && <span>投稿 {formatInteger(figure.post_count)}件</span>}
      {figure.source === "sandbox" && <Badge>サンプルデータ</Badge>}
    </Root>
  );
}
