import {
  changePassword,
  confirmSecondFactor,
  endOtherSessions,
  endSession,
  getJwks,
  getPasswordReset,
  getSecondFactor,
  listSessions,
  refreshSession,
  removeSecondFactor,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  startSecondFactor,
} from "@tsumugi/contract";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildSecondFactor, buildSession, buildSignedInDevices, RECOVERY_CODES } from "./auth.fixtures.ts";

export const authHandlers = [
  mockEndpoint(signIn, () => buildSession()),
  mockEndpoint(refreshSession, () => buildSession()),
  mockEndpoint(signOut, undefined),
  mockEndpoint(requestPasswordReset, { accepted: true }),
  mockEndpoint(getPasswordReset, { state: "open" }),
  mockEndpoint(resetPassword, undefined),
  mockEndpoint(changePassword, undefined),
  mockEndpoint(listSessions, () => ({ items: buildSignedInDevices() })),
  mockEndpoint(endSession, undefined),
  mockEndpoint(endOtherSessions, { ended: 2 }),
  mockEndpoint(getSecondFactor, () => buildSecondFactor()),
  mockEndpoint(startSecondFactor, {
    secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
    uri: "otpauth://totp/%E3%83%84%E3%83%A0%E3%82%AE:aya%40minato.example.jp?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=%E3%83%84%E3%83%A0%E3%82%AE",
  }),
  mockEndpoint(confirmSecondFactor, { recovery_codes: RECOVERY_CODES }),
  mockEndpoint(removeSecondFactor, undefined),
  mockEndpoint(getJwks, { keys: [] }),
];
