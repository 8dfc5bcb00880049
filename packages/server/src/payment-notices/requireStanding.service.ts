import type { Feature } from "@tsumugi/contract";
import { AppError } from "../core/errors.ts";
import { holdStanding } from "./parties.repository.ts";

/**
 * A deleted company cannot open what is written to it, and is deleted only where nothing is left to be paid.
 * @throws AppError `code`, where the company is deleted
 */
export async function requireStanding(
  company_uid: string,
  code: "conflict" | "illegal_transition",
): Promise<readonly Feature[]> {
  const features = await holdStanding(company_uid);
  if (features) return features;
  throw new AppError(code, {
    message:
      "この企業は削除されているため、支払通知書を作成・発行できません。企業の画面で元に戻してから、もう一度お試しください。",
  });
}

/**
 * Where the contract has no notices, the company cannot open what is written to it: its silence would count as a
 * confirmation of what it has never seen.
 * @throws AppError `code`, also where the company is deleted
 */
export async function requireReader(
  company_uid: string,
  code: "conflict" | "illegal_transition",
): Promise<void> {
  if ((await requireStanding(company_uid, code)).includes("payment_notice")) return;
  throw new AppError(code, {
    message:
      "この企業の契約に「支払通知書」が含まれていないため、届けても企業が開けません。企業の画面で機能に加えてから、もう一度お試しください。",
  });
}
