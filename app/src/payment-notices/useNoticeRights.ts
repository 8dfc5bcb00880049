import {
  type NoticeMover,
  type NoticeStatus,
  type NoticeStatusMove,
  noticeStatusMoves,
  type PaymentNotice,
  policies,
  type Role,
} from "@tsumugi/contract";
import { useCompanyProfile, useCurrentUser } from "@tsumugi/hooks";
import { useMemo } from "react";

type Moved = Pick<PaymentNotice, "direction" | "status" | "history">;

export interface NoticeRights {
  /** Viewers see no fees, hence no notices. */
  readonly canRead: boolean;
  /** Makes and edits drafts. */
  readonly canDraft: boolean;
  /** Issues, confirms, approves, pays. */
  readonly canPay: boolean;
  /** Whether the reader's side made it: drafts are edited there. */
  readonly makes: (notice: Pick<PaymentNotice, "direction">) => boolean;
  /** Why none can be made or edited; undefined when one can. */
  readonly whyNoDraft: string | undefined;
  /** Why nothing can be moved; undefined when it can. */
  readonly whyNot: string | undefined;
  /** On whose behalf the person would move it; null for those who may not. */
  readonly moverOf: (notice: Pick<PaymentNotice, "direction">) => NoticeMover | null;
  /** Empty for those who may not. */
  readonly movesOf: (notice: Moved) => readonly NoticeStatusMove[];
}

const isAmong = (roles: readonly Role[], role: Role | null) => role !== null && roles.includes(role);
const noMoves: readonly NoticeStatusMove[] = [];

/** Where two people are wanted: who made a draft does not issue it, and who issued it does not approve it. */
function leftToAnother({ status, history }: Moved, to: NoticeStatus, me: string): string | undefined {
  const byMe = (step: NoticeStatus) =>
    history.findLast((entry) => entry.to === step && entry.mover === "issuer")?.by?.uid === me;
  if (status === "draft" && to === "issued" && byMe("draft"))
    return "自分で作成した支払通知書は発行できません。ほかの管理者か経理に発行を依頼してください。";
  if (status === "confirmed" && to === "approved" && byMe("issued"))
    return "自分で発行した支払通知書は承認できません。ほかの管理者か経理に承認を依頼してください。";
  return undefined;
}

/** What the signed-in person may do with notices. The server decides; this only keeps dead buttons off the screen. */
export function useNoticeRights(): NoticeRights {
  const { role, company, isOperator, currentUser } = useCurrentUser();
  const { companyProfile } = useCompanyProfile(company !== null && role !== "viewer");
  const needsTwo = companyProfile?.needs_approval ?? false;
  const me = currentUser.uid;
  const isOfOperator = isOperator && !company;
  const isExpired = company?.contract_state === "expired";
  return useMemo(() => {
    // What exists is carried to its payment after the contract's last day, too; only new notices are not made then.
    const canPay = isOfOperator || isAmong(policies.pay.roles, role);
    const moverOf = ({ direction }: Pick<PaymentNotice, "direction">): NoticeMover | null => {
      if (!canPay) return null;
      if (isOfOperator) return direction === "operator_to_company" ? "issuer" : "operator";
      return direction === "operator_to_company" ? "payee" : "issuer";
    };
    return {
      canRead: isOfOperator || isAmong(policies.notices.roles, role),
      canDraft: isOfOperator || (!isExpired && isAmong(policies.draftNotice.roles, role)),
      canPay,
      makes: ({ direction }) => (direction === "operator_to_company") === isOfOperator,
      whyNoDraft: isExpired
        ? "契約が終了したため、新しい支払通知書は作成できません。発行した支払通知書は、支払いまで進められます。"
        : "支払通知書の作成は、管理者・担当者・経理が行います。",
      whyNot: canPay ? undefined : "発行・承認・支払いは、経理か管理者が行います。",
      moverOf,
      movesOf: (notice) => {
        const mover = moverOf(notice);
        if (mover === null) return noMoves;
        const moves = noticeStatusMoves(notice.status, mover);
        if (!needsTwo || mover !== "issuer") return moves;
        return moves.map((move) => {
          const why = leftToAnother(notice, move.to, me);
          return why ? { ...move, allowed: false, why } : move;
        });
      },
    };
  }, [role, isOfOperator, isExpired, needsTwo, me]);
}
