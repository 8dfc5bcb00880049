import { daysUntil } from "@tsumugi/ui/format";
import type { ContractPeriodLook } from "./companies.types.ts";

/** How long a contract goes on, or since when it has not. */
export function contractLeft(contract: ContractPeriodLook, now: number): string {
  const untilStart = daysUntil(contract.contract_starts_on, now);
  if (untilStart > 0) return `開始まで${untilStart}日`;
  const days = daysUntil(contract.contract_ends_on, now);
  if (days < 0) return `${-days}日前に終了・閲覧のみ`;
  return days === 0 ? "今日で終了" : `あと${days}日`;
}
