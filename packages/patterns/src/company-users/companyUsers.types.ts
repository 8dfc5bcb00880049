import type { PersonLook } from "../shared/types.ts";

export const roleNames = { admin: "管理者", staff: "担当者", finance: "経理", viewer: "閲覧のみ" } as const;
export type RoleCode = keyof typeof roleNames;

/** What a role may do, in a sentence for the person who gives it. */
export const roleNotes: Record<RoleCode, string> = {
  admin: "すべての操作ができます。メンバーの招待と権限、企業の設定も変更できます。",
  staff: "クリエイター・案件・投稿実績・メッセージを扱えます。支払通知書は下書きまで作れます。",
  finance: "支払通知書の発行・支払承認・取消ができます。ほかは閲覧だけです。",
  viewer: "閲覧だけできます。報酬の金額は表示されません。",
};

export const roleOptions = (Object.keys(roleNames) as RoleCode[]).map((value) => ({
  value,
  label: roleNames[value],
  description: roleNotes[value],
}));

/** A colleague, under the names of the wire. */
export interface ColleagueLook extends PersonLook {
  email: string;
  role: RoleCode;
  /** null: has never signed in. */
  last_seen_at: string | null;
}

/** A seat that waits for its member. */
export interface PendingInvitationLook {
  uid: string;
  email: string;
  role: RoleCode;
  invited_at: string;
  expires_at: string;
}

/** Memberships plus pending invitations against the contract's limit. */
export interface SeatsLook {
  used: number;
  max: number;
}

/** What a member is in charge of. */
export interface MemberWorkLook {
  project_count: number;
  creator_count: number;
}
