import { randomInt } from "node:crypto";
import { generateSecret, generateURI, verify } from "otplib";

/** Without letters and digits that are taken for each other when copied from paper. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const CODES = 10;
const GROUPS = 6;
const PER_GROUP = 4;

/** As it is compared: however it was typed, full-width digits and hyphens included. */
export const plainCode = (typed: string): string =>
  typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

/** Ten codes of 118 bits each, which a plain hash protects, for the day on which the phone is lost. */
export function newRecoveryCodes(): string[] {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)] ?? "";
  const group = () => Array.from({ length: PER_GROUP }, letter).join("");
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join("-"));
}

export function newSecret(email: string): { secret: string; uri: string } {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: "ツムギ", label: email, secret }) };
}

/** The step of time of a right code, one before and after the present one included; null for a wrong one. */
export async function stepOf(secret: string, code: string, at: Date): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const epoch = Math.floor(at.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: 30 });
  return result.valid && "timeStep" in result ? result.timeStep : null;
}
