import { act, renderHook } from "@testing-library/react";
import { handlers } from "@tsumugi/mocks";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clientFor } from "../core/apiClient.ts";
import * as hooks from "../index.ts";
import { chatVerbs } from "../testing/chatVerbs.ts";
import { companyVerbs } from "../testing/companyVerbs.ts";
import { creatorVerbs } from "../testing/creatorVerbs.ts";
import { entranceVerbs } from "../testing/entranceVerbs.ts";
import { noticeVerbs } from "../testing/noticeVerbs.ts";
import { postVerbs } from "../testing/postVerbs.ts";
import { projectVerbs } from "../testing/projectVerbs.ts";
import { reportVerbs } from "../testing/reportVerbs.ts";
import { testServer } from "../testing/server.ts";
import { testClient, withApi } from "../testing/wrap.tsx";

const server = testServer();
const rows = [
  ...entranceVerbs,
  ...companyVerbs,
  ...creatorVerbs,
  ...chatVerbs,
  ...postVerbs,
  ...projectVerbs,
  ...reportVerbs,
  ...noticeVerbs,
];

let calls: string[] = [];
let companies: (string | null)[] = [];
const note = ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url);
  if (request.method === "GET") return;
  calls.push(`${request.method} ${pathname}${search}`);
  companies.push(request.headers.get("x-company"));
};
beforeEach(() => {
  calls = [];
  companies = [];
  server.use(...handlers);
  server.events.on("request:start", note);
});
afterEach(() => server.events.removeAllListeners());

/** A screen of one company, after another tab has switched to the next. */
function onScreen(company: string) {
  const client = testClient();
  client.actIn("company-after-the-switch", () => {});
  return withApi(clientFor(client, company));
}

describe("every writing hook", () => {
  it.each(rows.map((one) => [one[1], one] as const))(
    "%s makes its call, in a form that the contract takes and for the company on screen",
    async (_, [hook, verb, args, call]) => {
      const { result } = renderHook(hook, { wrapper: onScreen("company-on-screen") });
      await act(async () => {
        await (result.current[verb] as (...given: unknown[]) => Promise<unknown>)(...args);
      });
      expect(calls).toEqual([call]);
      expect(companies).toEqual(["company-on-screen"]);
      expect(result.current).toMatchObject({ error: undefined, isSubmitting: false });
    },
  );

  it("is in the table", () => {
    const elsewhere = [
      "useAcceptInvitation",
      "useCompleteOnboarding",
      "useCreateImportDraft",
      "useCreateImportTask",
      "useEndOtherSessions",
      "useEndSession",
      "useOpenSupportChatRoom",
      "usePersonalSettings",
      "useSignupCompany",
      "useSwitchCompany",
      "useTablePreference",
      "useTransferResult",
      "useUploadImage",
    ];
    const tested = rows.map(([hook]) => hook.name);
    const writing = Object.entries(hooks)
      .filter(([, hook]) => /useApiMutation/.test(String(hook)))
      .map(([name]) => name)
      .filter((name) => /^use(?!Api)/.test(name));
    expect(writing.length).toBeGreaterThan(30);
    expect(writing.filter((name) => !tested.includes(name) && !elsewhere.includes(name))).toEqual([]);
  });
});
