import { createSavedView, deleteSavedView, listSavedViews, updateSavedView } from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as service from "./saved-views.service.ts";

export const savedViewsRoutes = [
  handle(listSavedViews, async ({ actor, query }) => ({ items: await service.list(actor, query.list) })),
  handle(createSavedView, ({ actor, body }) => service.create(actor, body)),
  handle(updateSavedView, ({ actor, params, body }) => service.update(actor, params.id, body)),
  handle(deleteSavedView, ({ actor, params }) => service.remove(actor, params.id)),
];
