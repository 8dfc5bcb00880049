import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { count, uid } from "../shared/wire.ts";

const slice = "uploads";

/** 10 MB. A larger file answers `payload_too_large`. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** What the server decodes and re-encodes; SVG and HTML are refused. */
export const uploadTypes = ["image/jpeg", "image/png", "image/webp"] as const;

export const uploadPurposes = ["profile", "company", "creator", "chat"] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** multipart. `chat_room_uid` (of either side) goes with `chat`: the file answers only to who may see that room. */
export const uploadBody = z
  .strictObject({
    file: z.file("ファイルを選んでください。"),
    purpose: z.enum(uploadPurposes),
    chat_room_uid: uid.optional(),
  })
  .refine((value) => value.purpose !== "chat" || value.chat_room_uid !== undefined, {
    path: ["chat_room_uid"],
    error: "画像を送るメッセージを指定してください。",
  });

export const upload = z.object({
  uid,
  /** What an `image` field stores and a page shows. */
  url: z.string(),
  name: z.string(),
  content_type: z.enum(uploadTypes),
  /** Bytes after re-encoding. */
  size: count,
  width: z.int().min(1),
  height: z.int().min(1),
});
export type Upload = z.infer<typeof upload>;

/** Decoded, stripped of EXIF and re-encoded before it is kept. */
export const createUpload = defineEndpoint("/uploads", {
  method: "POST",
  slice,
  base: "",
  summary: "画像のアップロード",
  policy: { allow: ["signed_in", "creator"] },
  bodyType: "form",
  body: uploadBody,
  maxBytes: MAX_UPLOAD_BYTES + 64 * 1024,
  // Decoding takes a while: no transaction may stay open around it.
  waitsOutside: true,
  status: 201,
  response: upload,
  errors: [
    "not_found",
    "forbidden",
    "contract_expired",
    "feature_not_granted",
    "link_expired",
    "rate_limited",
  ],
});

/**
 * An image tag sends no identity token: links in answers carry `expires` (Unix seconds) and `signature`,
 * made for a caller who may see the file. Without a valid pair the answer is 404.
 */
export const getUpload = defineEndpoint("/uploads/{id}", {
  method: "GET",
  slice,
  base: "",
  summary: "画像の取得",
  policy: { allow: ["visitor"] },
  query: z.strictObject({
    expires: z.string().max(12).optional(),
    signature: z.string().max(100).optional(),
    /** File name to save under. */
    download: z.string().max(200).optional(),
  }),
  produces: [...uploadTypes],
  errors: ["not_found"],
});
