import { isDeepStrictEqual } from "node:util";
import type {
  createProjectShortLinks as createAllCall,
  createShortLink as createCall,
  listShortLinks as listCall,
  ParsedBodyOf,
  ParsedQueryOf,
  ResponseOf,
  ShortLink,
  getShortLink as showCall,
  updateShortLink as updateCall,
} from "@tsumugi/contract";
import { hasFeature, type MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { DAY_MS, dayInJapan } from "../core/clock.ts";
import { now, settings } from "../core/context.ts";
import { csvResponse } from "../core/csvResponse.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { inTransaction, isUniqueViolation } from "../db/index.ts";
import { findJobRequest } from "../job-requests/job-requests.repository.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { noteOwnPlace } from "./clickRecorder.service.ts";
import { type Refusal, refusalOf } from "./destination.ts";
import { FIRST_UTM, NO_UTM, newCode, targetOf } from "./newLink.ts";
import {
  csvHeader,
  csvRows,
  presentAddress,
  presentProjectLink,
  presentShortLink,
} from "./short-links.presenter.ts";
import * as repository from "./short-links.repository.ts";

const HOURS_SHOWN_MS = 30 * DAY_MS;

const reasons: Record<Refusal, string> = {
  scheme: "http:// または https:// で始まるURLを入力してください。",
  credentials: "URLにIDやパスワードが含まれています。取り除いてから入力してください。",
  internal:
    "社内やこのコンピューターだけで開けるURLには転送できません。だれでも開けるページのURLを入力してください。",
  own: "ツムギ自身のURLには転送できません。紹介するページのURLを入力してください。",
};

/** @throws AppError invalid_request at the address */
function refuseDestination(source_url: string): void {
  const refusal = refusalOf(source_url, settings().PUBLIC_BASE_URL);
  if (refusal) throw new AppError("invalid_request", { fields: { source_url: reasons[refusal] } });
}

const otherStands = () =>
  new AppError("conflict", {
    message:
      "この依頼には、転送先の違う短縮リンクがすでにあります。転送先を変えるときは、今のリンクを停止してから発行してください。",
  });

async function view(company_uid: string, row: repository.ShortLinkRow): Promise<ShortLink> {
  const since = new Date(now().getTime() - HOURS_SHOWN_MS);
  const clicks = await repository.clicksOf(company_uid, [row.uid]);
  return presentShortLink(row, clicks.get(row.uid), await repository.hoursOf(company_uid, [row.uid], since));
}

/**
 * Makes the link of a job, or answers the one that stands with the same source and UTM values.
 * @throws AppError not_found, invalid_request, conflict
 */
export async function createShortLink(
  actor: MemberActor,
  { id, source_url, utm = NO_UTM }: ParsedBodyOf<typeof createCall> & { id: string },
): Promise<ShortLink> {
  const { company_uid } = actor;
  const job = found(await findJobRequest(company_uid, id));
  refuseDestination(source_url);
  const made = await repository.insertShortLink({
    uid: newUid(),
    company_uid,
    job_request_uid: id,
    ...targetOf(newCode(), { source_url, utm, project: job.project_name }),
    created_by: actor.uid,
    created_at: now(),
  });
  const row = made ?? found(await repository.linkOfJob(company_uid, id));
  const isSame = row.source_url === source_url && isDeepStrictEqual(row.utm, utm);
  if (!made && !isSame) throw otherStands();
  await noteOwnPlace(company_uid);
  return view(company_uid, row);
}

/**
 * One link each for the jobs of a project that have none, all to the same page. What stands is answered beside them.
 * @throws AppError not_found, invalid_request
 */
export function createProjectShortLinks(
  actor: MemberActor,
  { id, source_url, utm = NO_UTM }: ParsedBodyOf<typeof createAllCall> & { id: string },
): Promise<ResponseOf<typeof createAllCall>> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    const project = found(await findProjectRow(company_uid, id));
    refuseDestination(source_url);
    const created_at = now();
    const rows = (await repository.jobsToLink(company_uid, id))
      .filter(({ link }) => !link)
      .map(({ job_request_uid }) => ({
        uid: newUid(),
        company_uid,
        job_request_uid,
        ...targetOf(newCode(), { source_url, utm, project: project.name }),
        created_by: actor.uid,
        created_at,
      }));
    const made = new Set((await repository.insertShortLinks(rows)).map(({ uid }) => uid));
    await noteOwnPlace(company_uid);
    const items = (await repository.jobsToLink(company_uid, id)).flatMap(({ creator, link }) =>
      link ? [{ creator, ...presentAddress(link), made: made.has(link.uid) }] : [],
    );
    return { items };
  });
}

/** The link of a job with its clicks, and what the next one begins with. @throws AppError not_found */
export async function getShortLink(
  { company_uid }: MemberActor,
  { id }: { id: string },
): Promise<ResponseOf<typeof showCall>> {
  found(await findJobRequest(company_uid, id));
  const row = await repository.linkOfJob(company_uid, id);
  if (row) await noteOwnPlace(company_uid);
  return {
    short_link: row ? await view(company_uid, row) : null,
    utm_template: (await repository.newestUtm(company_uid)) ?? FIRST_UTM,
  };
}

/** Disables a link or enables it again. @throws AppError not_found, conflict where another stands meanwhile */
export function updateShortLink(
  { company_uid, uid: member_uid }: MemberActor,
  { id, disabled }: ParsedBodyOf<typeof updateCall> & { id: string },
): Promise<ShortLink> {
  return inTransaction(async () => {
    const row = found(await repository.findShortLink(company_uid, id));
    if ((row.disabled_at !== null) === disabled) return view(company_uid, row);
    if (!disabled) {
      const standing = await repository.linkOfJob(company_uid, row.job_request_uid);
      if (standing && standing.disabled_at === null) throw otherStands();
    }
    const change = disabled
      ? { disabled_at: now(), disabled_by: member_uid }
      : { disabled_at: null, disabled_by: null };
    await repository.setDisabled(company_uid, id, change).catch((error: unknown) => {
      // Another link of the job was enabled at the same moment.
      throw isUniqueViolation(error) ? otherStands() : error;
    });
    return view(company_uid, { ...row, ...change });
  });
}

/** The links of a project, or their clicks by the hour as a file. @throws AppError not_found, feature_not_granted */
export async function listShortLinks(
  actor: MemberActor,
  { id, format, encoding }: ParsedQueryOf<typeof listCall> & { id: string },
): Promise<ResponseOf<typeof listCall> | Response> {
  const { company_uid } = actor;
  const project = found(await findProjectRow(company_uid, id));
  const links = await repository.linksOfProject(company_uid, id);
  const uids = links.map(({ link }) => link.uid);
  if (format === "json") {
    const clicks = await repository.clicksOf(company_uid, uids);
    if (links.length > 0) await noteOwnPlace(company_uid);
    return {
      items: links.map((one) => presentProjectLink(one, clicks.get(one.link.uid))),
      utm_template: (await repository.newestUtm(company_uid)) ?? FIRST_UTM,
    };
  }
  if (!hasFeature(actor, "csv_export")) throw new AppError("feature_not_granted");
  await audit("short_link.export", id, { encoding, count: links.length });
  async function* rows() {
    for (const one of links) yield csvRows(one, await repository.hoursOf(company_uid, [one.link.uid]));
  }
  return csvResponse(`短縮リンク_${project.name}_${dayInJapan(now())}.csv`, encoding, csvHeader, rows());
}
