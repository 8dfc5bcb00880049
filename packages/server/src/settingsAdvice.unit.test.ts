import { expect, it } from "vitest";
import { readSettings } from "./env.ts";
import { settingsAdvice, unreadNames } from "./settingsAdvice.ts";

it.each([
  ["DATABSE_URL", "DATABASE_URL"],
  ["DATABASE_URI", "DATABASE_URL"],
  ["SMPT_URL", "SMTP_URL"],
  ["MAIL_FORM", "MAIL_FROM"],
  ["TRUST_PROXYS", "TRUST_PROXY"],
  ["trust_proxy", "TRUST_PROXY"],
  ["DATADIR", "DATA_DIR"],
  ["port", "PORT"],
  ["OPERATOR_ADRESS", "OPERATOR_ADDRESS"],
  ["VITE_FIREBASE_PROJECTID", "VITE_FIREBASE_PROJECT_ID"],
  ["GOOGLE_APPLICATION_CREDENTIAL", "GOOGLE_APPLICATION_CREDENTIALS"],
])("asks whether %s was meant for %s, and shows no value", (name, meant) => {
  const [said = "", ...more] = unreadNames({ [name]: "geheim" });
  expect(more).toEqual([]);
  expect(said).toContain(`環境変数 ${name} は使われません。${meant} の書き間違い`);
  expect(said).not.toContain("geheim");
});

it("says of a name in the manner of ours that nothing reads it", () => {
  expect(unreadNames({ SMTP_HOST: "mail", OPERATOR_FAX: "1" })).toEqual([
    expect.stringContaining("SMTP_HOST"),
    expect.stringContaining("OPERATOR_FAX"),
  ]);
});

it("says nothing of settings, of blank ones and of what belongs to others", () => {
  const others = [
    "HOME",
    "HOSTNAME",
    "SHELL",
    "LANG",
    "HTTPS_PROXY",
    "MAIL",
    "NODE_ENV",
    "npm_config_registry",
  ];
  const more = [
    "SENTRY_RELEASE",
    "AWS_ACCESS_KEY_ID",
    "FIRESTORE_EMULATOR_HOST",
    "SSH_AUTH_SOCK",
    "XDG_DATA_DIRS",
  ];
  const names = ["HOST", "PORT", "DATABASE_URL", "VITE_TERMS_URL", ...others, ...more];
  expect(unreadNames(Object.fromEntries(names.map((name) => [name, "x"])))).toEqual([]);
  expect(unreadNames({ DATABSE_URL: "" })).toEqual([]);
});

it("advises to trust the proxy that an https address needs", () => {
  const of = (env: Record<string, string>) => settingsAdvice(readSettings(env));
  expect(of({ PUBLIC_BASE_URL: "https://t.example.jp" })).toEqual([
    expect.stringContaining("TRUST_PROXY=on"),
  ]);
  expect(of({ PUBLIC_BASE_URL: "https://t.example.jp", TRUST_PROXY: "on" })).toEqual([]);
  expect(of({})).toEqual([]);
});

it("advises https where other computers come by plain http", () => {
  const of = (env: Record<string, string>) => settingsAdvice(readSettings(env));
  const advised = [expect.stringContaining("7 つ目のタブから開けません")];
  expect(of({ PUBLIC_BASE_URL: "http://tsumugi.intra:4000", HOST: "0.0.0.0" })).toEqual(advised);
  expect(of({ HOST: "0.0.0.0" })).toEqual(advised);
  expect(of({ PUBLIC_BASE_URL: "http://localhost:5000" })).toEqual([]);
});
