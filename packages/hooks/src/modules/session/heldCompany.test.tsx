import { act, renderHook, waitFor } from "@testing-library/react";
import { changeActiveCompany, getCompanyUser, listManagedCreators } from "@tsumugi/contract";
import { buildCurrentCompany, buildCurrentUser } from "@tsumugi/mocks";
import { type ReactNode, useState } from "react";
import { expect, it } from "vitest";
import { ApiProvider, useApiClient } from "../../core/ApiProvider.tsx";
import { answer, failure, testServer } from "../../testing/server.ts";
import { fakeSignIn } from "../../testing/signIn.ts";
import { testClient } from "../../testing/wrap.tsx";
import { SessionProvider } from "./SessionProvider.tsx";
import { SignInProvider } from "./SignInProvider.tsx";
import { useHeldCompany } from "./useHeldCompany.ts";
import { useSession } from "./useSession.ts";
import { useSwitchCompany } from "./useSwitchCompany.ts";

const server = testServer();

/** A tab in which something is being typed, or not; the server's active company; the companies that calls named. */
function openTab({ isTyping }: { isTyping: boolean }) {
  const place = { active: "c1", isTyping };
  const user = () => buildCurrentUser({ uid: "u1", company: buildCurrentCompany({ uid: place.active }) });
  const list = answer(listManagedCreators, ({ request }) =>
    request.headers.get("x-company") === place.active
      ? { items: [], next_cursor: null, total: 0 }
      : failure(409, "company_switched"),
  );
  server.use(
    list.handler,
    answer(getCompanyUser, user).handler,
    answer(changeActiveCompany, ({ text }) => {
      place.active = JSON.parse(text).company_uid;
      return user();
    }).handler,
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SignInProvider service={fakeSignIn().service}>
      <ApiProvider client={testClient()}>
        <SessionProvider settings={{ dedupingInterval: 0 }} holdSwitch={() => place.isTyping}>
          {children}
        </SessionProvider>
      </ApiProvider>
    </SignInProvider>
  );
  let mounts = 0;
  const { result } = renderHook(
    () => {
      const [mount] = useState(() => {
        mounts += 1;
        return mounts;
      });
      return {
        mount,
        client: useApiClient(),
        company: useSession().currentUser?.company?.uid,
        held: useHeldCompany(),
        switching: useSwitchCompany(),
      };
    },
    { wrapper },
  );
  const otherTabSwitches = (companyUid: string) => {
    place.active = companyUid;
    const channel = new BroadcastChannel("tsumugi.company");
    channel.postMessage("changed");
    channel.close();
  };
  return { result, place, otherTabSwitches };
}

it("keeps what is being typed on screen, refuses its writes, and goes back on request", async () => {
  const { result, otherTabSwitches } = openTab({ isTyping: true });
  await waitFor(() => expect(result.current.company).toBe("c1"));
  const { mount } = result.current;
  otherTabSwitches("c2");
  await waitFor(() => expect(result.current.held.nextCompany?.uid).toBe("c2"));
  expect(result.current).toMatchObject({ mount, company: "c1" });
  await expect(result.current.client.call(listManagedCreators, {})).rejects.toMatchObject({
    code: "company_switched",
  });
  await act(() => result.current.switching.switchCompany("c1"));
  await waitFor(() => expect(result.current.held.nextCompany).toBeNull());
  expect(result.current).toMatchObject({ mount, company: "c1" });
  await expect(result.current.client.call(listManagedCreators, {})).resolves.toMatchObject({ total: 0 });
});

it("shows the other company when it is followed, with a client that names it", async () => {
  const { result, otherTabSwitches } = openTab({ isTyping: true });
  await waitFor(() => expect(result.current.company).toBe("c1"));
  const former = result.current.client;
  otherTabSwitches("c2");
  await waitFor(() => expect(result.current.held.nextCompany?.uid).toBe("c2"));
  act(() => result.current.held.followSwitch());
  await waitFor(() => expect(result.current).toMatchObject({ company: "c2", held: { nextCompany: null } }));
  await expect(result.current.client.call(listManagedCreators, {})).resolves.toMatchObject({ total: 0 });
  // What the former screen still had under way is refused.
  await expect(former.call(listManagedCreators, {})).rejects.toMatchObject({ code: "company_switched" });
});

it("follows at once where nothing is typed, or when there is no company any more", async () => {
  const { result, place, otherTabSwitches } = openTab({ isTyping: false });
  await waitFor(() => expect(result.current.company).toBe("c1"));
  otherTabSwitches("c2");
  await waitFor(() => expect(result.current.company).toBe("c2"));
  place.isTyping = true;
  server.use(answer(getCompanyUser, () => buildCurrentUser({ uid: "u1", company: null })).handler);
  otherTabSwitches("");
  await waitFor(() => expect(result.current.company).toBeUndefined());
});
