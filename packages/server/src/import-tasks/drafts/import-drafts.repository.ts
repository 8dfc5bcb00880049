import { and, desc, eq, gt, isNull, lt, type SQL, sql } from "drizzle-orm";
import { db } from "../../db/index.ts";
import { importDraftParts, importDrafts } from "../../db/schema/import-tasks.ts";
import { asBase64, readInParts } from "../files/parts.repository.ts";
import type { ImportDraftRecord } from "./import-drafts.presenter.ts";

const t = importDrafts;
const parts = importDraftParts;

const one = (company_uid: string, uid: string) => and(eq(t.company_uid, company_uid), eq(t.uid, uid));

/** What its owner sees: whole, not thrown away, not given over to an import. */
const alive = (company_uid: string, created_by: string, at: Date) =>
  and(
    eq(t.company_uid, company_uid),
    eq(t.created_by, created_by),
    eq(t.is_whole, true),
    isNull(t.task_uid),
    gt(t.expires_at, at),
  );

export async function insertDraft(
  _company_uid: string,
  row: typeof importDrafts.$inferInsert,
): Promise<void> {
  await db().insert(t).values(row);
}

export async function insertDraftPart(
  company_uid: string,
  draft_uid: string,
  part: { position: number; bytes: SQL<Uint8Array> },
): Promise<void> {
  await db()
    .insert(parts)
    .values({ company_uid, draft_uid, ...part });
}

/** The uploaded bytes, in their order; part by part, as a driver holds each several times over while it reads it. */
export const draftBytes = (company_uid: string, draft_uid: string): Promise<Uint8Array> =>
  readInParts(async (position) => {
    const [part] = await db()
      .select({ bytes: asBase64(parts.bytes) })
      .from(parts)
      .where(
        and(eq(parts.company_uid, company_uid), eq(parts.draft_uid, draft_uid), eq(parts.position, position)),
      );
    return part?.bytes;
  });

const draft = (company_uid: string, created_by: string, uid: string, at: Date) =>
  db()
    .select()
    .from(t)
    .where(and(alive(company_uid, created_by, at), eq(t.uid, uid)));
type Asked = Parameters<typeof draft>;

export const findDraft = async (...asked: Asked): Promise<ImportDraftRecord | undefined> =>
  (await draft(...asked))[0];

/** The same, held until the transaction ends: two tabs change it one after the other. */
export const lockDraft = async (...asked: Asked): Promise<ImportDraftRecord | undefined> =>
  (await draft(...asked).for("update"))[0];

/** The newest first. */
export const listDrafts = (company_uid: string, created_by: string, at: Date) =>
  db()
    .select({
      uid: t.uid,
      file_name: t.file_name,
      size: t.size,
      created_at: t.created_at,
      expires_at: t.expires_at,
    })
    .from(t)
    .where(alive(company_uid, created_by, at))
    .orderBy(desc(t.created_at), desc(t.uid));

export async function updateDraft(
  company_uid: string,
  uid: string,
  values: Partial<Omit<ImportDraftRecord, "uid" | "company_uid">>,
): Promise<void> {
  await db().update(t).set(values).where(one(company_uid, uid));
}

/** What an import was to take over is a draft again, with everything chosen and fixed for it. */
export const giveBackDraft = (company_uid: string, uid: string, expires_at: Date): Promise<void> =>
  updateDraft(company_uid, uid, { task_uid: null, step: "mapping", expires_at });

/** With its parts, its fixed cells and its judged rows. */
export async function deleteDraft(company_uid: string, uid: string): Promise<void> {
  await db().delete(t).where(one(company_uid, uid));
}

/** Of one person's drafts the newest few stay. One that is being written is left alone; what a kill left expires. */
export async function deleteOldDrafts(company_uid: string, created_by: string, keep: number): Promise<void> {
  await db().execute(sql`
    delete from import_drafts where company_uid = ${company_uid} and uid in (
      select uid from import_drafts
      where company_uid = ${company_uid} and created_by = ${created_by} and task_uid is null and is_whole
      order by created_at desc, uid desc offset ${keep})`);
}

/** Those of every company that nobody came back to; an import under way still reads its own. */
export async function deleteExpiredDrafts(before: Date): Promise<void> {
  await db()
    .delete(t)
    .where(and(lt(t.expires_at, before), isNull(t.task_uid)));
}
