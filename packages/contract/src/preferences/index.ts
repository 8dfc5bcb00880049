export { getPreference, putPreference } from "./preferences.endpoints.ts";
export type {
  PersonalSettings,
  Preference,
  PreferenceValue,
  TablePreference,
} from "./preferences.schemas.ts";
