import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { count, uid } from "../shared/wire.ts";
import { uploadPurposes, uploadTypes } from "./uploads.constants.ts";

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

/** What each call takes and answers. */
export const uploadsSchemas = {
  createUpload: {
    body: uploadBody,
    response: upload,
  },
  getUpload: {
    query: z.strictObject({
      expires: z.string().max(12).optional(),
      signature: z.string().max(100).optional(),
      /** File name to save under. */
      download: z.string().max(200).optional(),
    }),
  },
} satisfies SchemasByEndpoint;
