const KEY = "tsumugi.last-company";

interface LastCompany {
  readonly uid: string;
  readonly company: string | null;
}

/** Which company this person was seen in last, so that the first reads can name it before it is asked for. */
export function lastCompanyOf(uid: string): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as LastCompany | null;
    return kept?.uid === uid && typeof kept.company === "string" ? kept.company : null;
  } catch {
    return null;
  }
}

export function noteCompany(uid: string, company: string | null): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ uid, company } satisfies LastCompany));
  } catch {
    // Without it the first reads wait for the current user.
  }
}
