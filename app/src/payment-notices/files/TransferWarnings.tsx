import type { PaymentNotice, TransferItem } from "@tsumugi/contract";
import { Banner, Checkbox } from "@tsumugi/ui";
import { formatDay, formatInteger } from "@tsumugi/ui/format";

interface ItemsProps {
  readonly items: readonly TransferItem[];
}

/** Whom it concerns, and what is to be known of each. */
const LateList = ({ items }: ItemsProps) => (
  <ul>
    {items.map(({ notice_uid, payee_name, number, late }) => (
      <li key={notice_uid}>
        {payee_name}（{number}）: {late?.message}
      </li>
    ))}
  </ul>
);

/** Paid on a day after the agreed one: allowed, and said. */
export function AfterDueDay({ items }: ItemsProps) {
  if (items.length === 0) return null;
  return (
    <Banner tone="warning" title={`支払期日より後になるものが${formatInteger(items.length)}件あります`}>
      <LateList items={items} />
    </Banner>
  );
}

interface AfterLegalLimitProps extends ItemsProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

/** Paid after the last day that the law allows: left out until somebody says that it shall go all the same. */
export function AfterLegalLimit({ items, checked, onCheckedChange }: AfterLegalLimitProps) {
  if (items.length === 0) return null;
  return (
    <>
      <Banner tone="danger" title={`法定期限を過ぎるものが${formatInteger(items.length)}件あります`}>
        <LateList items={items} />
      </Banner>
      <Checkbox
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
        label={`法定期限を過ぎる${formatInteger(items.length)}件もふくめる`}
        description="受領日から60日を過ぎる支払いは、法律に違反するおそれがあります。期限までに振り込めないときだけ選んでください。"
      />
    </>
  );
}

interface RefusedBeforeProps {
  readonly notices: readonly Pick<PaymentNotice, "uid" | "number" | "payee" | "refused_transfer">[];
}

/** The bank has sent the last transfer back: to the same account it would come back again. */
export function RefusedBefore({ notices }: RefusedBeforeProps) {
  const refused = notices.filter(({ refused_transfer }) => refused_transfer !== null);
  if (refused.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={`前の振込が銀行から返されたものが${formatInteger(refused.length)}件あります`}
    >
      <p>
        口座を直していなければ、また返されます。下の「口座」が正しいか、支払先に確かめてから出力してください。
      </p>
      <ul>
        {refused.map(({ uid, payee, number, refused_transfer }) => (
          <li key={uid}>
            {payee?.name}（{number}）: {refused_transfer && formatDay(refused_transfer.debit_on)}{" "}
            {refused_transfer?.reason}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

const printedWords = ({ printed_account: printed }: TransferItem) =>
  printed ? `${printed.bank_name} ${printed.branch_name} ${printed.number}` : "口座の記載なし";

/** Paid to another account than the notice was issued with, or to one where it was issued with none. */
export function OtherAccounts({ items }: ItemsProps) {
  if (items.length === 0) return null;
  return (
    <Banner tone="warning" title={`通知書と口座が違うものが${formatInteger(items.length)}件あります`}>
      <p>
        発行したあとに支払先の口座が登録されたか、変わりました。いまの口座に振り込みます。変更が本人のものか確かめてください。
      </p>
      <ul>
        {items.map((item) => (
          <li key={item.notice_uid}>
            {item.payee_name}（{item.number}）: {printedWords(item)} → {item.account.bank_name}{" "}
            {item.account.branch_name} ***{item.account.number.slice(-4)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
