import { act, render, renderHook, waitFor } from "@testing-library/react";
import {
  changeActiveCompany,
  completeOnboarding,
  getCompanyUser,
  listBelongingCompanies,
  listManagedCreators,
} from "@tsumugi/contract";
import { buildCurrentCompany, buildCurrentUser } from "@tsumugi/mocks";
import { type ReactNode, useState } from "react";
import { describe, expect, it } from "vitest";
import { ApiProvider } from "../../core/ApiProvider.tsx";
import { answer, failure, testServer } from "../../testing/server.ts";
import { fakeSignIn } from "../../testing/signIn.ts";
import { testClient } from "../../testing/wrap.tsx";
import { useManagedCreators } from "../managed-creators/useManagedCreators.ts";
import { SessionProvider } from "./SessionProvider.tsx";
import { SignInProvider } from "./SignInProvider.tsx";
import type { SignInService } from "./signInService.ts";
import { useBelongingCompanies } from "./useBelongingCompanies.ts";
import { useCompleteOnboarding } from "./useCompleteOnboarding.ts";
import { useCurrentUser } from "./useCurrentUser.ts";
import { useSession } from "./useSession.ts";
import { useSwitchCompany } from "./useSwitchCompany.ts";

const server = testServer();

const currentUser = (companyUid: string) =>
  buildCurrentUser({
    uid: "u1",
    role: "admin",
    onboarding: null,
    company: buildCurrentCompany({ uid: companyUid, permission: ["report"] }),
  });

const wrapWith =
  (service: SignInService) =>
  ({ children }: { children: ReactNode }) => (
    <SignInProvider service={service}>
      <ApiProvider client={testClient()}>
        <SessionProvider settings={{ dedupingInterval: 0 }}>{children}</SessionProvider>
      </ApiProvider>
    </SignInProvider>
  );

let mounts = 0;
const useEverything = () => {
  const [mount] = useState(() => {
    mounts += 1;
    return mounts;
  });
  const session = useSession();
  const creators = useManagedCreators();
  return {
    mount,
    session,
    creators,
    switching: useSwitchCompany(),
    companies: useBelongingCompanies(),
    onboarding: useCompleteOnboarding(),
  };
};

const rows = (companyUid: () => string) =>
  answer(listManagedCreators, () => ({
    items: [{ uid: `of-${companyUid()}` }],
    next_cursor: null,
    total: 1,
  }));

