import { act } from "@testing-library/react";
import { vi } from "vitest";
import type { SignInService, SignInState } from "../modules/session/signInService.ts";

/** A sign-in service whose state a test sets. */
export function fakeSignIn(first: SignInState = { status: "signed_in", uid: "u1" }) {
  let listener: (state: SignInState) => void = () => undefined;
  const service: SignInService = {
    signIn: vi.fn(async () => undefined),
    signOut: vi.fn(async () => listener({ status: "signed_out" })),
    getIdToken: async () => "token",
    requestPasswordReset: vi.fn(async () => undefined),
    signUp: vi.fn(async () => undefined),
    sendVerification: vi.fn(async () => undefined),
    requestEmailChange: vi.fn(async () => undefined),
    changePassword: vi.fn(async () => undefined),
    keepsAccounts: true,
    subscribe: (given) => {
      listener = given;
      given(first);
      return () => undefined;
    },
  };
  return { service, emit: (state: SignInState) => act(() => listener(state)) };
}
