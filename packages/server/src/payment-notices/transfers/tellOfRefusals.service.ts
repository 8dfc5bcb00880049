import { notifyMembers, notifyOperators } from "../../notifications/notifications.service.ts";
import type { NoticeRow } from "../notices.repository.ts";
import { companyParties, creatorParties } from "../parties.repository.ts";
import { showChange } from "../showChange.service.ts";

/** Those who have to see to a payment that the bank did not make: who pays, and of the operator's also who is paid. */
export async function tellOfRefusals(
  rows: readonly NoticeRow[],
  reasons: ReadonlyMap<string, string>,
  by_uid: string,
): Promise<void> {
  const uids = rows.flatMap(({ managed_creator_uid }) => managed_creator_uid ?? []);
  const names = new Map((await creatorParties(uids)).map(({ uid, display_name }) => [uid, display_name]));
  const paid = rows.filter(({ direction }) => direction === "operator_to_company");
  const companies = new Map(
    (await companyParties(paid.map(({ company_uid }) => company_uid))).map(({ uid, name }) => [uid, name]),
  );
  for (const { uid, company_uid, direction, number, managed_creator_uid } of rows) {
    const isOwn = direction === "company_to_creator";
    await notifyMembers({
      company_uid,
      kind: isOwn ? "notice_due" : "notice_received",
      title: isOwn ? `${number}の振込が銀行から返されました` : `${number}の振込ができませんでした`,
      body: isOwn
        ? `${names.get(managed_creator_uid ?? "") ?? ""}　${reasons.get(uid) ?? ""}`
        : `${reasons.get(uid) ?? ""}　企業情報の「振込元の口座」を確かめてください。`,
      href: `/payment-notices/${uid}`,
      except: by_uid,
    });
    if (isOwn) continue;
    await notifyOperators({
      kind: "notice_due",
      title: `${number}の振込が銀行から返されました`,
      body: `${companies.get(company_uid) ?? ""}　${reasons.get(uid) ?? ""}`,
      href: `/admin/payment-notices?notice=${uid}`,
      except: by_uid,
    });
  }
  for (const company_uid of new Set(rows.map((row) => row.company_uid))) await showChange(company_uid);
}
