export {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  type SavedView,
  savedView,
  updateSavedView,
  VIEW_LIMIT,
  type ViewList,
  viewLists,
} from "./saved-views.endpoints.ts";
