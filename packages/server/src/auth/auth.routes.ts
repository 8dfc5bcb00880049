import {
  getJwks,
  refreshSession,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as service from "./auth.service.ts";

export const authRoutes = [
  handle(signIn, service.signIn),
  handle(refreshSession, service.refresh),
  handle(signOut, service.signOut),
  handle(requestPasswordReset, service.requestPasswordReset),
  handle(resetPassword, service.resetPassword),
  handle(getJwks, service.jwks),
];
