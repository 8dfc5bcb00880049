import type { ChatRoomResponse, CurrentUser } from "@tsumugi/contract";

export const currentUser = (
  companyUid: string | null = "c1",
  more: Partial<CurrentUser> = {},
): CurrentUser => ({
  uid: "u1",
  email: "a@b.jp",
  name: "田中",
  image: null,
  system_admin: null,
  dm_available: true,
  onboarding: null,
  role: "admin",
  company: companyUid
    ? {
        uid: companyUid,
        plan: "standard",
        name: companyUid,
        url: "",
        address: "",
        image: null,
        max_user: 5,
        permission: ["report"],
        contract_starts_on: "2026-01-01",
        contract_ends_on: "2027-01-01",
        contract_state: "active",
      }
    : null,
  ...more,
});

export const chatRoom = (more: Partial<ChatRoomResponse> = {}): ChatRoomResponse => ({
  room_id: "r1",
  type: "dm",
  unread_count: 3,
  job_request: null,
  company: { uid: "c1", name: "つむぎ化粧品", image: null },
  creator: { uid: "creator", name: "はなこ", image: null, managed_creator_uid: "m1" },
  archived: false,
  flag: null,
  needs_reply: true,
  last_comment: null,
  read_seq: 17,
  last_seq: 20,
  ...more,
});
