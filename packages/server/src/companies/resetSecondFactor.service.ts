import { mailColleagueReset, mailSecondFactorReset } from "../auth/accountMails.presenter.ts";
import { revokeAllFamilies } from "../auth/auth.repository.ts";
import { requireOwnAccounts } from "../auth/ownAccounts.presenter.ts";
import { turnOff } from "../auth/secondFactor.repository.ts";
import { isSecondFactorAsked } from "../auth/secondFactorRule.presenter.ts";
import {
  companiesOf,
  companyByUid,
  findColleague,
  listColleagues,
  userByUid,
} from "../company-users/company-users.repository.ts";
import type { MemberActor, OperatorActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { sendMails } from "../core/mailer.ts";
import { inTransaction } from "../db/index.ts";

/**
 * Takes away the second factor of a member who has lost it. An admin answers for the own company alone: an account that
 * also opens another company, or the operators' side, is for operators to reset.
 * @throws AppError not_found; conflict for oneself, for an account that others answer for, and where none is set up
 */
export async function resetMemberSecondFactor(
  actor: MemberActor | OperatorActor,
  { id: company_uid, user_uid }: { id: string; user_uid: string },
): Promise<void> {
  requireOwnAccounts();
  if (actor.kind === "member" && actor.company_uid !== company_uid) throw new AppError("not_found");
  await inTransaction(async () => {
    const company = found(await companyByUid(company_uid));
    const member = found(await findColleague(company_uid, user_uid));
    const user = found(await userByUid(user_uid));
    if (user_uid === actor.uid) {
      throw new AppError("conflict", {
        message:
          "自分の2段階認証はリセットできません。「自分の設定」の2段階認証で「設定し直す」を使ってください。",
      });
    }
    const isOthersToo = user.system_admin || (await companiesOf(user_uid)).length > 1;
    if (actor.kind === "member" && isOthersToo) {
      throw new AppError("conflict", {
        message:
          "このアカウントは、企業の管理者からはリセットできません。サポートから運営に依頼してください。",
      });
    }
    if (!(await turnOff(user_uid))) {
      throw new AppError("conflict", {
        message:
          "このメンバーは2段階認証を設定していません。画面を再読み込みして、最新の状態を確認してください。",
      });
    }
    await revokeAllFamilies(user_uid, now());
    await audit("second_factor.reset", user_uid, {}, company_uid);
    const by = actor.kind === "operator" ? "ツムギの運営" : `企業の管理者（${actor.name}さん）`;
    const admins = (await listColleagues(company_uid, { role: "admin" })).filter(
      ({ uid }) => uid !== actor.uid && uid !== user_uid,
    );
    await sendMails([
      mailSecondFactorReset(member, { by, isRequired: isSecondFactorAsked(user, company) }),
      ...admins.map((admin) => mailColleagueReset(admin, { by, member, company: company.name })),
    ]);
  });
}
