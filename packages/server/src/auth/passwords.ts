/** Loaded with the first password: a server that nobody signs in to does not need it. */
const argon2 = async () => (await import("@node-rs/argon2")).default;

/** argon2id by the OWASP minimum: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = async (password: string): Promise<string> =>
  (await argon2()).hash(password, COST);

let decoy: Promise<string> | undefined;

/** Does the same work when there is no hash to compare with, so that an unknown address takes as long. */
export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword("no one has this password");
  const matches = await (await argon2()).verify(stored ?? (await decoy), password);
  return matches && stored !== undefined;
}
