import { getCompanyUser } from "@tsumugi/contract";
import { buildCurrentCompany, buildCurrentUser, mockEndpoint } from "@tsumugi/mocks";
import type { HttpHandler } from "msw";

/** Story parameters: these handlers stand before the happy path of every call. */
export const over = (...handlers: readonly HttpHandler[]) => ({
  parameters: { router: false, msw: { handlers: [...handlers] } },
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
