export { VIEW_LIMIT, type ViewList, viewLists } from "./saved-views.constants.ts";
export {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  updateSavedView,
} from "./saved-views.endpoints.ts";
export type { SavedView } from "./saved-views.schemas.ts";
