export {
  getPreference,
  type PersonalSettings,
  type Preference,
  type PreferenceValue,
  personalSettings,
  preference,
  preferenceKey,
  putPreference,
  type SavedViews,
  savedViews,
  type TablePreference,
  tablePreference,
} from "./preferences.endpoints.ts";
