import { createSavedView, deleteSavedView, listSavedViews, updateSavedView } from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as service from "./saved-views.service.ts";

export const savedViewsRoutes = [
  handle(listSavedViews, service.list),
  handle(createSavedView, service.create),
  handle(updateSavedView, service.update),
  handle(deleteSavedView, service.remove),
];
