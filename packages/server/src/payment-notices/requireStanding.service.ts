import { AppError } from "../core/errors.ts";
import { holdStanding } from "./parties.repository.ts";

/**
 * A deleted company cannot open what is written to it, and is deleted only where nothing is left to be paid.
 * @throws AppError `code`, where the company is deleted
 */
export async function requireStanding(
  company_uid: string,
  code: "conflict" | "illegal_transition",
): Promise<void> {
  if (await holdStanding(company_uid)) return;
  throw new AppError(code, {
    message:
      "この企業は削除されているため、支払通知書を作成・発行できません。企業の画面で元に戻してから、もう一度お試しください。",
  });
}
