import type { MemberWork } from "@tsumugi/contract";
import { formatInteger } from "@tsumugi/ui/format";

export interface MemberWorkLine {
  kind: keyof MemberWork;
  label: string;
  unit: string;
  /** What becomes of it when nobody takes over. */
  without: string;
}

/** In the order of a day's work; `private_count` is no hand-over and is said apart. */
export const memberWorkLines: readonly MemberWorkLine[] = [
  { kind: "project_count", label: "担当の案件", unit: "件", without: "担当なしになります" },
  { kind: "creator_count", label: "担当のクリエイター", unit: "名", without: "担当なしになります" },
  { kind: "room_count", label: "参加中のメッセージ", unit: "件", without: "ほかの参加者だけになります" },
  {
    kind: "scheduled_comment_count",
    label: "予約送信",
    unit: "件",
    without: "送られません。管理者が引き取れます",
  },
  {
    kind: "scheduled_job_count",
    label: "送信予約中の依頼",
    unit: "件",
    without: "予定の日時に、あなたの名前で送られます",
  },
  { kind: "cell_count", label: "案件の担当欄", unit: "か所", without: "空欄になります" },
  { kind: "shared_view_count", label: "共有ビュー", unit: "件", without: "残り、管理者が変更できます" },
  {
    kind: "shared_template_count",
    label: "共有テンプレート",
    unit: "件",
    without: "残り、管理者が変更できます",
  },
];

/** Of what waits to be sent, what becomes of it once the member may no longer send: a sentence each. */
export const unsentSentences = (work: Pick<MemberWork, "scheduled_comment_count" | "scheduled_job_count">) =>
  memberWorkLines.flatMap(({ kind, label, unit, without }) => {
    if (kind !== "scheduled_comment_count" && kind !== "scheduled_job_count") return [];
    return work[kind] > 0 ? [`${label}${formatInteger(work[kind])}${unit}は、${without}。`] : [];
  });

export const handedOverCount = (work: MemberWork): number =>
  memberWorkLines.reduce((sum, { kind }) => sum + work[kind], 0);
