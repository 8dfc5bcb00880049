import { mediaTypeLabels, type PostReuse, type PrRecord, platformLabels } from "@tsumugi/contract";
import { Banner, Link } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey, formatDateTime, formatDay } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { EvidencePicture } from "./EvidencePicture.tsx";
import { reuseEnd } from "./ledgerWords.ts";
import { PrLooks } from "./PrLooks.tsx";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    & > h3 {
      font-size: var(--tsu-text-md);
    }
  }
  & .facts {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 16px;
    overflow-wrap: anywhere;
    & > dt {
      color: var(--tsu-text-muted);
    }
  }
  & .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & .reuses > li {
    display: grid;
    gap: 8px;
    padding: 12px 0;
    border-top: 1px solid var(--tsu-border);
  }
`;

export interface PrLedgerDetailProps {
  /** 1 件の投稿の、確認・署名・二次利用の記録。 */
  record: PrRecord;
  /** もう一度確認するか、人が見たものを記録するところ。読むだけの人には渡しません。 */
  checking?: ReactNode;
  /** 署名のフォームか、署名の取り消し。 */
  signing?: ReactNode;
  /** 二次利用の下に置く、新しい記録のところ。 */
  adding?: ReactNode;
  /** 二次利用の記録ごとのボタン。 */
  reuseActions?: (reuse: PostReuse) => ReactNode;
}

/** Everything the ledger holds about one post. */
export function PrLedgerDetail({ record, checking, signing, adding, reuseActions }: PrLedgerDetailProps) {
  const { post, looks, next_look_on, signature, reuses } = record;
  return (
    <Root>
      <dl className="facts">
        <dt>クリエイター</dt>
        <dd>{post.creator.name}</dd>
        <dt>投稿</dt>
        <dd>
          <Link href={post.url} external>
            {platformLabels[post.platform]}・{mediaTypeLabels[post.media_type]}
          </Link>
          {post.posted_at && `　${formatDay(post.posted_at)} 投稿`}
        </dd>
        <dt>次回の自動確認</dt>
        <dd>{next_look_on ? formatDay(next_look_on) : "なし"}</dd>
      </dl>
      <section>
        <h3>確認の記録</h3>
        {checking}
        <PrLooks looks={looks} />
      </section>
      <section>
        <h3>署名</h3>
        {signature ? (
          <>
            {signature.is_outdated && (
              <Banner tone="danger" live="off">
                署名のあとの確認で、署名したときと違う内容が見つかりました。内容を確かめて、署名を取り消すか、クリエイターに修正を依頼してください。
              </Banner>
            )}
            <dl className="facts">
              <dt>署名した人</dt>
              <dd>{signature.name}</dd>
              <dt>日時</dt>
              <dd>{formatDateTime(signature.signed_at)}</dd>
              {record.needs_label && (
                <>
                  <dt>SNSのラベル</dt>
                  <dd>{signature.has_label ? "確認した" : "確認していない"}</dd>
                </>
              )}
              {signature.note && (
                <>
                  <dt>理由・メモ</dt>
                  <dd>{signature.note}</dd>
                </>
              )}
            </dl>
          </>
        ) : (
          <p className="tsu-muted">まだ署名されていません。</p>
        )}
        {signing}
      </section>
      <section>
        <h3>二次利用</h3>
        {reuses.length === 0 && <p className="tsu-muted">二次利用の記録はありません。</p>}
        <ul className="reuses">
          {reuses.map((reuse) => (
            <li key={reuse.uid}>
              <Reuse reuse={reuse} />
              {reuseActions && <div className="acts">{reuseActions(reuse)}</div>}
            </li>
          ))}
        </ul>
        {adding}
      </section>
    </Root>
  );
}

const Reuse = ({
  reuse: { place, url, disclosure, starts_on, ends_on, note, screenshot },
}: {
  readonly reuse: PostReuse;
}) => {
  const today = dayKey(useNow());
  return (
    <dl className="facts">
      <dt>利用先</dt>
      <dd>
        {url ? (
          <Link href={url} external>
            {place}
          </Link>
        ) : (
          place
        )}
      </dd>
      <dt>期間</dt>
      <dd>
        {starts_on ? `${formatDay(starts_on)}から` : "開始日なし"}・{reuseEnd(ends_on, today)}
      </dd>
      {disclosure && (
        <>
          <dt>PR表記</dt>
          <dd>{disclosure}</dd>
        </>
      )}
      {note && (
        <>
          <dt>メモ</dt>
          <dd>{note}</dd>
        </>
      )}
      {screenshot && (
        <>
          <dt>証跡</dt>
          <dd>
            <EvidencePicture src={screenshot.url} alt={`「${place}」の画面`} />
          </dd>
        </>
      )}
    </dl>
  );
};
