import { formatDateTime } from "@tsumugi/ui/format";
import type { JobRecipient } from "./SendJobRecipients.tsx";

const NAMED = 3;

/** How many of those chosen are sent the terms, as they stand now. */
export function whoIsSent(chosen: number, reachable: number): string {
  if (reachable === 0) return "まだ、だれにも送れません。";
  return `${reachable < chosen ? `${chosen}名のうち` : ""}${reachable}名に、条件を送ります。`;
}

/** What is pressed last. */
export const sendWord = (count: number, sendAt: string | undefined): string =>
  sendAt ? `${formatDateTime(sendAt)} に${count}名へ送る` : `${count}名に送る`;

/** Who of those chosen is sent nothing, why, and what to do about it; undefined where everybody is. */
export function leftOutNote(
  chosen: readonly JobRecipient[],
  reachable: readonly JobRecipient[],
  isLookedAt: boolean,
): string | undefined {
  const names = chosen.filter((person) => !reachable.includes(person)).map((person) => person.display_name);
  if (names.length === 0) return;
  const more = names.length > NAMED ? `ほか${names.length - NAMED}名` : "";
  const who = `${names
    .slice(0, NAMED)
    .map((name) => `「${name}」`)
    .join("")}${more}`;
  const where = isLookedAt ? "戻って、" : "下の";
  return `${who}はメールアドレスが登録されていないため、送りません。${where}「送る相手」で「リンクを作ってあとで渡す」を選ぶか、クリエイターの記録にメールアドレスを登録してください。`;
}
