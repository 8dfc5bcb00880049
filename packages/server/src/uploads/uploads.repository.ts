import { and, count, eq, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import { linkKeys, uploads } from "../db/schema/uploads.ts";

export type UploadRow = typeof uploads.$inferSelect;

/** The room that a chat image belongs to, on either side. */
export type ChatPlace =
  | { readonly company_uid: string; readonly room_uid: string }
  | { readonly support_creator_uid: string };

const at = (place: ChatPlace): SQL | undefined =>
  "room_uid" in place
    ? and(eq(uploads.company_uid, place.company_uid), eq(uploads.room_uid, place.room_uid))
    : eq(uploads.support_creator_uid, place.support_creator_uid);

export async function insertUpload(row: typeof uploads.$inferInsert): Promise<void> {
  await db().insert(uploads).values(row);
}

/** Found by its uid alone: the link was made for somebody who may see it. A deleted company's pictures answer no more. */
export async function findUpload(uid: string): Promise<UploadRow | undefined> {
  const [row] = await db()
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.uid, uid),
        isNull(uploads.removed_at),
        sql`(${uploads.company_uid} is null
          or ${uploads.company_uid} in (select uid from companies where deleted_at is null))`,
      ),
    );
  return row;
}

/** Chat images that no comment and no draft shows yet. */
export async function countLoose(uploader_uid: string): Promise<number> {
  const [row] = await db()
    .select({ total: count() })
    .from(uploads)
    .where(
      and(
        eq(uploads.uploader_uid, uploader_uid),
        eq(uploads.purpose, "chat"),
        isNull(uploads.comment_id),
        isNull(uploads.draft_uid),
        isNull(uploads.removed_at),
      ),
    );
  return row?.total ?? 0;
}

/** Ties images to a comment: those of this room and sender that stand in no other comment. Answers what was tied. */
export function attachUploads(
  place: ChatPlace,
  by: { readonly uploader_uid: string; readonly comment_id: string },
  uids: readonly string[],
) {
  return db()
    .update(uploads)
    .set({ comment_id: by.comment_id })
    .where(
      and(
        at(place),
        inArray(uploads.uid, [...uids]),
        eq(uploads.uploader_uid, by.uploader_uid),
        isNull(uploads.removed_at),
        isNull(uploads.draft_uid),
        or(isNull(uploads.comment_id), eq(uploads.comment_id, by.comment_id)),
      ),
    )
    .returning({
      uid: uploads.uid,
      name: uploads.name,
      width: uploads.width,
      height: uploads.height,
    });
}

/** Of these pictures those that a draft may show: the writer's own that stand nowhere yet, and those of its job's drafts. */
export function draftImages(
  company_uid: string,
  { room_uid, job_request_uid, writer }: { room_uid: string; job_request_uid: string; writer: string },
  uids: readonly string[],
) {
  return db()
    .select({ uid: uploads.uid, name: uploads.name, width: uploads.width, height: uploads.height })
    .from(uploads)
    .where(
      and(
        at({ company_uid, room_uid }),
        inArray(uploads.uid, [...uids]),
        isNull(uploads.removed_at),
        or(
          and(eq(uploads.uploader_uid, writer), isNull(uploads.comment_id), isNull(uploads.draft_uid)),
          sql`${uploads.draft_uid} in (select d.uid from job_drafts d
            where d.company_uid = ${company_uid} and d.job_request_uid = ${job_request_uid})`,
        ),
      ),
    )
    .for("update");
}

/** Pictures stay with the draft that showed them first. */
export async function tieToDraft(
  company_uid: string,
  uids: readonly string[],
  draft_uid: string,
): Promise<void> {
  if (uids.length === 0) return;
  await db()
    .update(uploads)
    .set({ draft_uid })
    .where(
      and(eq(uploads.company_uid, company_uid), inArray(uploads.uid, [...uids]), isNull(uploads.draft_uid)),
    );
}

/** The images of a comment go to another sender, who may tie them to it again. */
export async function handOverUploads(
  place: ChatPlace,
  comment_id: string,
  uploader_uid: string,
): Promise<void> {
  await db()
    .update(uploads)
    .set({ uploader_uid })
    .where(and(at(place), eq(uploads.comment_id, comment_id)));
}

/** From now on the files of a comment answer no more, but those to `keep`. */
export async function removeUploadsOf(
  place: ChatPlace,
  comment_id: string,
  removed_at: Date,
  keep: readonly string[] = [],
): Promise<void> {
  await db()
    .update(uploads)
    .set({ removed_at })
    .where(and(at(place), eq(uploads.comment_id, comment_id), notInArray(uploads.uid, [...keep])));
}

/** Uploads that an `image` field names, wherever it stands. */
const shown = sql`(
  select split_part(split_part(image, '?', 1), '/', 3) from (
    select image from users union all select image from companies
    union all select image from managed_creators union all select image from creators
    union all select picture as image from post_collections
  ) as fields where image like '/uploads/%'
  union all select screenshot from (
    select screenshot from post_pr_checks union all select screenshot from post_reuses
    union all select screenshot from post_figure_entries
  ) as evidence where screenshot is not null
)`;

/** Whether a picture may stand as evidence: sent as such by a member of the company. */
export async function isEvidence(company_uid: string, uid: string): Promise<boolean> {
  const rows = await db()
    .select({ uid: uploads.uid })
    .from(uploads)
    .where(
      and(
        eq(uploads.company_uid, company_uid),
        eq(uploads.uid, uid),
        eq(uploads.purpose, "evidence"),
        isNull(uploads.removed_at),
      ),
    );
  return rows.length > 0;
}

/** What nothing shows: taken away, or sent before `before` and never put anywhere. At most `limit`. */
export function unusedUploads(before: Date, limit: number) {
  const isOld = sql`${uploads.created_at} < ${before.toISOString()}::timestamptz`;
  return db()
    .select({ uid: uploads.uid, content_type: uploads.content_type })
    .from(uploads)
    .where(
      or(
        isNotNull(uploads.removed_at),
        and(isOld, eq(uploads.purpose, "chat"), isNull(uploads.comment_id), isNull(uploads.draft_uid)),
        and(isOld, sql`${uploads.purpose} <> 'chat'`, sql`${uploads.uid} not in ${shown}`),
      ),
    )
    .orderBy(uploads.created_at)
    .limit(limit);
}

export async function deleteUpload(uid: string): Promise<void> {
  await db().delete(uploads).where(eq(uploads.uid, uid));
}

/** The secret that signs links, made by a migration. */
export async function findLinkKey(): Promise<string | undefined> {
  const [row] = await db().select().from(linkKeys).where(eq(linkKeys.name, "uploads"));
  return row?.secret;
}
