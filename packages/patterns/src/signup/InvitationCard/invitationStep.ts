import type { Invitation } from "@tsumugi/contract";
import type { IconName } from "@tsumugi/ui";
import type { InvitationProblem } from "../invitation.types.ts";

export interface InvitationStep {
  /** `accept`: the invitation is good; `stop`: it is not, and `text` says what to do. */
  kind: "accept" | "stop";
  icon: IconName;
  title: string;
  /** Cause, then cure. */
  text: string;
  next: "accept" | "signIn" | "signUp" | "home" | "entrance" | "signOut" | "verify";
  /** The cure is not on this page: what the button leads to is only a way out. */
  isElsewhere?: boolean;
}

const stops: Record<InvitationProblem | "replaced", Pick<InvitationStep, "icon" | "title" | "text">> = {
  not_found: {
    icon: "warning",
    title: "招待が見つかりません",
    text: "取り消されたか、URLが途中で切れている可能性があります。メールのリンクを開き直すか、招待した人に確認してください。",
  },
  link_expired: {
    icon: "clock",
    title: "招待の期限が切れています",
    text: "招待した人に、招待の再送を依頼してください。新しいリンクがメールで届きます。",
  },
  link_used: {
    icon: "check",
    title: "この招待は承諾済みです",
    text: "すでに参加しています。そのまま使い始められます。",
  },
  replaced: {
    icon: "mail",
    title: "新しい招待が届いています",
    text: "招待が再送されたため、このリンクは使えません。いちばん新しい招待メールのリンクを開いてください。",
  },
  wrong_account: {
    icon: "lock",
    title: "招待されたアドレスではありません",
    text: "今のアカウントでは承諾できません。招待を受けたアドレスでサインインし直してください。",
  },
  email_not_verified: {
    icon: "mail",
    title: "メールアドレスの確認が済んでいません",
    text: "確認メールのリンクを開いてから、もう一度この招待を開いてください。",
  },
  already_member: {
    icon: "check",
    title: "すでにこの企業のメンバーです",
    text: "承諾は不要です。そのまま使い始められます。",
  },
  seats_full: {
    icon: "creators",
    title: "メンバーの人数が上限に達しています",
    text: "招待した人に、空きを作ってもらってください。空いたら、同じリンクから参加できます。",
  },
};

const ofState: Partial<Record<Invitation["state"], InvitationProblem | "replaced">> = {
  accepted: "link_used",
  expired: "link_expired",
  replaced: "replaced",
};

/** What an invitation leads to, for this person, now. */
export function invitationStep(
  invitation: Invitation | undefined,
  problem: InvitationProblem | undefined,
  signedInEmail: string | null,
): InvitationStep {
  const isSignedIn = signedInEmail !== null;
  const stop = problem ?? (invitation ? ofState[invitation.state] : "not_found");
  if (stop) {
    const others = isSignedIn ? "home" : "entrance";
    const next = stop === "wrong_account" ? "signOut" : stop === "email_not_verified" ? "verify" : others;
    const isElsewhere = stop !== "link_used" && stop !== "already_member";
    return { kind: "stop", ...stops[stop], next, isElsewhere };
  }
  const company = invitation?.company_name ?? "";
  const title =
    invitation?.type === "company"
      ? `${company}の管理者として招待されています`
      : `${company}に招待されています`;
  const own = invitation?.has_account ? "signIn" : "signUp";
  return { kind: "accept", icon: "building", title, text: "", next: isSignedIn ? "accept" : own };
}
