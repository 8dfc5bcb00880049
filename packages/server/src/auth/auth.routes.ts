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
import { handle } from "../core/handle.ts";
import * as service from "./auth.service.ts";
import * as passwords from "./passwordChange.service.ts";
import * as secondFactor from "./secondFactor.service.ts";
import * as sessions from "./sessions.service.ts";

export const authRoutes = [
  handle(signIn, service.signIn),
  handle(refreshSession, service.refresh),
  handle(signOut, service.signOut),
  handle(requestPasswordReset, passwords.requestPasswordReset),
  handle(getPasswordReset, passwords.getPasswordReset),
  handle(resetPassword, passwords.resetPassword),
  handle(changePassword, passwords.changePassword),
  handle(listSessions, sessions.listSessions),
  handle(endSession, sessions.endSession),
  handle(endOtherSessions, sessions.endOtherSessions),
  handle(getSecondFactor, secondFactor.getSecondFactor),
  handle(startSecondFactor, secondFactor.startSecondFactor),
  handle(confirmSecondFactor, secondFactor.confirmSecondFactor),
  handle(removeSecondFactor, secondFactor.removeSecondFactor),
  handle(getJwks, service.jwks),
];
