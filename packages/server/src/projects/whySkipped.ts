import { jobStatusLabels, type SendJobResponse } from "@tsumugi/contract";
import type { ProjectCreatorRow } from "./projectCreators.repository.ts";

type Skipped = Omit<SendJobResponse["skipped"][number], "creator_uid">;

/** What a creator was asked before: whether a request went out, and until when one waits to. */
export interface AskedBefore {
  readonly was_sent: boolean;
  readonly waits_until: Date | null;
}

const inJapan = new Intl.DateTimeFormat("ja-JP", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Tokyo",
});

const clock = new Intl.DateTimeFormat("ja-JP", { timeStyle: "medium", timeZone: "Asia/Tokyo" });

/** Why a second press sends nothing while the first can still be taken back, or is being worked off. */
export function whyWaiting(
  { by, due_at, send_at }: { by: string | null; due_at: Date; send_at: string | null },
  at: Date,
): Skipped {
  const who = by ? `${by}さんの` : "";
  const when = send_at ? inJapan.format(new Date(send_at)) : clock.format(due_at);
  const what = due_at > at || send_at ? `依頼が、${when} に送られます` : "依頼を送っているところです";
  return {
    reason: "already_sent",
    message: `${who}${what}。止めるときは「送信中の依頼」から取り消してください。`,
  };
}

/** Why a creator does not get the request; undefined when nothing stands in the way. Who is 候補 again may be asked again. */
export function whySkipped(
  creator: { email: string; archived_at: Date | null },
  row: Pick<ProjectCreatorRow, "job_status"> | undefined,
  before: AskedBefore | undefined,
): Skipped | undefined {
  if (!row) {
    return {
      reason: "not_assigned",
      message: "案件に追加されていません。先に案件へ追加してください。",
    };
  }
  if (before?.waits_until) {
    return {
      reason: "already_sent",
      message: `${inJapan.format(before.waits_until)} に送る予約があります。変えるときは予約を取り消してください。`,
    };
  }
  if (before?.was_sent && row.job_status !== "candidate") {
    return {
      reason: "already_sent",
      message: `すでに依頼を送っています（${jobStatusLabels[row.job_status]}）。条件を変えるときは「条件を変えて送る」を使ってください。`,
    };
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
