import { Badge, Money } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { styled } from "styled-components";
import { accountKindNames } from "../paymentNotices.types.ts";
import type { ExportableNoticeLook, ExportFormat, ExportPlan } from "./exportPlan.ts";

const Root = styled.section`
  display: grid;
  gap: 10px;
  & > .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 16px;
    font-weight: 650;
  }
  & > ul {
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    max-height: 240px;
    overflow: auto;
  }
  & > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    align-items: center;
    padding: 6px 12px;
    line-height: var(--tsu-leading-cell);
  }
  & > ul > li + li {
    border-top: 1px solid var(--tsu-border);
  }
  & .sub {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
  }
  & .kana {
    font-family: var(--tsu-font-mono);
  }
`;

const where = ({ payee }: ExportableNoticeLook, format: ExportFormat) => {
  const bank = payee.bank_account;
  if (format === "csv" || !bank) return undefined;
  return (
    <>
      {bank.bank_name} {bank.branch_name} {accountKindNames[bank.kind]} ****{bank.number.slice(-4)}{" "}
      <span className="kana">{bank.holder_kana}</span>
    </>
  );
};

export interface ExportContentProps {
  plan: ExportPlan;
  format: ExportFormat;
}

/** The rows of the file as they will be, with the account as the bank reads it, and those left out with why. */
export function ExportContent({ plan, format }: ExportContentProps) {
  return (
    <Root aria-label="ファイルの内容">
      <p className="head" role="status">
        <span>出力する {formatInteger(plan.included.length)}件</span>
        <span>
          差引支払額 <Money value={plan.payable} />
        </span>
      </p>
      {plan.included.length > 0 && (
        // A list that scrolls must take the keyboard.
        <ul aria-label="出力する支払通知書" tabIndex={0}>
          {plan.included.map((notice) => (
            <li key={notice.uid}>
              <span>
                {notice.payee.name}
                <span className="sub">　{notice.number ?? "下書き"}</span>
              </span>
              <Money value={notice.payable} />
              <span className="sub">{where(notice, format)}</span>
            </li>
          ))}
        </ul>
      )}
      {plan.excluded.length > 0 && (
        <>
          <p className="head">出力しない {formatInteger(plan.excluded.length)}件</p>
          <ul aria-label="出力しない支払通知書" tabIndex={0}>
            {plan.excluded.map(({ notice, why }) => (
              <li key={notice.uid}>
                <span>
                  {notice.payee.name}
                  <span className="sub">　{notice.number ?? "下書き"}</span>
                </span>
                <Badge>{why}</Badge>
              </li>
            ))}
          </ul>
        </>
      )}
    </Root>
  );
}
