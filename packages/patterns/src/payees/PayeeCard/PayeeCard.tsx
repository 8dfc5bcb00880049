import {
  bankAccountTypeLabels,
  entityTypeLabels,
  type Payee,
  registrationStandingLabels,
} from "@tsumugi/contract";
import { Badge, Banner, Card, DescriptionList } from "@tsumugi/ui";
import { formatDay, formatYen } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { registrationHint } from "../../shared/registrationCheck.ts";

const Root = styled.div`
  display: grid;
  gap: 14px;
  & .account {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  & small {
    display: block;
    color: var(--tsu-text-muted);
  }
`;

export interface PayeeCardProps {
  /** 支払先の口座・源泉徴収・登録番号と、年ごとの支払い。 */
  payee: Payee;
  /** 変えられる人に出すボタン。 */
  actions?: ReactNode;
}

const RECENT_MS = 14 * 24 * 60 * 60 * 1000;

/** What a creator is paid by: account, withholding, registration number, and what was paid by the year. */
export function PayeeCard({ payee, actions }: PayeeCardProps) {
  const { registration, pending_change, bank_account_changed: changed } = payee;
  const hint = registrationHint(registration.number);
  const isRecent = changed !== null && Date.now() - Date.parse(changed.at) < RECENT_MS;
  return (
    <Card title="支払先の情報" actions={actions}>
      <Root>
        {!payee.has_bank_account && (
          <Banner tone="warning">
            振込先の口座が登録されていません。本人の返信ページからも登録できます。
          </Banner>
        )}
        {isRecent && payee.has_bank_account && (
          <Banner tone="info">
            {formatDay(changed.at)}に口座が変更されました（
            {changed.by ? changed.by.name : "本人が返信ページで"}）。次の振込の前に確かめてください。
          </Banner>
        )}
        {pending_change && (
          <Banner tone="info">
            本人が末尾 {pending_change.account.number_end}{" "}
            の口座への変更を申し込んでいます。確認コードの入力を待っています。
          </Banner>
        )}
        <DescriptionList
          layout="rows"
          items={[
            { term: "振込先", description: <Account payee={payee} /> },
            { term: "個人・法人", description: entityTypeLabels[payee.entity_type] },
            {
              term: "源泉徴収",
              description: (
                <>
                  {payee.withholding_default ? "する（初期値）" : "しない（初期値）"}
                  {payee.withholding_reason && <small>{payee.withholding_reason}</small>}
                </>
              ),
            },
            {
              term: "登録番号",
              description: (
                <>
                  {registration.number}{" "}
                  <Badge tone={registration.standing === "verified" ? "success" : "neutral"}>
                    {registrationStandingLabels[registration.standing]}
                  </Badge>
                  {registration.checked_on && (
                    <small>
                      {formatDay(registration.checked_on)}
                      {registration.checked_by && `　${registration.checked_by.name}`}
                    </small>
                  )}
                  {hint && <small>{hint}</small>}
                </>
              ),
            },
            ...(payee.paid_by_year ?? []).map(({ year, count, payable, withholding }) => ({
              term: `${year}年の支払い`,
              description: (
                <>
                  {formatYen(payable)}
                  <small>
                    {count}件　源泉徴収 {formatYen(withholding)}
                  </small>
                </>
              ),
            })),
          ]}
        />
      </Root>
    </Card>
  );
}

function Account({ payee: { bank_account: account, has_bank_account } }: { payee: Payee }) {
  if (!account) return has_bank_account ? "登録済み（番号は管理者と経理だけに表示）" : "未登録";
  return (
    <span className="account">
      {account.bank_name} {account.branch_name}
      <small>
        {bankAccountTypeLabels[account.kind]}　{account.number}　{account.holder_kana}
      </small>
    </span>
  );
}
