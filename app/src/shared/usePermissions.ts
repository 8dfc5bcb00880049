import type { Feature } from "@tsumugi/contract";
import { useCurrentUser } from "@tsumugi/hooks";

export interface Permissions {
  /** Creators, projects, posts: register and change. */
  readonly canWrite: boolean;
  /** Send jobs, chat. */
  readonly canChat: boolean;
  /** Amounts are hidden from viewers. */
  readonly canSeeFees: boolean;
  readonly isAdmin: boolean;
  /** Why nothing can be changed, for a tooltip or a banner; undefined when it can. */
  readonly whyNot: string | undefined;
  readonly hasFeature: (feature: Feature) => boolean;
}

/** What the signed-in person may do here. The server decides; this only keeps dead buttons off the screen. */
export function usePermissions(): Permissions {
  const { role, company, hasFeature } = useCurrentUser();
  const isExpired = company?.contract_state === "expired";
  const isWriter = role === "admin" || role === "staff";
  const whyNot = isExpired
    ? "契約期間が終了しているため変更できません。閲覧とCSV出力は引き続き使えます。"
    : isWriter
      ? undefined
      : "この操作の権限がありません。管理者に依頼してください。";
  return {
    canWrite: whyNot === undefined,
    canChat: whyNot === undefined,
    canSeeFees: role !== "viewer",
    isAdmin: role === "admin" && !isExpired,
    whyNot,
    hasFeature,
  };
}
