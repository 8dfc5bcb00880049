import { context, now } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { inTransaction } from "../db/index.ts";
import { fetchPicture } from "../platforms/fetchPicture.adapter.ts";
import { keptLink } from "../uploads/links.presenter.ts";
import { reencode } from "../uploads/reencode.ts";
import { storage, storeFile } from "../uploads/storage.adapter.ts";
import { storageKey } from "../uploads/uploads.service.ts";
import { type CollectionRow, insertPicture, updateCollection } from "./postCollections.repository.ts";
import type { PostRow } from "./posts.repository.ts";

/** The product's own uploads carry this name instead of a person's. */
const NOBODY = "collection";

/** Keeps a post's picture once: the platform's address ends with the post, often within days. A failure waits for the next day. */
export async function keepPicture(
  { company_uid, uid: post_uid }: PostRow,
  { picture }: CollectionRow,
  thumbnail: string | null,
): Promise<void> {
  // Samples show pictures that we serve ourselves.
  if (picture !== null || !thumbnail?.startsWith("https://")) return;
  try {
    const { bytes, ...image } = await reencode(await fetchPicture(thumbnail));
    const uid = newUid();
    const key = storageKey({ uid, content_type: image.content_type });
    await storeFile(key, bytes, image.content_type);
    await inTransaction(async () => {
      const row = { uid, company_uid, purpose: "company", name: "投稿の画像", uploader_uid: NOBODY } as const;
      await insertPicture({ ...row, ...image, size: bytes.byteLength, created_at: now() });
      await updateCollection(company_uid, post_uid, { picture: keptLink(uid) });
    }).catch(async (cause) => {
      await (await storage()).delete(key);
      throw cause;
    });
  } catch (error) {
    context().deps.logger.warn({ post: post_uid, error: String(error) }, "a picture was not kept");
  }
}
