import { createSavedView, deleteSavedView, listSavedViews, updateSavedView } from "@tsumugi/contract";
import { indexOf } from "../core/counter.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildSavedView } from "./saved-views.fixtures.ts";

export const savedViewsHandlers = [
  mockEndpoint(listSavedViews, ({ query: { list } }) => ({
    items: [1, 2, 3].map((index) => buildSavedView({ list }, index)),
  })),
  mockEndpoint(createSavedView, ({ body }) => buildSavedView(body, 4)),
  mockEndpoint(updateSavedView, ({ params, body: { version, ...change } }) => {
    const view = buildSavedView({}, indexOf(params.id));
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    return { ...view, ...given, version: (version ?? view.version - 1) + 1 };
  }),
  mockEndpoint(deleteSavedView, () => undefined),
];
