import type { CommentResponse } from "@tsumugi/contract";
import type { StoredImage } from "../db/schema/comments.ts";
import { imageLink } from "../uploads/links.presenter.ts";

/** Stored images with links that are good for half a day. */
export const presentImages = (images: readonly StoredImage[]): CommentResponse["images"] =>
  images.map((image) => ({ ...image, url: imageLink(image.uid) }));
