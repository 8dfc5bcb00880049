import type { Invitation } from "@tsumugi/contract";
import { daysAgo } from "../core/clock.ts";

/** An open invitation of a member who has no account yet. */
export const buildInvitation = (overrides: Partial<Invitation> = {}): Invitation => ({
  type: "member",
  company_name: "つむぎ化粧品",
  email_masked: "s***@demo.tsumugi.test",
  role: "staff",
  state: "open",
  blocked: null,
  expires_at: daysAgo(-5),
  has_account: false,
  ...overrides,
});
