import { publicUrl } from "../core/context.ts";
import { standingCodes } from "./short-links.repository.ts";

interface Job {
  readonly company_uid: string;
  readonly project_uid: string;
  readonly managed_creator_uid: string;
}

/**
 * The address that a post of the job must hold: the creator's own short link to the page that the project names, since only
 * its clicks are counted, and the page itself where there is none.
 */
export async function requiredLinkOf(
  { company_uid, project_uid, managed_creator_uid }: Job,
  required_link: string,
): Promise<string> {
  if (required_link.trim() === "") return required_link;
  const links = await standingCodes(company_uid, project_uid, [managed_creator_uid]);
  const own = links.find(({ source_url }) => source_url.trim() === required_link.trim());
  return own ? publicUrl(`/s/${own.code}`) : required_link;
}
