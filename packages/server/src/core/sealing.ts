import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { Database } from "../db/types.ts";
import { context } from "./context.ts";

/** Where a sealed value stands. It opens there and nowhere else, so that no row can be given another row's value. */
export interface SealedPlace {
  readonly table: string;
  readonly column: string;
  readonly company_uid: string;
  readonly row: string;
}

export interface SecretKey {
  readonly kid: string;
  readonly bytes: Buffer;
}

const VERSION = "s1";
const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KID_LENGTH = 10;

/** A key from its base64 text; null where it is none of 32 bytes. The name says nothing about the key. */
export function secretKeyOf(text: string): SecretKey | null {
  const bytes = Buffer.from(text, "base64");
  if (bytes.length !== KEY_BYTES) return null;
  const kid = createHash("sha256").update("kid").update(bytes).digest("base64url").slice(0, KID_LENGTH);
  return { kid, bytes };
}

export const newSecretKey = (): string => randomBytes(KEY_BYTES).toString("base64");

const rings = new WeakMap<Database, readonly SecretKey[]>();

/** The keys of this database: the first seals, every one opens. */
export const setSecretKeys = (keys: readonly SecretKey[]): void =>
  void rings.set(context().deps.database, keys);

/** The keys of this database, the newest first. */
export const loadedKeys = (): readonly SecretKey[] => rings.get(context().deps.database) ?? [];

function keyOf(kid?: string): SecretKey {
  const key = kid === undefined ? loadedKeys()[0] : loadedKeys().find((each) => each.kid === kid);
  if (!key) throw new Error(kid ? `No key ${kid} to open a value.` : "loadSecretKeys() has not run here.");
  return key;
}

/** What the values that a key has sealed begin with. */
export const sealOf = (kid: string): string => `${VERSION}.${kid}.`;

const boundTo = ({ table, column, company_uid, row }: SealedPlace): Buffer =>
  Buffer.from(JSON.stringify([VERSION, table, column, company_uid, row]));

/** A text as it may be stored: encrypted, and bound to its place. Twice the same text is not seen to be the same. */
export function seal(text: string, place: SealedPlace): string {
  const { kid, bytes } = keyOf();
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, bytes, nonce).setAAD(boundTo(place));
  const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${sealOf(kid)}${sealed.toString("base64url")}`;
}

export const isSealed = (value: string): boolean => value.startsWith(`${VERSION}.`);

/** The text that was sealed. @throws Error where key or place is another one, or the value was changed */
export function unseal(sealed: string, place: SealedPlace): string {
  const [version, kid = "", body = ""] = sealed.split(".");
  if (version !== VERSION) throw new Error("Not a sealed value.");
  const bytes = Buffer.from(body, "base64url");
  const tag = bytes.subarray(-TAG_BYTES);
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(kid).bytes, nonce, { authTagLength: TAG_BYTES })
    .setAAD(boundTo(place))
    .setAuthTag(tag);
  const text = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8");
}
