export { MAX_PROJECT_VIEWS, type ProjectViewKind, projectViews } from "./preferences.constants.ts";
export { getPreference, putPreference } from "./preferences.endpoints.ts";
export type {
  PersonalSettings,
  Preference,
  PreferenceValue,
  TablePreference,
} from "./preferences.schemas.ts";
