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
  handle(signIn, ({ body }) => service.signIn(body.email, body.password)),
  handle(refreshSession, ({ body }) => service.refresh(body.refresh_token)),
  handle(signOut, ({ body }) => service.signOut(body.refresh_token)),
  handle(requestPasswordReset, async ({ body }) => {
    await service.requestPasswordReset(body.email);
    return { accepted: true as const };
  }),
  handle(resetPassword, ({ body }) => service.resetPassword(body.token, body.password)),
  handle(getJwks, () => service.jwks()),
];
