import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { SettingsError } from "../env.ts";
import { checkAccountFile } from "./serviceAccount.adapter.ts";

const folder = mkdtempSync(join(tmpdir(), "tsumugi-account-"));
afterAll(() => rmSync(folder, { recursive: true }));

const { privateKey } = generateKeyPairSync("ec", {
  namedCurve: "P-256",
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
  publicKeyEncoding: { type: "spki", format: "pem" },
});
const account = { type: "service_account", client_email: "a@b.test", private_key: privateKey };

function check(content: string) {
  const path = join(folder, "account.json");
  writeFileSync(path, content);
  try {
    checkAccountFile({ GOOGLE_APPLICATION_CREDENTIALS: path });
    return undefined;
  } catch (cause) {
    return cause;
  }
}

it.each([
  ["no JSON", "geheim", "は JSON ではありません"],
  ["no object", "[]", "には client_email と private_key がありません"],
  [
    "without an address",
    JSON.stringify({ ...account, client_email: undefined }),
    "には client_email がありません",
  ],
  [
    "with a broken key",
    JSON.stringify({ ...account, private_key: "geheim" }),
    "の private_key が壊れています",
  ],
])("a service account's file that is %s is refused with the cure and without a secret", (_, content, why) => {
  const refused = check(content);
  expect(refused).toBeInstanceOf(SettingsError);
  expect(String(refused)).toContain(why);
  expect(String(refused)).toContain("GOOGLE_APPLICATION_CREDENTIALS に指定してください");
  expect(String(refused)).not.toContain("geheim");
});

it("takes a whole account, and leaves other kinds and the emulator to Google's client", () => {
  expect(check(JSON.stringify(account))).toBeUndefined();
  expect(check('{"type":"external_account"}')).toBeUndefined();
  const emulator = { GOOGLE_APPLICATION_CREDENTIALS: "/nowhere", FIRESTORE_EMULATOR_HOST: "127.0.0.1:1" };
  expect(() => checkAccountFile(emulator)).not.toThrow();
});
