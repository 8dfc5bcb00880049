import {
  changePassword,
  endOtherSessions,
  endSession,
  getJwks,
  listSessions,
  refreshSession,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
} from "@tsumugi/contract";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildSession, buildSignedInDevices } from "./auth.fixtures.ts";

export const authHandlers = [
  mockEndpoint(signIn, () => buildSession()),
  mockEndpoint(refreshSession, () => buildSession()),
  mockEndpoint(signOut, undefined),
  mockEndpoint(requestPasswordReset, { accepted: true }),
  mockEndpoint(resetPassword, undefined),
  mockEndpoint(changePassword, undefined),
  mockEndpoint(listSessions, () => ({ items: buildSignedInDevices() })),
  mockEndpoint(endSession, undefined),
  mockEndpoint(endOtherSessions, { ended: 2 }),
  mockEndpoint(getJwks, { keys: [] }),
];
