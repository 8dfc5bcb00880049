export {
  getJwks,
  password,
  refreshSession,
  requestPasswordReset,
  resetPassword,
  type Session,
  session,
  signIn,
  signOut,
} from "./auth.endpoints.ts";
