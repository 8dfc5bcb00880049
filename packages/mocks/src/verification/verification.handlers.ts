import {
  cancelEmailChange,
  confirmEmailChange,
  type EmailChange,
  getEmailChange,
  resendEmailChange,
  sendVerifyEmail,
  verifyEmail,
} from "@tsumugi/contract";
import { mockEndpoint } from "../core/mockEndpoint.ts";

/** A change of one's own address that waits for its link to be used. */
export const buildEmailChange = (overrides: Partial<EmailChange> = {}): EmailChange => ({
  email: "new-address@demo.tsumugi.test",
  requested_at: "2026-11-20T01:00:00.000Z",
  expires_at: "2026-11-21T01:00:00.000Z",
  ...overrides,
});

export const verificationHandlers = [
  mockEndpoint(sendVerifyEmail, { accepted: true }),
  mockEndpoint(verifyEmail, { email_masked: "a***@demo.tsumugi.test" }),
  mockEndpoint(confirmEmailChange, { email_masked: "n***@demo.tsumugi.test" }),
  mockEndpoint(getEmailChange, { email_change: null }),
  mockEndpoint(resendEmailChange, () => ({ email_change: buildEmailChange() })),
  mockEndpoint(cancelEmailChange, () => undefined),
];
