import {
  getJwks,
  refreshSession,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
} from "@tsumugi/contract";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildSession } from "./auth.fixtures.ts";

export const authHandlers = [
  mockEndpoint(signIn, () => buildSession()),
  mockEndpoint(refreshSession, () => buildSession()),
  mockEndpoint(signOut, undefined),
  mockEndpoint(requestPasswordReset, { accepted: true }),
  mockEndpoint(resetPassword, undefined),
  mockEndpoint(getJwks, { keys: [] }),
];
