export {
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
} from "./auth.endpoints.ts";
export type { Session, SignedInDevice } from "./auth.schemas.ts";
