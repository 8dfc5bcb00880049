export {
  getJwks,
  refreshSession,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
} from "./auth.endpoints.ts";
export type { Session } from "./auth.schemas.ts";
