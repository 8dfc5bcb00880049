import type { NoticeTotals } from "@tsumugi/contract";
import { Money } from "@tsumugi/ui";
import { styled } from "styled-components";

const Root = styled.dl`
  display: grid;
  gap: 6px;
  line-height: var(--tsu-leading-cell);
  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
  }
  & dt {
    color: var(--tsu-text-muted);
    & > small {
      margin-left: 8px;
      font-size: var(--tsu-text-xs);
    }
  }
  & dd {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    white-space: nowrap;
  }
  & > .rate {
    font-size: var(--tsu-text-sm);
    padding-left: 1em;
    & dd {
      font-weight: 500;
      color: var(--tsu-text-muted);
    }
  }
  & > .sum {
    padding-top: 6px;
    border-top: 1px solid var(--tsu-border);
  }
  & > .payable {
    margin-top: 4px;
    padding-top: 10px;
    border-top: 2px solid var(--tsu-text);
    & dt {
      color: var(--tsu-text);
      font-weight: 650;
    }
    & dd {
      font-size: var(--tsu-text-xl);
      font-weight: 700;
    }
  }
`;

/** `10%対象`, `8%対象※`, `対象外`. */
export const rateTarget = (rate: number) => (rate === 0 ? "対象外" : `${rate}%対象${rate === 8 ? "※" : ""}`);

export interface NoticeAmountsProps {
  /** 税率ごとと合計の金額（円）。計算はせず、そのまま出します。 */
  amounts: NoticeTotals;
}

/** What the lines come to, rate by rate. Every figure is the caller's. */
export function NoticeAmounts({ amounts }: NoticeAmountsProps) {
  return (
    <Root>
      <div>
        <dt>小計（税抜）</dt>
        <dd>
          <Money value={amounts.subtotal} />
        </dd>
      </div>
      {amounts.by_rate.map((rate) => (
        <div className="rate" key={rate.tax_rate}>
          <dt>
            {rateTarget(rate.tax_rate)} <Money value={rate.amount} />
          </dt>
          <dd>
            消費税 <Money value={rate.tax} />
          </dd>
        </div>
      ))}
      <div>
        <dt>消費税</dt>
        <dd>
          <Money value={amounts.tax} />
        </dd>
      </div>
      <div className="sum">
        <dt>合計（税込）</dt>
        <dd>
          <Money value={amounts.total} />
        </dd>
      </div>
      <div>
        <dt>
          源泉徴収税額
          {amounts.withholding_base > 0 && (
            <small>
              対象 <Money value={amounts.withholding_base} />
            </small>
          )}
        </dt>
        <dd>
          <Money value={amounts.withholding === 0 ? 0 : -amounts.withholding} />
        </dd>
      </div>
      <div className="payable">
        <dt>差引支払額</dt>
        <dd>
          <Money value={amounts.payable} />
        </dd>
      </div>
    </Root>
  );
}
