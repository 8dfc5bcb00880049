import type { PaymentNotice, SkippedJob } from "@tsumugi/contract";
import { Money, PlainButton } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { styled } from "styled-components";
import { NearDay } from "../../shared/NearDay.tsx";

const Root = styled.div`
  display: grid;
  gap: 12px;
  & .sum {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    font-weight: 650;
    & > .tsu-num {
      font-size: var(--tsu-text-xl);
    }
  }
  & ul {
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    max-height: 44vh;
    overflow: auto;
  }
  & li + li {
    border-top: 1px solid var(--tsu-border);
  }
  & li > button,
  & li > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    width: 100%;
    padding: 8px 12px;
    text-align: start;
    line-height: var(--tsu-leading-cell);
  }
  & li > button {
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  & li > button:hover {
    background: var(--tsu-hover);
  }
  & .sub {
    grid-column: 1 / -1;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
  }
  & .head {
    font-size: var(--tsu-text-sm);
    font-weight: 650;
  }
`;

export interface NoticePlanProps {
  /** 作成される支払通知書。支払先ごとに 1 件です。 */
  notices: readonly PaymentNotice[];
  /** 支払通知書を作らない依頼と、そのわけ。 */
  skipped: readonly SkippedJob[];
  /** 押したとき。印刷の見た目を開きます。 */
  onShow: (notice: PaymentNotice) => void;
}

/** What the chosen jobs come to: a notice for each payee, and the jobs left out with why. */
export function NoticePlan({ notices, skipped, onShow }: NoticePlanProps) {
  const payable = notices.reduce((sum, notice) => sum + notice.payable, 0);
  return (
    <Root>
      <p className="sum" role="status">
        <span>支払通知書 {formatInteger(notices.length)}件</span>
        <Money value={payable} />
      </p>
      {notices.length > 0 && (
        <ul aria-label="作成する支払通知書">
          {notices.map((notice) => (
            <li key={notice.uid}>
              <PlainButton onClick={() => onShow(notice)}>
                <span className="tsu-truncate">
                  {notice.payee.name} {notice.payee.honorific}
                </span>
                <Money value={notice.payable} />
                <span className="sub">
                  {formatInteger(notice.lines.length)}行　支払期日 <NearDay on={notice.due_on} />
                  {notice.withholding > 0 && "　源泉あり"}　印刷イメージ
                </span>
              </PlainButton>
            </li>
          ))}
        </ul>
      )}
      {skipped.length > 0 && (
        <>
          <p className="head">作成しない依頼 {formatInteger(skipped.length)}件</p>
          <ul aria-label="作成しない依頼">
            {skipped.map((job) => (
              <li key={job.job_request_uid}>
                <div>
                  <span className="tsu-truncate">
                    {job.creator.name}
                    <span className="tsu-muted">　{job.project.name}</span>
                  </span>
                  <span className="sub">{job.message}</span>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Root>
  );
}
