import { act, renderHook, waitFor } from "@testing-library/react";
import {
  cancelEmailChange,
  confirmSecondFactor,
  type EmailChange,
  endOtherSessions,
  endSession,
  getEmailChange,
  getPasswordReset,
  getSecondFactor,
  listSessions,
  resendEmailChange,
} from "@tsumugi/contract";
import { buildEmailChange, buildSignedInDevices } from "@tsumugi/mocks";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { ApiProvider } from "../../core/ApiProvider.tsx";
import { ApiError } from "../../core/apiError.ts";
import { DataScope } from "../../core/DataScope.tsx";
import { answer, testServer } from "../../testing/server.ts";
import { fakeSignIn } from "../../testing/signIn.ts";
import { testClient } from "../../testing/wrap.tsx";
import { useSignupWithEmail } from "../signup/useSignupWithEmail.ts";
import {
  useCancelEmailChange,
  useEmailChange,
  useResendEmailChange,
} from "../verification/useEmailChange.ts";
import { useSendVerification } from "../verification/useSendVerification.ts";
import { SignInProvider } from "./SignInProvider.tsx";
import type { SignInService } from "./signInService.ts";
import { useChangePassword } from "./useChangePassword.ts";
import { usePasswordReset } from "./usePasswordReset.ts";
import { useRequestEmailChange } from "./useRequestEmailChange.ts";
import { useConfirmSecondFactor, useSecondFactor } from "./useSecondFactor.ts";
import { useEndOtherSessions, useEndSession, useSignedInDevices } from "./useSignedInDevices.ts";

const server = testServer();

const open = <T,>(hook: () => T, change: Partial<SignInService> = {}) => {
  const service: SignInService = { ...fakeSignIn().service, ...change };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SignInProvider service={service}>
      <ApiProvider client={testClient()}>
        <DataScope settings={{ dedupingInterval: 0 }}>{children}</DataScope>
      </ApiProvider>
    </SignInProvider>
  );
  return { service, ...renderHook(hook, { wrapper }) };
};
const refusal = new ApiError({
  status: 400,
  statusText: "",
  code: "invalid_request",
  message: "入力内容に誤りがあります。",
  fields: { current_password: "違います。" },
});

describe("what the sign-in service does", () => {
  it("is asked of it, whichever it is", async () => {
    const { result, service } = open(() => ({
      ...useChangePassword(),
      ...useRequestEmailChange(),
      ...useSendVerification(),
      ...useSignupWithEmail(),
    }));
    await act(async () => {
      await result.current.changePassword("old", "new password");
      await result.current.requestEmailChange("b@example.jp", "old");
      await result.current.sendVerification();
      await result.current.signupWithEmail("c@example.jp", "a password");
    });
    expect(service.changePassword).toHaveBeenCalledWith("old", "new password");
    expect(service.requestEmailChange).toHaveBeenCalledWith("b@example.jp", "old");
    expect(service.sendVerification).toHaveBeenCalledWith();
    expect(service.signUp).toHaveBeenCalledWith("c@example.jp", "a password");
  });

  it("is done once for two presses, and says what was wrong until the next try", async () => {
    let refuse: (cause: unknown) => void = () => undefined;
    const slow = vi.fn(
      () =>
        new Promise<void>((_, reject) => {
          refuse = reject;
        }),
    );
    const { result } = open(useChangePassword, { changePassword: slow });
    let both: Promise<unknown> = Promise.resolve();
    act(() => {
      both = Promise.allSettled([
        result.current.changePassword("a", "new password"),
        result.current.changePassword("a", "new password"),
      ]);
    });
    expect(result.current.isSubmitting).toBe(true);
    refuse(refusal);
    await act(async () => void (await both));
    expect(slow).toHaveBeenCalledOnce();
    expect(result.current).toMatchObject({
      isSubmitting: false,
      error: { fields: { current_password: "違います。" } },
    });
    slow.mockResolvedValueOnce(undefined);
    await act(() => result.current.changePassword("b", "new password"));
    expect(result.current.error).toBeUndefined();
  });
});

