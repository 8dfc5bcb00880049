import {
  blankProject,
  copiedNames,
  dayOrderProblems,
  movedDays,
  type Project,
  type ProjectBody,
  type ProjectColumn,
  type ProjectUpdateBody,
  projectFields,
} from "@tsumugi/contract";
import { findColleague } from "../company-users/company-users.repository.ts";
import type { MemberActor } from "../core/actor.ts";
import { archivedBehind } from "../core/archivedBehind.ts";
import { audit } from "../core/audit.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { encodeCursor } from "../core/cursor.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { toPage } from "../core/keysetPage.ts";
import { copySettings } from "../creator-mails/jobMails.repository.ts";
import { inTransaction } from "../db/index.ts";
import { checkColumns, defaultColumns } from "./columns.ts";
import { copyCreators } from "./copyCreators.repository.ts";
import { type ProjectRow, type ProjectView, presentProject, presentTally } from "./projects.presenter.ts";
import {
  countProjects,
  findProject,
  insertProject,
  type ProjectFilter,
  selectProjects,
  setArchived,
  sumProjects,
  updateProject,
} from "./projects.repository.ts";
import { replacedWords } from "./replacedWords.ts";
import { copyTerms } from "./send/projectTerms.repository.ts";
import { handInDueRequests } from "./sendScheduledJobs.job.ts";
import { publishColumns } from "./sheet/publishRows.service.ts";

const present = (actor: MemberActor, view: ProjectView): Project =>
  presentProject(view, actor.canSeeFees, dayInJapan(now()));

type ListQuery = Omit<ProjectFilter, "archived"> & Parameters<typeof selectProjects>[2];

/** One page of projects with their counts per phase; the archived ones only where they are asked for, and last. */
export async function listProjects(
  actor: MemberActor,
  { with_archived, ...query }: ListQuery & { with_archived: boolean },
) {
  if (!with_archived) return pageOf(actor, { ...query, archived: false });
  const { limit, cursor, sort, ...filter } = query;
  const { rows, next_cursor } = await archivedBehind(
    { limit, cursor },
    ({ archived, ...page }) => selectProjects(actor.company_uid, { ...filter, archived }, { ...page, sort }),
    ({ key, uid }) => encodeCursor([sort, key, uid]),
  );
  return {
    items: rows.map((row) => present(actor, row)),
    next_cursor,
    total: await countProjects(actor.company_uid, filter),
  };
}

export const listArchivedProjects = (actor: MemberActor, query: ListQuery) =>
  pageOf(actor, { ...query, archived: true });

async function pageOf(actor: MemberActor, query: ListQuery & { archived: boolean }) {
  const { limit, cursor, sort, ...filter } = query;
  const rows = await selectProjects(actor.company_uid, filter, { limit: limit + 1, sort, cursor });
  const { rows: shown, next_cursor } = toPage(rows, limit, sort);
  return {
    items: shown.map((row) => present(actor, row)),
    next_cursor,
    total: await countProjects(actor.company_uid, filter),
  };
}

/** @throws AppError not_found */
export const getProject = async (actor: MemberActor, { id }: { id: string }): Promise<Project> =>
  present(actor, found(await findProject(actor.company_uid, id)));

/** Sums over everything that the list would show page by page. */
export async function getTotals(actor: MemberActor, filter: ProjectFilter) {
  const { project_count, budget, tally } = await sumProjects(actor.company_uid, filter);
  return {
    project_count,
    budget: actor.canSeeFees ? budget : null,
    ...presentTally(tally, actor.canSeeFees),
  };
}

/** Several at once, all or nothing. @throws AppError not_found */
export const archiveSeveral = (
  actor: MemberActor,
  { uids, archived }: { uids: readonly string[]; archived: boolean },
): Promise<{ changed: string[] }> =>
  inTransaction(async () => {
    const at = now();
    const wanted = [...new Set(uids)];
    const { known, changed } = await setArchived(actor.company_uid, wanted, {
      archived_at: archived ? at : null,
      at,
      by: actor.uid,
    });
    if (known < wanted.length) throw new AppError("not_found");
    if (!archived && changed.length > 0) await handInDueRequests();
    return { changed };
  });

