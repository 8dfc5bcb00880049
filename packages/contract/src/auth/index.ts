export {
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
} from "./auth.endpoints.ts";
export type { SecondFactor, SecondFactorSecret, Session, SignedInDevice } from "./auth.schemas.ts";
