import { act, renderHook, waitFor } from "@testing-library/react";
import { type Endpoint, endpointName } from "@tsumugi/contract";
import { endpoints } from "@tsumugi/contract/schemas";
import { buildCurrentCompany, buildCurrentUser } from "@tsumugi/mocks";
import { HttpResponse, http } from "msw";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { ApiProvider, useApiClient } from "../../core/ApiProvider.tsx";
import { failure, testServer } from "../../testing/server.ts";
import { fakeSignIn } from "../../testing/signIn.ts";
import { testClient } from "../../testing/wrap.tsx";
import { SessionProvider } from "./SessionProvider.tsx";
import { SignInProvider } from "./SignInProvider.tsx";
import { useSession } from "./useSession.ts";

const server = testServer();

/** Every call that writes as a member: the server refuses it where it names another company than the active one. */
const writes = endpoints.filter(
  ({ method, policy }) => method !== "GET" && (policy.allow.includes("member") || policy.inCompanyOnScreen),
);

/** A server on which somebody belongs to two companies. What lands, lands in the active one. */
function twoCompanies() {
  const place = { active: "c1", landed: [] as string[] };
  server.use(
    http.all("*", ({ request }) => {
      if (request.method === "GET") {
        return HttpResponse.json(
          buildCurrentUser({ uid: "u1", company: buildCurrentCompany({ uid: place.active }) }),
        );
      }
      const company = request.headers.get("x-company");
      if (company !== null && company !== place.active) return failure(409, "company_switched");
      place.landed.push(`${company} → ${place.active}`);
      return HttpResponse.json({});
    }),
  );
  return place;
}

/** A browser tab with stores and a client of its own. Somebody is typing in it, so that it does not follow by itself. */
function openTab() {
  const { service } = fakeSignIn();
  const client = testClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SignInProvider service={service}>
      <ApiProvider client={client}>
        <SessionProvider settings={{ dedupingInterval: 0 }} holdSwitch={() => true}>
          {children}
        </SessionProvider>
      </ApiProvider>
    </SignInProvider>
  );
  const { result } = renderHook(
    () => ({ client: useApiClient(), company: useSession().currentUser?.company?.uid }),
    { wrapper },
  );
  return result;
}

const inputFor = ({ path, bodyType }: Endpoint) => ({
  params: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "x"])),
  body: bodyType === "form" ? new FormData() : {},
});

it(`lets each of ${writes.length} writes land in the company on its screen, or nowhere`, async () => {
  const place = twoCompanies();
  const first = openTab();
  await waitFor(() => expect(first.current.company).toBe("c1"));
  place.active = "c2";
  const second = openTab();
  await waitFor(() => expect(second.current.company).toBe("c2"));
  expect(first.current.company).toBe("c1");

  const strayed: string[] = [];
  for (const endpoint of writes) {
    const write = (tab: typeof first) =>
      tab.current.client
        .call(endpoint as Endpoint, inputFor(endpoint) as never)
        .then(() => "landed")
        .catch((error: { code?: string }) => error.code);
    const answers = await act(async () => [await write(first), await write(second)]);
    if (String(answers) !== "company_switched,landed") strayed.push(`${endpointName(endpoint)}: ${answers}`);
  }
  expect(strayed).toEqual([]);
  expect(new Set(place.landed)).toEqual(new Set(["c2 → c2"]));
});
