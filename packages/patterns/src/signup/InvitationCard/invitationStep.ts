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
    text: "招待は1回だけ使えます。承諾した人は、サインインしてそのまま使い始められます。",
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
  contract_expired: {
    icon: "clock",
    title: "この企業の契約期間が終わっています",
    text: "今は参加できません。招待した人に確認してください。契約が更新されたら、同じリンクから参加できます。",
  },
  operator: {
    icon: "lock",
    title: "運営のアカウントでは参加できません",
    text: "運営のアカウントは企業に所属できません。招待した人に、別のアドレスへの招待を依頼してください。",
  },
};

const ofState: Partial<Record<Invitation["state"], InvitationProblem | "replaced">> = {
  accepted: "link_used",
  expired: "link_expired",
  replaced: "replaced",
};

/** Whether `h***@example.jp` may stand for an address. Where it cannot, accepting would only be refused. */
const mayBe = (masked: string, email: string): boolean => {
  const [first = "", domain = ""] = masked.toLowerCase().split("***");
  return email.toLowerCase().startsWith(first) && email.toLowerCase().endsWith(domain);
};

/** Why this person cannot accept: what the call answered, else what the invitation itself says. */
function stopOf(
  invitation: Invitation | undefined,
  problem: InvitationProblem | undefined,
  signedInEmail: string | null,
): InvitationProblem | "replaced" | undefined {
  if (!invitation) return problem ?? "not_found";
  const ended = ofState[invitation.state];
  if (ended ?? problem) return ended ?? problem;
  if (signedInEmail !== null && !mayBe(invitation.email_masked, signedInEmail)) return "wrong_account";
  return invitation.blocked ?? undefined;
}

/** What an invitation leads to, for this person, now. */
export function invitationStep(
  invitation: Invitation | undefined,
  problem: InvitationProblem | undefined,
  signedInEmail: string | null,
): InvitationStep {
  const isSignedIn = signedInEmail !== null;
  const stop = stopOf(invitation, problem, signedInEmail);
  if (stop) {
    const others = isSignedIn ? "home" : "entrance";
    const isOther = stop === "wrong_account" || stop === "operator";
    const next = isOther ? "signOut" : stop === "email_not_verified" ? "verify" : others;
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
