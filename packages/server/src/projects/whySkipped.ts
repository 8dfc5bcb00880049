import { jobStatusLabels, type SendJobResponse } from "@tsumugi/contract";
import type { JobRequestRow } from "../job-requests/job-requests.presenter.ts";
import type { ProjectCreatorRow } from "./projectCreators.repository.ts";

type Skipped = Omit<SendJobResponse["skipped"][number], "creator_uid">;

const inJapan = new Intl.DateTimeFormat("ja-JP", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Tokyo",
});

/** Why a creator does not get the request; undefined when nothing stands in the way. */
export function whySkipped(
  creator: { email: string; archived_at: Date | null },
  row: Pick<ProjectCreatorRow, "job_status"> | undefined,
  request: Pick<JobRequestRow, "sent_at" | "scheduled_at"> | undefined,
): Skipped | undefined {
  if (!row) {
    return {
      reason: "not_assigned",
      message: "案件に追加されていません。先に案件へ追加してください。",
    };
  }
  if (request) {
    const message =
      !request.sent_at && request.scheduled_at
        ? `${inJapan.format(request.scheduled_at)} に送る予約があります。`
        : "すでに依頼を送っています。条件の変更はメッセージで相談してください。";
    return { reason: "already_sent", message };
  }
  if (creator.archived_at) {
    return {
      reason: "status",
      message: "アーカイブ済みのクリエイターです。復元してから送ってください。",
    };
  }
  if (row.job_status !== "candidate") {
    return {
      reason: "status",
      message: `ステータスが「${jobStatusLabels[row.job_status]}」です。「候補」に戻してから送ってください。`,
    };
  }
  if (creator.email.trim() === "") {
    return {
      reason: "no_email",
      message: "メールアドレスがありません。クリエイター管理で入力してください。",
    };
  }
  return undefined;
}
