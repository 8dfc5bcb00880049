import { CONTRACT_NOTICE_DAYS } from "@tsumugi/contract";
import { useCurrentUser } from "@tsumugi/hooks";
import { Banner, daysUntil, formatDay, useNow } from "@tsumugi/ui";

/** Counts down to the contract's last day, then says that everything is read-only, and who can do something about it. */
export function ContractBanner() {
  const { company, role } = useCurrentUser();
  const now = useNow();
  if (!company || company.contract_state === "active") return null;
  const lastDay = formatDay(company.contract_ends_on);
  const nextStep =
    role === "admin"
      ? "続けて使うには担当営業にご連絡ください。"
      : "続けて使うには、企業の管理者から担当営業にご連絡ください。";
  if (company.contract_state === "expired")
    return (
      <Banner tone="warning" title={`契約期間は${lastDay}に終了しました`}>
        登録や変更はできません。閲覧とCSV出力、発行した支払通知書の支払いは引き続き使えます。{nextStep}
      </Banner>
    );
  const days = daysUntil(company.contract_ends_on, now);
  if (days > CONTRACT_NOTICE_DAYS) return null;
  const what = company.plan === "trial" ? "トライアル" : "契約";
  return (
    <Banner tone="info" title={days > 0 ? `${what}の終了まであと${days}日です` : `${what}は本日で終了します`}>
      {lastDay}を過ぎると閲覧のみになります。{nextStep}
    </Banner>
  );
}
