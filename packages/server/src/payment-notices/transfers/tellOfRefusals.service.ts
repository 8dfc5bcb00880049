import { notifyMembers } from "../../notifications/notifications.service.ts";
import type { NoticeRow } from "../notices.repository.ts";
import { showChange } from "../showChange.service.ts";

/** Those who have to see to a payment that the bank did not make: who pays, and of the operator's also who is paid. */
export async function tellOfRefusals(
  rows: readonly NoticeRow[],
  reasons: ReadonlyMap<string, string>,
  by_uid: string,
): Promise<void> {
  for (const { uid, company_uid, direction, number, payee } of rows) {
    const isOwn = direction === "company_to_creator";
    await notifyMembers({
      company_uid,
      kind: isOwn ? "notice_due" : "notice_received",
      title: isOwn ? `${number}の振込が銀行から返されました` : `${number}の振込ができませんでした`,
      body: isOwn
        ? `${payee?.name ?? ""}　${reasons.get(uid) ?? ""}`
        : `${reasons.get(uid) ?? ""}　企業の設定の「振込元の口座」を確かめてください。`,
      href: `/payment-notices/${uid}`,
      except: by_uid,
    });
  }
  for (const company_uid of new Set(rows.map((row) => row.company_uid))) await showChange(company_uid);
}