describe("SessionProvider", () => {
  it("is loading until the current user is there", async () => {
    server.use(answer(getCompanyUser, () => currentUser("c1")).handler, rows(() => "c1").handler);
    const { service } = fakeSignIn({ status: "signed_in", uid: "u1" });
    const { result } = renderHook(() => useSession(), { wrapper: wrapWith(service) });
    expect(result.current.status).toBe("loading");
    await waitFor(() => expect(result.current.status).toBe("signed_in"));
    expect(result.current.currentUser?.company?.uid).toBe("c1");
  });

  it("says why the current user did not load", async () => {
    server.use(answer(getCompanyUser, () => failure(403, "forbidden")).handler);
    const { service } = fakeSignIn({ status: "signed_in", uid: "u1" });
    const { result } = renderHook(() => useSession(), { wrapper: wrapWith(service) });
    await waitFor(() => expect(result.current.error).toMatchObject({ code: "forbidden" }));
    expect(result.current.status).toBe("loading");
  });

  it("asks for nobody while signed out", async () => {
    const { handler, seen } = answer(getCompanyUser, () => currentUser("c1"));
    server.use(handler);
    const { service } = fakeSignIn({ status: "signed_out" });
    const { result } = renderHook(() => useSession(), { wrapper: wrapWith(service) });
    await act(async () => {});
    expect(result.current.status).toBe("signed_out");
    expect(seen).toHaveLength(0);
  });

  it("shows no row of the former company after a switch", async () => {
    let active = "c1";
    const list = rows(() => active);
    server.use(
      list.handler,
      answer(getCompanyUser, () => currentUser(active)).handler,
      answer(listBelongingCompanies, () => ({ items: [] })).handler,
      answer(changeActiveCompany, ({ text }) => {
        active = JSON.parse(text).company_uid;
        return currentUser(active);
      }).handler,
    );
    const { service } = fakeSignIn({ status: "signed_in", uid: "u1" });
    const seen: string[] = [];
    const { result } = renderHook(
      () => {
        const all = useEverything();
        const company = all.session.currentUser?.company?.uid;
        for (const { uid } of all.creators.managedCreators) seen.push(`${company}:${uid}`);
        return all;
      },
      { wrapper: wrapWith(service) },
    );
    await waitFor(() => expect(result.current.creators.managedCreators).toEqual([{ uid: "of-c1" }]));
    await act(() => result.current.switching.switchCompany("c2"));
    await waitFor(() => expect(result.current.creators.managedCreators).toEqual([{ uid: "of-c2" }]));
    expect(seen).not.toContain("c2:of-c1");
    expect(seen).toContain("c2:of-c2");
  });

  it("keeps nothing of what a member saw who has become a viewer, and asks no more than once", async () => {
    let role: "staff" | "viewer" = "staff";
    let refusals = 0;
    const user = answer(getCompanyUser, () => ({ ...currentUser("c1"), role }));
    server.use(
      user.handler,
      answer(listManagedCreators, () => {
        if (role === "staff" || refusals > 0) return { items: [{ uid: role }], next_cursor: null, total: 1 };
        refusals += 1;
        return failure(403, "forbidden");
      }).handler,
      answer(listBelongingCompanies, () => ({ items: [] })).handler,
    );
    const { service } = fakeSignIn();
    const { result } = renderHook(useEverything, { wrapper: wrapWith(service) });
    await waitFor(() => expect(result.current.creators.managedCreators).toEqual([{ uid: "staff" }]));
    const { mount } = result.current;
    role = "viewer";
    await act(() => result.current.creators.refresh());
    await waitFor(() => expect(result.current.creators.managedCreators).toEqual([{ uid: "viewer" }]));
    expect(result.current.mount).toBeGreaterThan(mount);
    expect(user.seen).toHaveLength(2);
  });

  it("does not ask for ever for a user who is refused themself", async () => {
    let isRefused = false;
    const user = answer(getCompanyUser, () => (isRefused ? failure(403, "forbidden") : currentUser("c1")));
    server.use(
      user.handler,
      answer(listManagedCreators, () =>
        isRefused ? failure(403, "forbidden") : { items: [], next_cursor: null, total: 0 },
      ).handler,
      answer(listBelongingCompanies, () => ({ items: [] })).handler,
    );
    const { service } = fakeSignIn();
    const { result } = renderHook(() => ({ session: useSession(), creators: useManagedCreators() }), {
      wrapper: wrapWith(service),
    });
    await waitFor(() => expect(result.current.creators.total).toBe(0));
    isRefused = true;
    await act(() => result.current.creators.refresh());
    await waitFor(() => expect(result.current.session.status).toBe("loading"));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(user.seen.length).toBeLessThan(5);
  });

  it("follows a switch made in another tab", async () => {
    let active = "c1";
    server.use(
      rows(() => active).handler,
      answer(getCompanyUser, () => currentUser(active)).handler,
      answer(listBelongingCompanies, () => ({ items: [] })).handler,
    );
    const { service } = fakeSignIn();
    const { result } = renderHook(useEverything, { wrapper: wrapWith(service) });
    await waitFor(() => expect(result.current.creators.managedCreators).toEqual([{ uid: "of-c1" }]));
    active = "c2";
    const otherTab = new BroadcastChannel("tsumugi.company");
    otherTab.postMessage("changed");
    await waitFor(() => expect(result.current.creators.managedCreators).toEqual([{ uid: "of-c2" }]));
    otherTab.close();
  });

  it("follows a switch made on another machine as soon as a call is refused for it", async () => {
    let active = "c1";
    const list = answer(listManagedCreators, ({ request }) =>
      request.headers.get("x-company") === active
        ? { items: [{ uid: `of-${active}` }], next_cursor: null, total: 1 }
        : failure(409, "company_switched"),
    );
    server.use(
      list.handler,
      answer(getCompanyUser, () => currentUser(active)).handler,
      answer(listBelongingCompanies, () => ({ items: [] })).handler,
    );
    const { service } = fakeSignIn();
    const { result } = renderHook(useEverything, { wrapper: wrapWith(service) });
    await waitFor(() => expect(result.current.creators.managedCreators).toEqual([{ uid: "of-c1" }]));
    active = "c2";
    await act(() => result.current.creators.refresh());
    await waitFor(() => expect(result.current.creators.managedCreators).toEqual([{ uid: "of-c2" }]));
    expect(result.current.session.currentUser?.company?.uid).toBe("c2");
  });

  it("keeps the page mounted while expired, and goes on when the same person signs in again", async () => {
    server.use(
      answer(getCompanyUser, () => currentUser("c1")).handler,
      rows(() => "c1").handler,
      answer(listBelongingCompanies, () => ({ items: [] })).handler,
    );
    const { service, emit } = fakeSignIn({ status: "signed_in", uid: "u1" });
    const { result } = renderHook(useEverything, { wrapper: wrapWith(service) });
    await waitFor(() => expect(result.current.creators.managedCreators).toHaveLength(1));
    const { mount } = result.current;
    emit({ status: "expired", uid: "u1" });
    expect(result.current.session.status).toBe("expired");
    expect(result.current.creators.managedCreators).toHaveLength(1);
    emit({ status: "signed_in", uid: "u1" });
    expect(result.current).toMatchObject({ mount, session: { status: "signed_in" } });
  });

  it("throws everything away on sign-out", async () => {
    server.use(
      answer(getCompanyUser, () => currentUser("c1")).handler,
      rows(() => "c1").handler,
      answer(listBelongingCompanies, () => ({ items: [] })).handler,
    );
    const { service } = fakeSignIn({ status: "signed_in", uid: "u1" });
    const { result } = renderHook(useEverything, { wrapper: wrapWith(service) });
    await waitFor(() => expect(result.current.creators.managedCreators).toHaveLength(1));
    const { mount } = result.current;
    server.use(answer(listManagedCreators, () => failure(401, "unauthenticated")).handler);
    await act(() => result.current.session.signOut());
    expect(result.current.session).toMatchObject({ status: "signed_out", currentUser: undefined });
    expect(result.current.creators.managedCreators).toEqual([]);
    expect(result.current.mount).not.toBe(mount);
  });

  it("takes over the completed guide without asking again", async () => {
    const one = answer(getCompanyUser, () => currentUser("c1"));
    server.use(
      one.handler,
      rows(() => "c1").handler,
      answer(listBelongingCompanies, () => ({ items: [] })).handler,
      answer(completeOnboarding, () => ({
        ...currentUser("c1"),
        onboarding: { cms: "2026-04-01T00:00:00Z" },
      })).handler,
    );
    const { service } = fakeSignIn({ status: "signed_in", uid: "u1" });
    const { result } = renderHook(useEverything, { wrapper: wrapWith(service) });
    await waitFor(() => expect(result.current.session.status).toBe("signed_in"));
    await act(() => result.current.onboarding.completeOnboarding("cms"));
    expect(result.current.session.currentUser?.onboarding).toEqual({ cms: "2026-04-01T00:00:00Z" });
    expect(one.seen).toHaveLength(1);
  });

  it("knows role and features of the active company", async () => {
    server.use(answer(getCompanyUser, () => currentUser("c1")).handler);
    const { service } = fakeSignIn({ status: "signed_in", uid: "u1" });
    const seen: ReturnType<typeof useCurrentUser>[] = [];
    const Inside = () => {
      seen.push(useCurrentUser());
      return null;
    };
    const Guard = () => (useSession().status === "signed_in" ? <Inside /> : null);
    render(<Guard />, { wrapper: wrapWith(service) });
    await waitFor(() => expect(seen.at(-1)).toMatchObject({ role: "admin", isOperator: false }));
    expect(seen.at(-1)?.hasFeature("report")).toBe(true);
    expect(seen.at(-1)?.hasFeature("dm")).toBe(false);
  });
});