/** @throws AppError not_found (the project to copy), invalid_request (owner is no member) */
export function createProject(
  actor: MemberActor,
  { duplicate_of, with_creators = false, with_fees = false, ...body }: ProjectBody,
): Promise<Project & { copied: { creators: number; left_out: number } | null }> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    await checkOwner(company_uid, body.owner_uid);
    const source = duplicate_of ? found(await findProject(company_uid, duplicate_of)).project : undefined;
    const uid = newUid();
    const at = now();
    const copied = source && { ...source, ...comingDays(source, dayInJapan(at)) };
    const inherited =
      copied && Object.fromEntries(copiedNames(projectFields).map((key) => [key, copied[key]]));
    const values = { ...blankProject, ...inherited, ...body };
    checkDays(values, copied);
    await insertProject({
      ...values,
      uid,
      company_uid,
      created_by: actor.uid,
      updated_by: actor.uid,
      created_at: at,
      updated_at: at,
      columns: source?.columns ?? defaultColumns(),
    });
    const creators =
      duplicate_of && with_creators
        ? await copyCreators(company_uid, duplicate_of, { uid, with_fees, at })
        : null;
    if (source) {
      await copyTerms(company_uid, source.uid, uid);
      await copySettings(company_uid, source.uid, uid);
    }
    return { ...(await getProject(actor, { id: uid })), copied: creators };
  });
}

/** Deadlines that were copied, none of them before today. */
function comingDays(source: ProjectRow, today: string): Partial<ProjectRow> {
  const names = copiedNames(projectFields).filter((name) => projectFields[name].kind === "day");
  const days = Object.fromEntries(names.map((name) => [name, source[name] as string | null]));
  return movedDays(days, today).days;
}

async function checkOwner(company_uid: string, owner_uid: string | null | undefined): Promise<void> {
  if (!owner_uid || (await findColleague(company_uid, owner_uid))) return;
  throw new AppError("invalid_request", {
    fields: { owner_uid: "担当者がメンバーにいません。選び直してください。" },
  });
}

type Days = Parameters<typeof dayOrderProblems>[0];

function checkDays(days: Days, before: Days | undefined): void {
  const fields = dayOrderProblems(days, before);
  if (Object.keys(fields).length > 0) throw new AppError("invalid_request", { fields });
}

type Values = Partial<Omit<ProjectRow, "uid" | "company_uid">>;

/** @throws AppError not_found, stale_version with the present state */
async function save(actor: MemberActor, uid: string, values: Values, version?: number): Promise<Project> {
  const saved = await updateProject(
    actor.company_uid,
    uid,
    { ...values, updated_at: now(), updated_by: actor.uid },
    version,
  );
  const current = await getProject(actor, { id: uid });
  if (!saved) throw new AppError("stale_version", { current });
  return current;
}

/** Without a version nobody can be asked which state stays: the last one does, and the audit log says who wrote it. */
async function saveOver(
  actor: MemberActor,
  uid: string,
  values: Values,
  version: number | undefined,
): Promise<Project> {
  if (version !== undefined) return save(actor, uid, values, version);
  const before = await getProject(actor, { id: uid });
  const saved = await save(actor, uid, values);
  const replaced = replacedWords(before, saved);
  await audit("project.overwrite", uid, { fields: Object.keys(values), replaced });
  return saved;
}

/** Only the fields given are changed. @throws AppError not_found, stale_version, invalid_request */
export function editProject(
  actor: MemberActor,
  { id: uid, version, ...values }: ProjectUpdateBody & { id: string },
): Promise<Project> {
  return inTransaction(async () => {
    const { project } = found(await findProject(actor.company_uid, uid));
    checkDays({ ...project, ...values }, project);
    await checkOwner(actor.company_uid, values.owner_uid);
    return saveOver(actor, uid, values as Partial<ProjectRow>, version);
  });
}

/** 案件ノート. @throws AppError not_found, stale_version */
export const editNote = (
  actor: MemberActor,
  { id: uid, note, version }: { id: string; note: string; version?: number | undefined },
): Promise<Project> => inTransaction(() => saveOver(actor, uid, { note }, version));

/** Columns of the project's table. @throws AppError not_found, stale_version, invalid_request */
export const editColumns = (
  actor: MemberActor,
  { id: uid, columns, version }: { id: string; columns: ProjectColumn[]; version?: number | undefined },
): Promise<Project> =>
  inTransaction(async () => {
    checkColumns(columns);
    const saved = await saveOver(actor, uid, { columns }, version);
    await publishColumns(actor.company_uid, uid);
    return saved;
  });

/** Archiving blocks sending and deletes nothing; what was scheduled goes out after it is brought back. */
export const archiveProject = (
  actor: MemberActor,
  { id: uid, archived }: { id: string; archived: boolean },
): Promise<Project> =>
  inTransaction(async () => {
    const { project } = found(await findProject(actor.company_uid, uid));
    if ((project.archived_at !== null) === archived) return getProject(actor, { id: uid });
    const saved = await save(actor, uid, { archived_at: archived ? now() : null });
    if (!archived) await handInDueRequests();
    return saved;
  });
