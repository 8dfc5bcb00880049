import { searchKey } from "@tsumugi/contract";
import { adapterFor } from "../platforms/adapters.service.ts";
import type { PlatformPost } from "../platforms/platformAdapter.ts";
import { handlesOf } from "../platforms/platforms.repository.ts";
import { fetchFromAccounts } from "./fetchFromAccounts.service.ts";
import type { PostRow } from "./posts.repository.ts";
import { isUnread } from "./unreadPost.ts";

/**
 * A registered post as its platform shows it now. One that was registered by its address alone may have been made by any of
 * the creator's accounts; and an account that was renamed is found under the name that the creator has now.
 * @throws PlatformError
 */
export async function fetchStored(post: PostRow, caption: string | null): Promise<PlatformPost> {
  const { company_uid, platform, platform_id, owner_handle, posted_at } = post;
  const adapter = await adapterFor(company_uid, platform);
  const handles = await handlesOf(company_uid, post.creator_uid, platform);
  if (owner_handle === "" && isUnread(post)) return fetchFromAccounts(adapter, platform_id, { handles });
  const others = handles.filter((handle) => searchKey(handle) !== searchKey(owner_handle));
  return fetchFromAccounts(adapter, platform_id, { handles: [owner_handle, ...others], posted_at, caption });
}
