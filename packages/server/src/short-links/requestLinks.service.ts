import { fillVariables, type TermsVariable, variableTerms } from "@tsumugi/contract";
import { now, publicUrl, settings } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { refusalOf } from "./destination.ts";
import { FIRST_UTM, newCode, targetOf } from "./newLink.ts";
import * as repository from "./short-links.repository.ts";

const VARIABLE: TermsVariable = "短縮URL";
/** Stands for a code that is made only when the request goes out. */
const NO_CODE = "********";

/** The addresses that a request names, before the links of new ones exist. */
export interface RequestLinks {
  /** By creator. Empty where no text asks for one, or the project has no page to lead to. */
  readonly urls: ReadonlyMap<string, string>;
  /** Creators whose link is made when their request is. */
  readonly codes: ReadonlyMap<string, string>;
}

/** No text asks for one. */
export const NO_LINKS: RequestLinks = { urls: new Map(), codes: new Map() };

/** Whether the terms or the words beside them name the creator's own address. */
export const asksForLink = (
  terms: Readonly<Record<(typeof variableTerms)[number], string>>,
  message: string,
): boolean =>
  [...variableTerms.map((key) => terms[key]), message].some((text) =>
    fillVariables(text, {}).unresolved.includes(VARIABLE),
  );

interface LinkedProject {
  readonly uid: string;
  readonly name: string;
  readonly required_link: string;
}

/** Each creator's own address: that of the link which stands, otherwise one to the page that the project names. */
export async function linksForRequests(
  company_uid: string,
  project: LinkedProject,
  { creator_uids, isPreview }: { creator_uids: readonly string[]; isPreview: boolean },
): Promise<RequestLinks> {
  if (!(await repository.mayShorten(company_uid))) return NO_LINKS;
  const standing = await repository.standingCodes(company_uid, project.uid, creator_uids);
  const all = new Map(standing.map(({ creator_uid, code }) => [creator_uid, code]));
  const codes = new Map<string, string>();
  if (refusalOf(project.required_link, settings().PUBLIC_BASE_URL) === null) {
    for (const uid of creator_uids) {
      if (!all.has(uid)) codes.set(uid, isPreview ? NO_CODE : newCode());
    }
  }
  const urls = [...all, ...codes].map(([uid, code]) => [uid, publicUrl(`/s/${code}`)] as const);
  return { urls: new Map(urls), codes };
}

/** Makes the link that a request names, in its transaction. */
export async function makeRequestLink(
  { company_uid, uid }: { company_uid: string; uid: string },
  project: LinkedProject,
  { job_request_uid, code }: { job_request_uid: string; code: string },
): Promise<void> {
  const utm = (await repository.newestUtm(company_uid)) ?? FIRST_UTM;
  await repository.insertShortLinks([
    {
      uid: newUid(),
      company_uid,
      job_request_uid,
      ...targetOf(code, { source_url: project.required_link, utm, project: project.name }),
      created_by: uid,
      created_at: now(),
    },
  ]);
}
