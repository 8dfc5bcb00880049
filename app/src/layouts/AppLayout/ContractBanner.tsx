import { CONTRACT_NOTICE_DAYS } from "@tsumugi/contract";
import { useCurrentUser } from "@tsumugi/hooks";
import { Banner, daysUntil, formatDay, useNow } from "@tsumugi/ui";

/** A trial ends soon from its first day: it is told in its last days alone. */
const TRIAL_NOTICE_DAYS = 7;

/** Counts down to the contract's last day, then says that everything is read-only, and who can do something about it. */
export function ContractBanner() {
  const { company, role } = useCurrentUser();
  const now = useNow();
  if (!company || company.contract_state === "active") return null;
  const lastDay = formatDay(company.contract_ends_on);
  const nextStep =
    role === "admin"
      ? "続けて使うにはツムギの運営にご連絡ください。"
      : "続けて使うには、企業の管理者からツムギの運営にご連絡ください。";
  if (company.contract_state === "expired")
    return (
      <Banner tone="warning" title={`契約期間は${lastDay}に終了しました`}>
        登録や変更はできません。閲覧とCSV出力、発行した支払通知書の支払いは引き続き使えます。{nextStep}
      </Banner>
    );
  const days = daysUntil(company.contract_ends_on, now);
  const isTrial = company.plan === "trial";
  if (days > (isTrial ? TRIAL_NOTICE_DAYS : CONTRACT_NOTICE_DAYS)) return null;
  const what = isTrial ? "トライアル" : "契約";
  return (
    <Banner tone="info" title={days > 0 ? `${what}の終了まであと${days}日です` : `${what}は本日で終了します`}>
      {lastDay}を過ぎると閲覧のみになります。{nextStep}
    </Banner>
  );
}
