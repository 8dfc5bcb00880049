import {
  errorCatalogue,
  type NoticeMover,
  type NoticeStatusMove,
  noticeStatusMoves,
  type PaymentNotice,
  policies,
  type Role,
} from "@tsumugi/contract";
import { useCurrentUser } from "@tsumugi/hooks";
import { useMemo } from "react";

type Moved = Pick<PaymentNotice, "direction" | "status">;

export interface NoticeRights {
  /** Viewers see no fees, hence no notices. */
  readonly canRead: boolean;
  /** Makes and edits drafts. */
  readonly canDraft: boolean;
  /** Issues, confirms, approves, pays. */
  readonly canPay: boolean;
  /** Why nothing can be moved; undefined when it can. */
  readonly whyNot: string | undefined;
  /** On whose behalf the person would move it; null for those who may not. */
  readonly moverOf: (notice: Pick<PaymentNotice, "direction">) => NoticeMover | null;
  /** Empty for those who may not. */
  readonly movesOf: (notice: Moved) => readonly NoticeStatusMove[];
}

const isAmong = (roles: readonly Role[], role: Role | null) => role !== null && roles.includes(role);
const noMoves: readonly NoticeStatusMove[] = [];

/** What the signed-in person may do with notices. The server decides; this only keeps dead buttons off the screen. */
export function useNoticeRights(): NoticeRights {
  const { role, company, isOperator } = useCurrentUser();
  const isOfOperator = isOperator && !company;
  const isExpired = company?.contract_state === "expired";
  return useMemo(() => {
    const canPay = isOfOperator || (!isExpired && isAmong(policies.pay.roles, role));
    const moverOf = ({ direction }: Pick<PaymentNotice, "direction">): NoticeMover | null => {
      if (!canPay) return null;
      if (isOfOperator) return direction === "operator_to_company" ? "issuer" : "operator";
      return direction === "operator_to_company" ? "payee" : "issuer";
    };
    return {
      canRead: isOfOperator || isAmong(policies.notices.roles, role),
      canDraft: isOfOperator || (!isExpired && isAmong(policies.draftNotice.roles, role)),
      canPay,
      whyNot: canPay
        ? undefined
        : isExpired
          ? errorCatalogue.contract_expired.message
          : "発行・承認・支払いは、経理か管理者が行います。",
      moverOf,
      movesOf: (notice) => {
        const mover = moverOf(notice);
        return mover === null ? noMoves : noticeStatusMoves(notice.status, mover);
      },
    };
  }, [role, isOfOperator, isExpired]);
}
