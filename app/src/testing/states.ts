import { getCompanyUser } from "@tsumugi/contract";
import { buildCurrentCompany, buildCurrentUser, mockEndpoint } from "@tsumugi/mocks";
import type { HttpHandler } from "msw";

/** Story parameters: these handlers stand before the happy path of every call, and the page has the whole window. */
export const over = (...handlers: readonly HttpHandler[]) => ({
  parameters: { router: false, layout: "fullscreen", msw: { handlers: [...handlers] } },
});

/** A member who may only look. */
export const asViewer = mockEndpoint(getCompanyUser, buildCurrentUser({ role: "viewer" }));

/** A contract without a feature. */
export const withoutFeatures = mockEndpoint(
  getCompanyUser,
  buildCurrentUser({ company: buildCurrentCompany({ permission: [] }) }),
);

/** After the contract's last day: reading goes on, writing does not. */
export const contractEnded = mockEndpoint(
  getCompanyUser,
  buildCurrentUser({ company: buildCurrentCompany({ contract_state: "expired" }) }),
);

/** Everything again on a phone. */
export const onPhone = { globals: { viewport: { value: "phone", isRotated: false } } };

export const noRows = { items: [], next_cursor: null, total: 0 };

/** A flow is drawn at the width of a desk, over the whole window: the app brings its own frame. */
export const flow = (...handlers: readonly HttpHandler[]) => ({
  ...over(...handlers),
  globals: { viewport: { value: "desktop", isRotated: false } },
});

const complaints: string[] = [];
/** For `beforeEach`: hears what a story writes to the console as an error, until the next one begins. */
export function hearConsoleErrors() {
  const kept = console.error;
  complaints.length = 0;
  console.error = (...parts: unknown[]) => {
    complaints.push(parts.map(String).join(" "));
    kept(...parts);
  };
  return () => {
    console.error = kept;
  };
}

/** For `afterEach`: fails the story itself, not the one that comes next and takes this one away. */
export function failOnConsoleError() {
  if (complaints.length > 0) throw new Error(`the console complains: ${complaints.join(" / ")}`);
}
