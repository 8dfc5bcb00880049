/** Status of a payment notice: codes, labels, and the one table of moves. */

export const noticeStatuses = [
  "draft",
  "issued",
  "confirmed",
  "disputed",
  "approved",
  "paid",
  "cancelled",
] as const;
export type NoticeStatus = (typeof noticeStatuses)[number];
export const noticeStatusLabels: Record<NoticeStatus, string> = {
  draft: "下書き",
  issued: "発行済み",
  confirmed: "確認済み",
  disputed: "内容相違",
  approved: "支払承認",
  paid: "支払済み",
  cancelled: "取消",
};

/** How a notice came to be confirmed: by the payee's word, or by silence after the printed days. */
export const noticeConfirmations = ["explicit", "deemed"] as const;
export type NoticeConfirmation = (typeof noticeConfirmations)[number];
export const noticeConfirmationLabels: Record<NoticeConfirmation, string> = {
  explicit: "明示の確認",
  deemed: "みなし確認",
};

/** Who moves: staff who may pay, the payee by the reply page, or the product (the deemed-confirmation clock). */
export type NoticeMover = "staff" | "payee" | "system";

interface Move {
  readonly by: readonly NoticeMover[];
  /** Movers whose move must carry a reason. */
  readonly reasonFrom: readonly NoticeMover[];
}

const move = (...by: NoticeMover[]): Move => ({ by, reasonFrom: [] });
/** Staff give a reason; the payee and the product do what the step is meant for. */
const staffWithReason = (...others: NoticeMover[]): Move => ({
  by: ["staff", ...others],
  reasonFrom: ["staff"],
});
/** A dispute says what differs, whoever records it. */
const dispute: Move = { by: ["payee", "staff"], reasonFrom: ["payee", "staff"] };

/**
 * Amounts freeze at `issued`: nothing leads back to `draft`; a disputed notice is answered by a new version.
 * Back-steps (`confirmed`→`issued`, `approved`→`confirmed`, `paid`→`approved`, `disputed`→`issued`) need a reason.
 */
const moves: Record<NoticeStatus, Partial<Record<NoticeStatus, Move>>> = {
  draft: { issued: move("staff"), cancelled: move("staff") },
  issued: {
    confirmed: staffWithReason("payee", "system"),
    disputed: dispute,
    cancelled: staffWithReason(),
  },
  confirmed: {
    issued: staffWithReason(),
    disputed: dispute,
    approved: move("staff"),
    cancelled: staffWithReason(),
  },
  disputed: {
    issued: staffWithReason(),
    confirmed: staffWithReason("payee"),
    cancelled: staffWithReason("system"),
  },
  approved: { confirmed: staffWithReason(), paid: move("staff"), cancelled: staffWithReason() },
  paid: { approved: staffWithReason() },
  cancelled: {},
};

/** One status that a notice could take next. `why` (Japanese) is given where it is not allowed. */
export interface NoticeStatusMove {
  readonly to: NoticeStatus;
  readonly allowed: boolean;
  readonly needsReason: boolean;
  readonly why?: string;
}

function whyNot(from: NoticeStatus, to: NoticeStatus): string {
  if (from === "cancelled") return "取消した支払通知書は変更できません。新しい支払通知書を作成してください。";
  if (to === "draft") return "発行すると金額が確定します。内容を直すときは新しい版を作成してください。";
  if (from === "paid") return "支払済みです。訂正するときは、先に「支払承認」へ戻してください。";
  if (from === "draft") return "まだ発行していません。先に発行してください。";
  if (from === "disputed")
    return "内容相違の連絡を受けています。新しい版を作成するか、確認し直してもらってください。";
  if (to === "disputed") return "支払承認の後です。先に「確認済み」へ戻してください。";
  if (from === "issued") return "まだ相手の確認が済んでいません。確認を待ってください。";
  if (to === "paid") return "まだ支払承認されていません。先に承認してください。";
  return "戻せるのは、ひとつ前のステータスまでです。";
}

/** Every other status in order, with whether `by` may move there from `from`, and why not. */
export function noticeStatusMoves(from: NoticeStatus, by: NoticeMover): readonly NoticeStatusMove[] {
  return noticeStatuses
    .filter((to) => to !== from)
    .map((to): NoticeStatusMove => {
      const found = moves[from][to];
      if (found?.by.includes(by)) return { to, allowed: true, needsReason: found.reasonFrom.includes(by) };
      const why = found ? "この変更は担当の経理・管理者が行います。" : whyNot(from, to);
      return { to, allowed: false, needsReason: false, why };
    });
}

/** Whether `by` may move a notice from `from` to `to`. Staying is not a move. */
export const canMoveNotice = (from: NoticeStatus, to: NoticeStatus, by: NoticeMover): boolean =>
  moves[from][to]?.by.includes(by) ?? false;
