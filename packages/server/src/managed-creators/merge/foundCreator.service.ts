import { type MergedInto, mergedWords } from "@tsumugi/contract";
import { AppError, found } from "../../core/errors.ts";
import { tookInCreator } from "./absorbedCreators.repository.ts";

/**
 * The record that was looked for; of one that went into another, the refusal names that one in `current`, so that a link
 * or an open form leads on. Nothing is written to the other one instead: it is not what the caller has seen.
 * @throws AppError not_found, creator_merged
 */
export async function foundCreator<T>(company_uid: string, uid: string, row: T | undefined): Promise<T> {
  if (row !== undefined) return row;
  const current: MergedInto = found(await tookInCreator(company_uid, uid));
  throw new AppError("creator_merged", {
    current,
    message: `${mergedWords(current)}。「${current.display_name}」の記録を開いてください。`,
  });
}
