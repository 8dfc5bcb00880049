import { findColleague } from "../company-users/company-users.repository.ts";
import type { MemberActor } from "../core/actor.ts";
import { AppError, found } from "../core/errors.ts";
import { inSavepoint, isUniqueViolation } from "../db/index.ts";
import { genresByUid } from "../genres/genres.repository.ts";
import { type Account, accountKey } from "./accounts.ts";
import { presentManagedCreator } from "./managed-creators.presenter.ts";
import * as repository from "./managed-creators.repository.ts";

/** Ids in a body are checked as paths are. @throws AppError invalid_request */
export async function checkReferences(
  actor: MemberActor,
  {
    owner_uid,
    genre_uids = [],
  }: { owner_uid?: string | null | undefined; genre_uids?: string[] | undefined },
): Promise<void> {
  if (owner_uid && !(await findColleague(actor.company_uid, owner_uid))) {
    const message = "このメンバーは見つかりません。担当者を選び直してください。";
    throw new AppError("invalid_request", { fields: { owner_uid: message } });
  }
  const known = new Set((await genresByUid(genre_uids)).map(({ uid }) => uid));
  const unknown = genre_uids.findIndex((uid) => !known.has(uid));
  if (unknown >= 0) {
    const message = "このジャンルはありません。選び直してください。";
    throw new AppError("invalid_request", { fields: { [`genre_uids.${unknown}`]: message } });
  }
}

/** Stores the accounts of a record that has none. @throws AppError duplicate_creator with the record that has one */
export async function saveAccounts(
  actor: MemberActor,
  uid: string,
  accounts: readonly Account[],
): Promise<void> {
  try {
    await inSavepoint(() => repository.addAccounts(actor.company_uid, uid, accounts));
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    await refuseDuplicate(actor, accounts);
  }
}

/** Names the account that is taken and shows who has it, archived ones too. */
export async function refuseDuplicate(actor: MemberActor, accounts: readonly Account[]): Promise<never> {
  const [holder] = await repository.holdersOf(actor.company_uid, accounts);
  if (!holder) throw new AppError("conflict");
  const existing = presentManagedCreator(
    found(await repository.findByUid(actor.company_uid, holder.uid)),
    actor,
  );
  const index = accounts.findIndex((account) => accountKey(account) === accountKey(holder));
  const where = existing.archived_at ? "アーカイブにある" : "登録済みの";
  throw new AppError("duplicate_creator", {
    fields: { [`accounts.${index}.handle`]: `${where}「${existing.display_name}」と同じアカウントです。` },
    current: existing,
  });
}
