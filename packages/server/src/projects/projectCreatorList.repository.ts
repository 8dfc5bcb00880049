import { and, count, eq, sql } from "drizzle-orm";
import { keyset, type SortKey } from "../core/keysetPage.ts";
import { lastMail } from "../creator-mails/jobMails.repository.ts";
import { db } from "../db/index.ts";
import { jobReads } from "../db/schema/creator-mails.ts";
import { jobRequests, jobRequestVersions } from "../db/schema/job-requests.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { projectCreators } from "../db/schema/projects.ts";
import { projectShipments } from "../db/schema/shipments.ts";
import { joinedShipments } from "../shipments/shipments.repository.ts";
import type { ProjectCreatorView, ProjectRow } from "./projects.presenter.ts";
import {
  commentCount,
  deliveryDay,
  openWish,
  paymentDay,
  postCount,
  postNews,
  replyDay,
  revisionDay,
  unreadCount,
  waitingFee,
  waitsUntil,
} from "./sheet/rowFacts.repository.ts";
import { type CreatorFilter, matchingRows } from "./sheet/sheetFilter.repository.ts";
import { lacksAddress } from "./sheet/sheetTurn.repository.ts";

/** Data of the creators in a project. Everything a row shows comes in one statement. */

const accounts = sql<ProjectCreatorView["accounts"]>`(
  select coalesce(jsonb_agg(jsonb_build_object('platform', a.platform, 'handle', a.handle, 'url', a.url,
    'follower_count', a.follower_count, 'fetched_at', a.fetched_at) order by a.position), '[]'::jsonb)
  from managed_creator_accounts a
  where a.company_uid = ${projectCreators.company_uid} and a.managed_creator_uid = ${projectCreators.managed_creator_uid})`;

const checks = sql<ProjectCreatorView["checks"]>`(
  select coalesce(jsonb_agg(jsonb_build_object('column', k.column_key, 'at', k.checked_at,
    'by', jsonb_build_object('uid', u.uid, 'name', u.name, 'image', u.image)) order by k.column_key), '[]'::jsonb)
  from project_checks k join users u on u.uid = k.checked_by
  where k.company_uid = ${projectCreators.company_uid} and k.project_uid = ${projectCreators.project_uid}
    and k.managed_creator_uid = ${projectCreators.managed_creator_uid})`;

const owner = sql<ProjectCreatorView["owner"]>`(
  select jsonb_build_object('uid', u.uid, 'name', u.name, 'image', u.image)
  from projects j join users u on u.uid = coalesce(${projectCreators.owner_uid}, j.owner_uid)
  where j.company_uid = ${projectCreators.company_uid} and j.uid = ${projectCreators.project_uid})`;

const joinedCreators = and(
  eq(managedCreators.company_uid, projectCreators.company_uid),
  eq(managedCreators.uid, projectCreators.managed_creator_uid),
);

const ofCreator = and(
  eq(jobRequests.company_uid, projectCreators.company_uid),
  eq(jobRequests.project_uid, projectCreators.project_uid),
  eq(jobRequests.managed_creator_uid, projectCreators.managed_creator_uid),
);

const inForce = and(
  eq(jobRequestVersions.company_uid, jobRequests.company_uid),
  eq(jobRequestVersions.job_request_uid, jobRequests.uid),
  eq(jobRequestVersions.version, jobRequests.version),
);

/** Which rows, as of a day in Japan. */
export interface RowsAsked {
  readonly project: ProjectRow;
  readonly filter: CreatorFilter;
  readonly today: string;
}

export interface RowsPage {
  readonly limit: number;
  readonly sort: string;
  readonly sortKey: SortKey;
  /** Whose unread messages are counted. */
  readonly viewer_uid: string;
  readonly cursor?: string | undefined;
}

/** Rows of the project's table after the row that `cursor` names. */
export function selectCreators(
  { project, filter, today }: RowsAsked,
  page: RowsPage,
): Promise<(ProjectCreatorView & { key: string; uid: string })[]> {
  const keys = { [page.sort.replace(/^-/, "")]: page.sortKey };
  const { where, orderBy, key } = keyset(page.sort, keys, managedCreators.uid, page.cursor);
  return db()
    .select({
      row: projectCreators,
      display_name: managedCreators.display_name,
      image: managedCreators.image,
      follower_count: managedCreators.follower_count,
      email: managedCreators.email,
      accounts,
      checks,
      job_request_uid: jobRequests.uid,
      chat_room_uid: jobRequests.chat_room_uid,
      terms: jobRequests.terms,
      version: jobRequests.version,
      sent_at: jobRequests.sent_at,
      wish: openWish,
      scheduled_at: waitsUntil,
      waiting_fee: waitingFee,
      delivery_on: deliveryDay,
      reply_due_on: replyDay,
      revision_due_on: revisionDay,
      payment_on: paymentDay(project, today),
      unread_count: unreadCount(page.viewer_uid),
      post_count: postCount,
      post_news: postNews,
      owner,
      comment_count: commentCount,
      shipment: projectShipments,
      lacks_address: lacksAddress,
      last_mail: lastMail(projectCreators.company_uid, jobRequests.uid),
      creator_read_at: jobReads.opened_at,
      key,
      uid: managedCreators.uid,
    })
    .from(projectCreators)
    .innerJoin(managedCreators, joinedCreators)
    .leftJoin(jobRequests, ofCreator)
    .leftJoin(jobRequestVersions, inForce)
    .leftJoin(projectShipments, joinedShipments)
    .leftJoin(
      jobReads,
      and(eq(jobReads.company_uid, jobRequests.company_uid), eq(jobReads.job_request_uid, jobRequests.uid)),
    )
    .where(and(matchingRows(project, filter, today), where))
    .orderBy(orderBy)
    .limit(page.limit);
}

export async function countCreators({ project, filter, today }: RowsAsked): Promise<number> {
  const [row] = await db()
    .select({ n: count() })
    .from(projectCreators)
    .innerJoin(managedCreators, joinedCreators)
    .leftJoin(jobRequests, ofCreator)
    .leftJoin(jobRequestVersions, inForce)
    .where(matchingRows(project, filter, today));
  return row?.n ?? 0;
}
