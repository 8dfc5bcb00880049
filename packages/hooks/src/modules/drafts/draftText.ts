const BACKUP_MS = 30 * 24 * 60 * 60_000;

/** A form's text with the time of writing before it, in ms. */
export const datedForm = (text: string, now: number): string => `${now} ${text}`;

/** The text of a dated form; undefined where there is none, and after 30 days. */
export function formText(kept: string | null | undefined, now: number): string | undefined {
  const [, at, text] = /^(\d+) (.*)$/s.exec(kept ?? "") ?? [];
  return now - Number(at) < BACKUP_MS ? text : undefined;
}

/** Joins two texts into one message: both stay, and what the first already contains is not repeated. */
export const joinDrafts = (there: string, more: string): string => {
  if (there.trim() === "") return more;
  return more.trim() === "" || there.includes(more) ? there : `${there}\n\n${more}`;
};
