import { createHash } from "node:crypto";
import { settings } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { sameText, sign } from "../uploads/linkKey.presenter.ts";

const YEAR_S = 365 * 24 * 3600;

/** One for each account that has signed in on a browser: several people may share it. */
const isHttps = () => settings().PUBLIC_BASE_URL.startsWith("https:");

const nameFor = (user_uid: string) =>
  `${isHttps() ? "__Secure-" : ""}tsumugi_device_${createHash("sha256").update(user_uid).digest("hex").slice(0, 12)}`;

const signatureOf = (user_uid: string, device: string) => sign(`device ${user_uid} ${device}`);

/** Tells a browser that an account has signed in there. It opens nothing: a password is asked for all the same. */
export function deviceCookie(user_uid: string): string {
  const device = newUid();
  const secure = isHttps() ? "; Secure" : "";
  const value = `${device}.${signatureOf(user_uid, device)}`;
  return `${nameFor(user_uid)}=${value}; Path=/auth; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure}`;
}

/** The device that the account signed in on before; null for any other browser. */
export function knownDevice(header: string | null, user_uid: string): string | null {
  const name = `${nameFor(user_uid)}=`;
  const value = (header ?? "")
    .split(";")
    .map((each) => each.trim())
    .find((each) => each.startsWith(name))
    ?.slice(name.length);
  const [device = "", signature = ""] = value?.split(".") ?? [];
  return device !== "" && sameText(signature, signatureOf(user_uid, device)) ? device : null;
}
