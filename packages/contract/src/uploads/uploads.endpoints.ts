import { defineEndpoint } from "../defineEndpoint.ts";
import { MAX_UPLOAD_BYTES, uploadTypes } from "./uploads.constants.ts";

const slice = "uploads";

/** Decoded, stripped of EXIF and re-encoded before it is kept. */
export const createUpload = defineEndpoint("createUpload", "/uploads", {
  method: "POST",
  slice,
  base: "",
  summary: "画像のアップロード",
  policy: { allow: ["signed_in", "creator"], inCompanyOnScreen: true },
  bodyType: "form",
  maxBytes: MAX_UPLOAD_BYTES + 64 * 1024,
  // Decoding takes a while: no transaction may stay open around it.
  waitsOutside: true,
  status: 201,
  errors: [
    "not_found",
    "forbidden",
    "contract_expired",
    "feature_not_granted",
    "link_expired",
    "rate_limited",
    "storage_unavailable",
  ],
});

/**
 * An image tag sends no identity token: links in answers carry `expires` (Unix seconds) and `signature`, made for a caller
 * who may see the file, and a chat image wants the cookie that `getCompanyUser` (own uid) and `getReplyPage` set. Without
 * them, or where the reader has lost the right, the answer is 404.
 */
export const getUpload = defineEndpoint("getUpload", "/uploads/{id}", {
  method: "GET",
  slice,
  base: "",
  summary: "画像の取得",
  policy: { allow: ["visitor"] },
  produces: [...uploadTypes],
  errors: ["not_found", "storage_unavailable"],
});
