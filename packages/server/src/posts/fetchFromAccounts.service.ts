import type { PlatformFault } from "@tsumugi/contract";
import type { PlatformAdapter, PlatformPost, PostHint } from "../platforms/platformAdapter.ts";
import { PlatformError } from "../platforms/platformError.ts";

/** What one account answers where another of the same creator may still have the post; what is worth saying comes first. */
const ELSEWHERE: readonly PlatformFault[] = ["out_of_reach", "private", "not_found"];

interface Hint extends Omit<PostHint, "owner_handle"> {
  /** The creator's accounts on the platform, the likeliest first. */
  readonly handles: readonly string[];
}

/**
 * A post that somebody of these accounts is said to have made. Instagram gives a post only through the account that made
 * it, so that a creator's accounts are asked one after another. @throws AppError as `fetchPost`
 */
export async function fetchFromAccounts(
  adapter: PlatformAdapter,
  id: string,
  { handles, ...hint }: Hint,
): Promise<PlatformPost> {
  const [first = null, ...others] = handles;
  const refusals: PlatformError[] = [];
  for (const owner_handle of adapter.platform === "instagram" ? [first, ...others] : [first]) {
    try {
      return await adapter.fetchPost(id, { ...hint, owner_handle });
    } catch (error) {
      if (!(error instanceof PlatformError) || !ELSEWHERE.includes(error.fault)) throw error;
      refusals.push(error);
    }
  }
  throw refusals.toSorted((a, b) => ELSEWHERE.indexOf(a.fault) - ELSEWHERE.indexOf(b.fault))[0];
}
