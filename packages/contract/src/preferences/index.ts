export {
  getPreference,
  type PersonalSettings,
  type Preference,
  type PreferenceValue,
  personalSettings,
  preference,
  preferenceKey,
  preferenceValueOf,
  putPreference,
  type TablePreference,
  tablePreference,
} from "./preferences.endpoints.ts";
