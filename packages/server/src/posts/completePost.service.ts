import { parsePostUrl } from "../platforms/parsePostUrl.ts";
import type { PlatformPost } from "../platforms/platformAdapter.ts";
import { type PostRow, updatePost } from "./posts.repository.ts";
import { publicAddress } from "./readAddress.service.ts";
import { recordPrCheck } from "./recordPrCheck.service.ts";

/** What is learnt of a post that was registered by its address alone, once its platform can be asked. */
export async function completePost(post: PostRow, media: PlatformPost): Promise<void> {
  const { company_uid, uid } = post;
  const address = parsePostUrl(post.url);
  const { title, thumbnail, owner_handle, text, source } = media;
  const isNamed = address !== undefined && "platform_id" in address;
  await updatePost(company_uid, uid, {
    title,
    thumbnail,
    owner_handle,
    posted_at: media.posted_at === null ? null : new Date(media.posted_at),
    media_type: (isNamed ? address.media_type : null) ?? media.media_type,
    url: isNamed ? publicAddress(address, media) : post.url,
  });
  await recordPrCheck(post, { occasion: "registered", source, text });
}
