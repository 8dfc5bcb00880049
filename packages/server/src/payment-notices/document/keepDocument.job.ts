import { defineJob } from "../../core/jobs.ts";
import { findNotice } from "../noticeViews.service.ts";
import { pdfOf } from "./noticePdf.service.ts";

/** Prints and keeps what was issued, outside of the request: printing two hundred takes seconds. */
export const keepDocument = defineJob<{ readonly notice_uid: string }>({
  name: "keep-notice-document",
  run: async ({ notice_uid }) => void (await pdfOf(await findNotice(null, notice_uid))),
});
