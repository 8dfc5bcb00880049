import { randomInt } from "node:crypto";
import type { OutputOf } from "@tsumugi/contract";
import type { utm as utmSchema } from "@tsumugi/contract/schemas";
import { destinationOf } from "./destination.ts";

export type LinkUtm = OutputOf<typeof utmSchema>;

export const NO_UTM: LinkUtm = { source: "", medium: "", campaign: "", content: "" };
/** What a company begins with that has never made a link. */
export const FIRST_UTM: LinkUtm = {
  source: "creator",
  medium: "social",
  campaign: "{project}",
  content: "{code}",
};

/** Without what is read wrongly from paper: 0 and o, 1, i and l. */
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const CODE_LENGTH = 8;

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** Where a link leads, under its code. */
export const targetOf = (
  code: string,
  { source_url, utm, project }: { source_url: string; utm: LinkUtm; project: string },
) => ({ code, source_url, utm, destination_url: destinationOf(source_url, utm, { project, code }) });
