import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import {
  createUpload,
  getCompanyUser,
  getReplyPage,
  postComment,
  type UploadPurpose,
} from "@tsumugi/contract";
import sharp from "sharp";
import type { Caller, TestApp } from "./createTestApp.ts";
import { insertCompany, insertMember } from "./factories.ts";
import { insertSentJob } from "./jobs.ts";

/** A small picture, 40 by 20. */
export const PNG: Buffer = await sharp({
  create: { width: 40, height: 20, channels: 3, background: "#c2185b" },
})
  .png()
  .toBuffer();

export const fileOf = (bytes: Uint8Array, name = "写真.png", type = "image/png") =>
  new File([new Uint8Array(bytes)], name, { type });

/** What tests of uploads do again and again: an office with a room, sending a file, a comment with pictures. */
export const uploadsIn = (app: TestApp) => ({
  office: () =>
    app.run(async () => {
      const company = await insertCompany();
      const staff = await insertMember(company, "staff");
      const job = await insertSentJob(company);
      return { company, staff, job, room: job.room_uid };
    }),
  send: (caller: Caller, purpose: UploadPurpose, chat_room_uid?: string, file: File = fileOf(PNG)) =>
    app.as(caller).call(createUpload, { body: { file, purpose, chat_room_uid } }),
  post: (caller: Caller, room: string, images: string[], comment: string = crypto.randomUUID()) =>
    app.as(caller).call(postComment, { params: { id: room }, body: { id: comment, text: "", images } }),
  /** Looks at pictures as a browser does on whose pages somebody has begun. */
  viewer: async (caller: Exclude<Caller, null>) => {
    const begun =
      "uid" in caller
        ? await app.as(caller).call(getCompanyUser, { params: { id: caller.uid } })
        : await app.as(caller).call(getReplyPage, { params: { token: caller.replyToken } });
    const cookie = begun.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    return (url: string, headers: Record<string, string> = {}) =>
      app.request(url, { headers: Object.assign({ cookie }, headers) });
  },
  /** Names of the files that are kept. */
  stored: async (): Promise<string[]> => {
    const folder = join(app.deps.settings.DATA_DIR, "uploads");
    return existsSync(folder) ? readdir(folder) : [];
  },
});
