import { bankAccountTypeLabels, type NoticeBankAccount, type PaymentNotice } from "@tsumugi/contract";
import { isPaidOtherwise } from "@tsumugi/patterns";
import { Badge, Card, DescriptionList } from "@tsumugi/ui";
import { formatDay } from "@tsumugi/ui/format";
import { paths } from "../paths.ts";
import { Link } from "../routing/Link.tsx";

const accountWords = (account: NoticeBankAccount | null) =>
  account &&
  `${account.bank_name} ${account.branch_name} ${bankAccountTypeLabels[account.kind]} ${account.number}`;

/** Where the money goes, and what accounting needs to know of the payee. Of the number only what the role may see. */
export function NoticePayment({ notice }: { readonly notice: PaymentNotice }) {
  const { payee, deductible_percent: share } = notice;
  const printed = payee.bank_account;
  const other = notice.other_account;
  const isOver = notice.status === "paid" || notice.status === "cancelled";
  const number = payee.registration_number;
  const checked = payee.registration_checked_on;
  return (
    <Card title="支払先">
      <DescriptionList
        items={[
          ...(payee.managed_creator
            ? [
                {
                  term: "クリエイター",
                  description: (
                    <Link to={paths.managedCreator.getHref(payee.managed_creator.uid)}>
                      {payee.managed_creator.name}
                    </Link>
                  ),
                },
              ]
            : []),
          ...(isOver && !other
            ? []
            : [
                {
                  term: !isOver
                    ? "振込先"
                    : notice.status === "paid" && isPaidOtherwise(notice.history)
                      ? "支払済みにしたときに登録していた口座"
                      : "支払った口座",
                  description: accountWords(other ? other.account : printed) ?? (
                    <Badge tone="warning">口座未登録</Badge>
                  ),
                },
              ]),
          // Of older payments it is not known whether they went to another account: only the printed one is sure.
          ...(isOver || other
            ? [{ term: "通知書に記載した口座", description: accountWords(printed) ?? "記載なし" }]
            : []),
          {
            term: "登録番号",
            description: number
              ? `${number}${checked ? `（${formatDay(checked)}に確認）` : "（未確認）"}`
              : "なし（適格請求書発行事業者ではありません）",
          },
          ...(share === null
            ? []
            : [{ term: "仕入税額控除の割合", description: `${share}%（支払額は変わりません）` }]),
        ]}
      />
    </Card>
  );
}