describe("the devices", () => {
  it("are loaded, and again after one or all others were signed out", async () => {
    let items = buildSignedInDevices();
    const list = answer(listSessions, () => ({ items }));
    const one = answer(endSession, ({ params }) => {
      items = items.filter(({ uid }) => uid !== params.id);
      return undefined;
    });
    const others = answer(endOtherSessions, () => {
      items = items.filter(({ is_current }) => is_current);
      return { ended: 1 };
    });
    server.use(list.handler, one.handler, others.handler);
    const { result } = open(() => ({
      ...useSignedInDevices(),
      one: useEndSession(),
      all: useEndOtherSessions(),
    }));
    await waitFor(() => expect(result.current.devices).toHaveLength(3));
    await act(() => result.current.one.endSession("session_002"));
    await waitFor(() => expect(result.current.devices).toHaveLength(2));
    let ended = 0;
    await act(async () => {
      ended = await result.current.all.endOtherSessions();
    });
    expect(ended).toBe(1);
    await waitFor(() => expect(result.current.devices).toHaveLength(1));
  });

  it("are not asked for where the service keeps no list", async () => {
    const list = answer(listSessions, () => ({ items: [] }));
    server.use(list.handler);
    const { result } = open(useSignedInDevices, { keepsAccounts: false });
    await act(async () => {});
    expect([result.current.isListed, result.current.isLoading, list.seen.length]).toEqual([false, false, 0]);
  });
});

describe("the change of address that waits", () => {
  it("is read again once it was mailed again or taken back", async () => {
    let email_change: EmailChange | null = buildEmailChange();
    const read = answer(getEmailChange, () => ({ email_change }));
    const resent = answer(resendEmailChange, () => {
      email_change = buildEmailChange({ expires_at: "2026-11-22T03:00:00.000Z" });
      return { email_change };
    });
    const cancelled = answer(cancelEmailChange, () => {
      email_change = null;
      return undefined;
    });
    server.use(read.handler, resent.handler, cancelled.handler);
    const { result } = open(() => ({
      ...useResendEmailChange(),
      ...useCancelEmailChange(),
      read: useEmailChange(),
    }));
    await waitFor(() => expect(result.current.read.emailChange?.expires_at).toMatch(/^2026-11-21/));
    await act(async () => void (await result.current.resendEmailChange()));
    await waitFor(() => expect(result.current.read.emailChange?.expires_at).toMatch(/^2026-11-22/));
    await act(() => result.current.cancelEmailChange());
    await waitFor(() => expect(result.current.read.emailChange).toBeNull());
  });

  it("is not asked for where the service keeps the accounts itself", async () => {
    const read = answer(getEmailChange, () => ({ email_change: null }));
    server.use(read.handler);
    const { result } = open(useEmailChange, { keepsAccounts: false });
    await act(async () => {});
    expect([result.current.emailChange, read.seen.length]).toEqual([null, 0]);
  });
});

describe("the link of a reset", () => {
  it("is asked for by its token, and not where the service keeps the accounts itself", async () => {
    const read = answer(getPasswordReset, () => ({ state: "used" }) as const);
    server.use(read.handler);
    const { result } = open(() => usePasswordReset("from-the-mail"));
    await waitFor(() => expect(result.current.state).toBe("used"));
    expect(read.seen[0]?.params).toEqual({ token: "from-the-mail" });
    const elsewhere = open(() => usePasswordReset("other"), { keepsAccounts: false });
    await act(async () => {});
    expect([elsewhere.result.current.state, elsewhere.result.current.isLoading, read.seen.length]).toEqual([
      undefined,
      false,
      1,
    ]);
  });
});

describe("the second factor", () => {
  it("is read again once it was confirmed", async () => {
    let isOn = false;
    const read = answer(getSecondFactor, () => ({
      is_on: isOn,
      is_required: false,
      recovery_codes_left: 10,
    }));
    const confirmed = answer(confirmSecondFactor, () => {
      isOn = true;
      return { recovery_codes: ["k7qf-3m9x-vt2a-p6hw-n4ce-8rjd"] };
    });
    server.use(read.handler, confirmed.handler);
    const { result } = open(() => ({ ...useConfirmSecondFactor(), isOf: useSecondFactor() }));
    await waitFor(() => expect(result.current.isOf.secondFactor?.is_on).toBe(false));
    await act(() => result.current.confirmSecondFactor("123456"));
    await waitFor(() => expect(result.current.isOf.secondFactor?.is_on).toBe(true));
  });
});
