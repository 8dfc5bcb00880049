import { type NoticeStatus, type NoticeStatusMove, noticeStatusLabels } from "@tsumugi/contract";

/** Where a step comes from when it leads forward; from anywhere else it takes something back. */
const before: Partial<Record<NoticeStatus, NoticeStatus>> = {
  issued: "draft",
  approved: "confirmed",
  paid: "approved",
};
const backLabels: Partial<Record<NoticeStatus, string>> = {
  issued: "発行済みに戻す",
  approved: "支払承認に戻す",
};

export interface BulkStep {
  /** How many of the chosen notices take it. */
  readonly count: number;
  /** It takes something back: what was disputed or confirmed, or a payment. */
  readonly isBack: boolean;
  /** Says so on the button; undefined where the step leads forward. */
  readonly backLabel: string | undefined;
  /** What it means for one of them. */
  readonly moveOf: (uid: string) => NoticeStatusMove | undefined;
}

/**
 * One press never does two things: notices for which the step would be a step back are left out while others can go
 * forward, so that issuing drafts does not sweep a dispute away.
 */
export function bulkStep<N extends { readonly uid: string; readonly status: NoticeStatus }>(
  to: NoticeStatus,
  chosen: readonly N[],
  movesOf: (notice: N) => readonly NoticeStatusMove[],
): BulkStep {
  const moves = new Map<string, NoticeStatusMove>();
  const forward = new Set<string>();
  for (const notice of chosen) {
    const move = movesOf(notice).find((each) => each.to === to);
    if (!move) continue;
    moves.set(notice.uid, move);
    if (move.allowed && (before[to] ?? notice.status) === notice.status) forward.add(notice.uid);
  }
  const able = [...moves.values()].filter(({ allowed }) => allowed).length;
  const isBack = forward.size === 0 && able > 0;
  if (!isBack) {
    for (const { uid, status } of chosen) {
      const move = moves.get(uid);
      if (!move?.allowed || forward.has(uid)) continue;
      const why = `「${noticeStatusLabels[status]}」のままにします。戻すときは、戻すものだけを選んでください。`;
      moves.set(uid, { ...move, allowed: false, why });
    }
  }
  return {
    count: isBack ? able : forward.size,
    isBack,
    backLabel: isBack ? backLabels[to] : undefined,
    moveOf: (uid) => moves.get(uid),
  };
}
