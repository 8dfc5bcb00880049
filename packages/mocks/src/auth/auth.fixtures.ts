import type { Session } from "@tsumugi/contract";

/** What signing in answers; the tokens open nothing. */
export const buildSession = (overrides: Partial<Session> = {}): Session => ({
  id_token: "mock.id.token",
  refresh_token: "mock-refresh-token",
  expires_in: 900,
  uid: "user_001",
  ...overrides,
});
