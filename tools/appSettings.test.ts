import { expect, it } from "vitest";
import { appSettingsProblems } from "./appSettings.ts";

const firebase = {
  FIREBASE_PROJECT_ID: "brand",
  VITE_FIREBASE_PROJECT_ID: "brand",
  VITE_FIREBASE_API_KEY: "key",
};

it("takes nothing, all of it, and blank ones for absent ones", () => {
  expect(appSettingsProblems({})).toEqual([]);
  expect(appSettingsProblems(firebase)).toEqual([]);
  expect(appSettingsProblems({ FIREBASE_PROJECT_ID: "", VITE_SENTRY_DSN: "" })).toEqual([]);
  expect(
    appSettingsProblems({
      VITE_TERMS_URL: "https://example.jp/terms",
      VITE_SENTRY_DSN: "https://key@o1.ingest.sentry.io/2",
    }),
  ).toEqual([]);
});

it.each(Object.keys(firebase))("says that Firebase lacks %s", (name) => {
  const [said = "", ...more] = appSettingsProblems({ ...firebase, [name]: undefined });
  expect(more).toEqual([]);
  expect(said).toContain(`設定のうち ${name} がありません`);
});

it("says that the screens and the server sign in at different projects", () => {
  expect(appSettingsProblems({ ...firebase, VITE_FIREBASE_PROJECT_ID: "other" })).toEqual([
    expect.stringContaining("同じプロジェクトを指定してください"),
  ]);
});

it.each([
  ["VITE_TERMS_URL", "example.jp/terms"],
  ["VITE_PRIVACY_URL", "javascript:alert(1)"],
  ["VITE_SENTRY_DSN", "https://o1.ingest.sentry.io/2"],
])("refuses %s=%s before the screens are built with it", (name, value) => {
  expect(appSettingsProblems({ [name]: value })).toEqual([
    expect.stringContaining(`設定 ${name} の値は使えません`),
  ]);
});
