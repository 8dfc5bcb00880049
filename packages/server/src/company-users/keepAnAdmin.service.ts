import type { Role } from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { AppError } from "../core/errors.ts";
import { lockAdmins } from "./company-users.repository.ts";

/**
 * Holds the company's admins while one of them changes a membership, so that two who act on each other at once cannot
 * leave it without any. `role`: the new one; null for a removal.
 * @throws AppError forbidden when the caller has stopped being an admin meanwhile, conflict when no admin would be left
 */
export async function keepAnAdmin(
  { company_uid, uid: caller }: MemberActor,
  uid: string,
  role: Role | null,
): Promise<void> {
  const admins = await lockAdmins(company_uid);
  if (!admins.includes(caller)) throw new AppError("forbidden");
  if (role === "admin" || admins.some((admin) => admin !== uid)) return;
  throw new AppError("conflict", {
    message: "管理者が1人もいなくなります。先にほかのメンバーを管理者にしてください。",
  });
}
