import { now } from "../../core/context.ts";
import { currentDatabase, type Database } from "../../db/index.ts";
import { type FoundPairs, findPairs } from "./duplicatePairs.repository.ts";

/** The list of creators asks on every visit how many pairs there are; a new one may show this much later. */
const KEPT_MS = 60_000;

interface Kept {
  readonly at: number;
  readonly limit: number;
  readonly found: FoundPairs;
}

const keptOn = new WeakMap<Database, Map<string, Kept>>();

function kept(): Map<string, Kept> {
  const database = currentDatabase();
  const here = keptOn.get(database) ?? new Map<string, Kept>();
  keptOn.set(database, here);
  return here;
}

/** The surest pairs of a company: of a large one as they were found within the last minute. */
export async function firstPairs(company_uid: string, limit: number): Promise<FoundPairs> {
  const here = kept();
  const at = now().getTime();
  const known = here.get(company_uid);
  if (known && known.limit === limit && at - known.at < KEPT_MS) return known.found;
  const found = await findPairs(company_uid, { after: undefined, limit });
  if (found.isMany) here.set(company_uid, { at, limit, found });
  else here.delete(company_uid);
  return found;
}

/** After a decision about a pair or a merge: whoever made it sees it at once. Other processes see it within the minute. */
export const forgetPairs = (company_uid: string): void => void kept().delete(company_uid);
