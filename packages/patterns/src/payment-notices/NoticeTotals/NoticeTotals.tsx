import type { PaymentNoticeList } from "@tsumugi/contract";
import { Money } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { styled } from "styled-components";

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  padding: 12px 16px;
  border-top: 1px solid var(--tsu-border);
  background: var(--tsu-sunken);
  & > div {
    display: grid;
  }
  & dt {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
    line-height: 1.5;
  }
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.5;
  }
  & > .payable {
    margin-left: auto;
    text-align: end;
    & dd {
      font-size: var(--tsu-text-lg);
      font-weight: 700;
    }
  }
  @media (max-width: 640px) {
    gap: 8px 20px;
    & > .payable {
      margin-left: 0;
      text-align: start;
      width: 100%;
    }
  }
`;

export interface NoticeTotalsProps {
  /** 読み込んだものだけでなく、条件に合うすべての合計。取り消したものは入りません。 */
  totals: PaymentNoticeList["totals"];
}

/** What the filtered notices come to. */
export function NoticeTotals({ totals }: NoticeTotalsProps) {
  return (
    <Root aria-label="絞り込んだ支払通知書の合計">
      <div>
        <dt>件数（取消を除く）</dt>
        <dd>{formatInteger(totals.count)}件</dd>
      </div>
      <div>
        <dt>小計（税抜）</dt>
        <dd>
          <Money value={totals.subtotal} />
        </dd>
      </div>
      <div>
        <dt>消費税</dt>
        <dd>
          <Money value={totals.tax} />
        </dd>
      </div>
      <div>
        <dt>源泉徴収税額</dt>
        <dd>
          <Money value={totals.withholding} />
        </dd>
      </div>
      <div className="payable">
        <dt>差引支払額</dt>
        <dd>
          <Money value={totals.payable} />
        </dd>
      </div>
    </Root>
  );
}
