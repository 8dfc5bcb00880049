import type { Company, deleteCompany, ParsedBodyOf, restoreCompany } from "@tsumugi/contract";
import type { OperatorActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { inTransaction } from "../db/index.ts";
import { erasureDay, presentCompany } from "./companies.presenter.ts";
import * as repository from "./companies.repository.ts";
import { impactOf } from "./companyImpact.repository.ts";
import { viewOf } from "./companyList.service.ts";
import { checkVersion } from "./contract.service.ts";

/**
 * Closes a company at once: its members, streams, reply links and pictures. Everything stays for 30 days.
 * @throws AppError not_found, stale_version, unpaid_notices
 */
export function remove(
  _actor: OperatorActor,
  { id: uid, version, reason = "" }: ParsedBodyOf<typeof deleteCompany> & { id: string },
): Promise<Company> {
  return inTransaction(async () => {
    const row = found(await repository.lockCompany(uid));
    if (row.deleted_at) throw new AppError("not_found");
    await checkVersion(row, version);
    if ((await impactOf(uid)).unpaid_notice_count > 0) throw new AppError("unpaid_notices");
    const at = now();
    await repository.updateCompany(uid, { deleted_at: at, deleted_reason: reason });
    await audit("company.delete", uid, { reason, erase_on: erasureDay(at) }, uid);
    return presentCompany(await viewOf(uid));
  });
}

/**
 * Opens a deleted company again, as it was.
 * @throws AppError not_found, stale_version, conflict where it stands or where the day of erasure has come
 */
export function restore(
  _actor: OperatorActor,
  { id: uid, version }: ParsedBodyOf<typeof restoreCompany> & { id: string },
): Promise<Company> {
  return inTransaction(async () => {
    const row = found(await repository.lockCompany(uid));
    if (!row.deleted_at) {
      throw new AppError("conflict", {
        message: "この企業は削除されていません。画面を読み込み直して、最新の状態を確認してください。",
      });
    }
    await checkVersion(row, version);
    if (dayInJapan(now()) >= erasureDay(row.deleted_at)) {
      throw new AppError("conflict", {
        message: "保管期間（30日）が終わったため復元できません。企業を新しく登録してください。",
      });
    }
    await repository.updateCompany(uid, { deleted_at: null, deleted_reason: null });
    await audit("company.restore", uid, {}, uid);
    return presentCompany(await viewOf(uid));
  });
}
