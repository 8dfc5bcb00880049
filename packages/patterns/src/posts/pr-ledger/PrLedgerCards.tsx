import { type PrRecord, platformLabels } from "@tsumugi/contract";
import { Badge, Button } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey, formatDay } from "@tsumugi/ui/format";
import { styled } from "styled-components";
import { postName } from "../postName.ts";
import { Thumbnail } from "../Thumbnail.tsx";
import { recordLook, recordWords, reuseWords } from "./ledgerWords.ts";

const Root = styled.ul`
  & > li {
    display: grid;
    gap: 10px;
    padding: 14px 16px;
    border-top: 1px solid var(--tsu-border);
    overflow-wrap: anywhere;
    &[aria-current] {
      background: var(--tsu-brand-soft);
    }
  }
  & .lacking {
    color: var(--tsu-danger-text);
  }
  & dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 12px;
    font-size: var(--tsu-text-sm);
  }
  & dt {
    color: var(--tsu-text-muted);
  }
`;

export interface PrLedgerCardsProps {
  records: readonly PrRecord[];
  targetUid?: string | undefined;
  onOpen: (record: PrRecord) => void;
}

/** The ledger where a table has no room. */
export function PrLedgerCards({ records, targetUid, onOpen }: PrLedgerCardsProps) {
  const today = dayKey(useNow());
  return (
    <Root aria-label="PR表記の台帳">
      {records.map((record) => {
        const { post, signature, next_look_on, reuses } = record;
        const { tone, label } = recordLook(record);
        const { lacking, carried } = recordWords(record);
        return (
          <li key={post.uid} aria-current={post.uid === targetUid || undefined}>
            <span className="tsu-media">
              <Thumbnail src={post.thumbnail} platform={post.platform} />
              <span className="text">
                <span>{postName(post)}</span>
                <span className="sub">
                  {post.creator.name}・{platformLabels[post.platform]}
                  {post.posted_at && `・${formatDay(post.posted_at)}`}
                </span>
              </span>
            </span>
            <span>
              <Badge tone={tone}>{label}</Badge>
            </span>
            <dl>
              {lacking.length > 0 && (
                <>
                  <dt>不足・NG</dt>
                  <dd className="lacking">{lacking.join("、")}</dd>
                </>
              )}
              {carried.length > 0 && (
                <>
                  <dt>あり</dt>
                  <dd>{carried.join("、")}</dd>
                </>
              )}
              <dt>次回の確認</dt>
              <dd>{next_look_on ? formatDay(next_look_on) : "なし"}</dd>
              <dt>署名</dt>
              <dd className={signature?.is_outdated ? "lacking" : undefined}>
                {signature ? `${signature.name}（${formatDay(signature.signed_at)}）` : "なし"}
                {signature?.is_outdated && "・署名のあとに変化"}
              </dd>
              {reuses.length > 0 && (
                <>
                  <dt>二次利用</dt>
                  <dd>{reuseWords(record, today)}</dd>
                </>
              )}
            </dl>
            <Button onClick={() => onOpen(record)}>
              開く<span className="tsu-hidden">: {postName(post)}</span>
            </Button>
          </li>
        );
      })}
    </Root>
  );
}
