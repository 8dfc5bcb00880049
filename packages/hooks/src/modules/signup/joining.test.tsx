import { act, renderHook, waitFor } from "@testing-library/react";
import { acceptInvitation, getCompanyUser, signupCompany } from "@tsumugi/contract";
import { buildCurrentCompany, buildCurrentUser, mockEndpoint, mockError } from "@tsumugi/mocks";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiProvider } from "../../core/ApiProvider.tsx";
import { testServer } from "../../testing/server.ts";
import { fakeSignIn } from "../../testing/signIn.ts";
import { testClient } from "../../testing/wrap.tsx";
import { useAcceptInvitation } from "../invitations/useAcceptInvitation.ts";
import { SessionProvider } from "../session/SessionProvider.tsx";
import { SignInProvider } from "../session/SignInProvider.tsx";
import { useSession } from "../session/useSession.ts";
import { useSignupCompany } from "./useSignupCompany.ts";

const server = testServer();
const nobody = buildCurrentUser({ uid: "u1", company: null, role: null });
const joined = buildCurrentUser({ uid: "u1", role: "admin", company: buildCurrentCompany({ uid: "c9" }) });

async function open() {
  const { service } = fakeSignIn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SignInProvider service={service}>
      <ApiProvider client={testClient()}>
        <SessionProvider settings={{ dedupingInterval: 0, shouldRetryOnError: false }}>
          {children}
        </SessionProvider>
      </ApiProvider>
    </SignInProvider>
  );
  const shown = renderHook(
    () => ({ session: useSession(), signup: useSignupCompany(), accept: useAcceptInvitation() }),
    { wrapper },
  );
  await waitFor(() => expect(shown.result.current.session.status).toBe("signed_in"));
  return shown.result;
}

beforeEach(() => server.use(mockEndpoint(getCompanyUser, nobody)));

describe("whoever gets a company", () => {
  it("acts in the one that they registered, without asking the server again", async () => {
    server.use(mockEndpoint(signupCompany, joined));
    const result = await open();
    expect(result.current.session.currentUser?.company).toBeNull();
    await act(() => result.current.signup.signupCompany({ name: "みなと製菓", user_name: "港 花" }));
    await waitFor(() => expect(result.current.session.currentUser?.company?.uid).toBe("c9"));
  });

  it("acts in the one whose invitation they accepted", async () => {
    server.use(mockEndpoint(acceptInvitation, joined));
    const result = await open();
    await act(() => result.current.accept.acceptInvitation("token"));
    await waitFor(() => expect(result.current.session.currentUser?.company?.uid).toBe("c9"));
  });

  it("stays as they are where it is refused, and hears why", async () => {
    server.use(mockError(acceptInvitation, "wrong_account"));
    const result = await open();
    await act(() => result.current.accept.acceptInvitation("token").catch(() => undefined));
    expect(result.current.accept.error?.code).toBe("wrong_account");
    expect(result.current.session.currentUser?.company).toBeNull();
  });
});
