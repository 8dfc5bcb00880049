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
  explicit: "確認あり",
  deemed: "みなし確認",
};

/** Who pays whom: a company its creator, or the operator of the platform a company. */
export const noticeDirections = ["company_to_creator", "operator_to_company"] as const;
export type NoticeDirection = (typeof noticeDirections)[number];
export const noticeDirectionLabels: Record<NoticeDirection, string> = {
  company_to_creator: "企業 → クリエイター",
  operator_to_company: "運営 → 企業",
};

/**
 * Who moves. `issuer`: who may pay on the side that made the notice. `payee`: the creator by the reply page, or those of
 * the receiving company who may pay. `operator`: corrects a notice between a company and its creator. `system`: the
 * clock of the deemed confirmation, and what follows from another act.
 */
export const noticeMovers = ["issuer", "payee", "operator", "system"] as const;
export type NoticeMover = (typeof noticeMovers)[number];

/** What a notice's history holds: its moves, and each transfer that the bank sent back. */
export const noticeEventKinds = ["moved", "refused"] as const;
export type NoticeEventKind = (typeof noticeEventKinds)[number];

/** Which movers may make a move, and whether they have to say why. */
type Move = Partial<Record<NoticeMover, "plain" | "reason">>;

const byIssuer: Move = { issuer: "plain", operator: "reason" };
const byIssuerWithReason: Move = { issuer: "reason", operator: "reason" };
/** A dispute says what differs, whoever records it. */
const dispute: Move = { payee: "reason", ...byIssuerWithReason };

/**
 * Amounts freeze at `issued`: nothing leads back to `draft`; a disputed notice is answered by a new edition, which
 * cancels it. Back-steps (`confirmed`→`issued`, `approved`→`confirmed`, `paid`→`approved`, `disputed`→`issued`) need a
 * reason, and so does every correction by the operator, who leaves drafts to the company.
 */
const moves: Record<NoticeStatus, Partial<Record<NoticeStatus, Move>>> = {
  draft: { issued: { issuer: "plain" }, cancelled: { issuer: "plain" } },
  issued: {
    confirmed: { payee: "plain", system: "plain", ...byIssuerWithReason },
    disputed: dispute,
    cancelled: byIssuerWithReason,
  },
  confirmed: {
    issued: byIssuerWithReason,
    disputed: dispute,
    approved: byIssuer,
    cancelled: byIssuerWithReason,
  },
  disputed: {
    issued: byIssuerWithReason,
    confirmed: { payee: "plain", ...byIssuerWithReason },
    cancelled: { system: "plain", ...byIssuerWithReason },
  },
  approved: { confirmed: byIssuerWithReason, paid: byIssuer, cancelled: byIssuerWithReason },
  paid: { approved: byIssuerWithReason },
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
  if (from === "disputed") return "「内容相違」です。新しい版を作成するか、確認し直してもらってください。";
  if (to === "disputed") return "支払承認の後です。先に「確認済み」へ戻してください。";
  if (from === "issued") return "まだ相手の確認が済んでいません。確認を待ってください。";
  if (to === "paid") return "まだ支払承認されていません。先に承認してください。";
  return "戻せるのは、ひとつ前のステータスまでです。";
}

/** Why the mover has to leave a move to others. */
const leftToOthers: Record<NoticeMover, string> = {
  issuer: "この変更は自動で行われます。",
  payee: "この変更は発行元の経理・管理者が行います。",
  operator: "下書きの発行と取消は、作成した企業が行います。",
  system: "この変更は発行元か支払先が行います。",
};

/** Every other status in order, with whether `by` may move there from `from`, and why not. */
export function noticeStatusMoves(from: NoticeStatus, by: NoticeMover): readonly NoticeStatusMove[] {
  return noticeStatuses
    .filter((to) => to !== from)
    .map((to): NoticeStatusMove => {
      const found = moves[from][to];
      const mine = found?.[by];
      if (mine) return { to, allowed: true, needsReason: mine === "reason" };
      return { to, allowed: false, needsReason: false, why: found ? leftToOthers[by] : whyNot(from, to) };
    });
}

/** Whether `by` may move a notice from `from` to `to`. Staying is not a move. */
export const canMoveNotice = (from: NoticeStatus, to: NoticeStatus, by: NoticeMover): boolean =>
  moves[from][to]?.[by] !== undefined;

/** What is asked of a notice to say whether another edition may answer it. */
export interface EditionState {
  readonly status: NoticeStatus;
  readonly next_uid: string | null;
  /** Oldest first. */
  readonly history: readonly { readonly from: NoticeStatus | null }[];
}

/**
 * Whether a new edition may be written: of a disputed notice, and of one whose new edition was discarded as a draft, which
 * the history of the notice ends with. Whatever else is cancelled stays so.
 */
export const takesNewEdition = ({ status, next_uid, history }: EditionState): boolean =>
  status === "disputed" ||
  (status === "cancelled" && next_uid === null && history.at(-1)?.from === "cancelled");

/** Statuses in which a notice holds its jobs: such a job stands on no second one. */
export const liveNoticeStatuses = noticeStatuses.filter((status) => status !== "cancelled");

/** 様 for a person, 御中 for an organisation. */
export const noticeHonorifics = ["様", "御中"] as const;
export type NoticeHonorific = (typeof noticeHonorifics)[number];
