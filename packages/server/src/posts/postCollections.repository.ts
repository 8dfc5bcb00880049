import type { Platform, PlatformFault } from "@tsumugi/contract";
import { and, asc, eq, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import { type Db, db } from "../db/index.ts";
import { postCollections } from "../db/schema/platforms.ts";
import { projectPosts } from "../db/schema/posts.ts";
import { uploads } from "../db/schema/uploads.ts";
import type { PostRow } from "./posts.repository.ts";

const t = postCollections;

export type CollectionRow = typeof postCollections.$inferSelect;
/** A post that this process alone may fetch, as long as the claim lasts. */
export interface Claimed {
  readonly post: PostRow;
  readonly collection: CollectionRow;
}

/** What another key may put right. */
const KEY_FAULTS: PlatformFault[] = ["not_configured", "key_refused", "permission_missing"];

/** An erased person's posts would bring name and words back. */
const isErased = sql`exists (select 1 from project_posts p
  join managed_creators m on m.company_uid = p.company_uid and m.uid = p.creator_uid
  where p.uid = ${t.post_uid} and m.erased_at is not null)`;

const free = (now: Date) => or(isNull(t.claimed_until), lte(t.claimed_until, now));

/** Over all companies: what is due, longest first. */
export const dueCollections = (now: Date, limit: number) =>
  db()
    .select({ post_uid: t.post_uid })
    .from(t)
    .where(
      and(
        isNotNull(t.next_at),
        lte(t.next_at, now),
        free(now),
        sql`${t.company_uid} in (select uid from companies where deleted_at is null)`,
        sql`${t.post_uid} not in (select uid from project_posts where removed_at is not null)`,
        not(isErased),
      ),
    )
    .orderBy(asc(t.next_at))
    .limit(limit)
    .for("update", { skipLocked: true });

interface Claim {
  readonly claim: string;
  readonly now: Date;
  readonly until: Date;
}

async function claimWhere(
  which: SQL | undefined,
  { claim, now, until }: Claim,
  from: Pick<Db, "update"> = db(),
): Promise<Claimed[]> {
  const rows = await from
    .update(t)
    .set({ claim, claimed_until: until, tried_at: now })
    .where(which)
    .returning();
  if (rows.length === 0) return [];
  const posts = await db()
    .select()
    .from(projectPosts)
    .where(
      inArray(
        projectPosts.uid,
        rows.map(({ post_uid }) => post_uid),
      ),
    );
  return rows.flatMap((collection) => {
    const post = posts.find(({ uid }) => uid === collection.post_uid);
    return post ? [{ post, collection }] : [];
  });
}

/**
 * Takes what is due: two processes never take the same post. The rows are chosen beside the update, once: as a part of its
 * condition they might be chosen again for each row, which then takes more than the limit.
 */
export function claimDue(claim: Claim, limit: number): Promise<Claimed[]> {
  const due = db().$with("due").as(dueCollections(claim.now, limit));
  const chosen = db().select({ post_uid: due.post_uid }).from(due);
  return claimWhere(inArray(t.post_uid, chosen), claim, db().with(due));
}

/** Takes one post, due or not; undefined where it is being fetched now. */
export async function claimPost(
  company_uid: string,
  post_uid: string,
  claim: Claim,
): Promise<Claimed | undefined> {
  const own = and(eq(t.company_uid, company_uid), eq(t.post_uid, post_uid), free(claim.now), not(isErased));
  return (await claimWhere(own, claim))[0];
}

export async function isOfErased(company_uid: string, post_uid: string): Promise<boolean> {
  const own = and(eq(t.company_uid, company_uid), eq(t.post_uid, post_uid), isErased);
  return (await db().select({ post_uid: t.post_uid }).from(t).where(own)).length > 0;
}

/** Holds the row until the transaction ends; undefined where somebody else has taken the post since. */
export async function lockClaim({ post_uid, claim }: CollectionRow): Promise<CollectionRow | undefined> {
  const [row] = await db()
    .select()
    .from(t)
    .where(and(eq(t.post_uid, post_uid), claim === null ? isNull(t.claim) : eq(t.claim, claim)))
    .for("update");
  return row;
}

export const lockCollection = async (
  company_uid: string,
  post_uid: string,
): Promise<CollectionRow | undefined> => {
  const own = and(eq(t.company_uid, company_uid), eq(t.post_uid, post_uid));
  const [row] = await db().select().from(t).where(own).for("update");
  return row;
};

export async function updateCollection(
  company_uid: string,
  post_uid: string,
  values: Partial<Omit<CollectionRow, "company_uid" | "post_uid">>,
): Promise<void> {
  await db()
    .update(t)
    .set(values)
    .where(and(eq(t.company_uid, company_uid), eq(t.post_uid, post_uid)));
}

/** A project's rows with each post's platform, newest post first. */
export const selectCollections = (
  company_uid: string,
  filter: { readonly project_uid?: string; readonly post_uid?: string },
): Promise<{ collection: CollectionRow; platform: Platform; thumbnail: string | null }[]> =>
  db()
    .select({ collection: t, platform: projectPosts.platform, thumbnail: projectPosts.thumbnail })
    .from(projectPosts)
    .innerJoin(t, and(eq(t.company_uid, company_uid), eq(t.post_uid, projectPosts.uid)))
    .where(
      and(
        eq(projectPosts.company_uid, company_uid),
        filter.project_uid === undefined ? undefined : eq(projectPosts.project_uid, filter.project_uid),
        filter.post_uid === undefined ? undefined : eq(projectPosts.uid, filter.post_uid),
        isNull(projectPosts.removed_at),
      ),
    )
    .orderBy(asc(projectPosts.uid));

/** Every post of a project that is not finished becomes due; answers how many. */
export async function hurryProject(company_uid: string, project_uid: string, now: Date): Promise<number> {
  const rows = await db()
    .update(t)
    .set({ next_at: now })
    .where(
      and(
        eq(t.company_uid, company_uid),
        isNotNull(t.next_at),
        inArray(
          t.post_uid,
          db()
            .select({ uid: projectPosts.uid })
            .from(projectPosts)
            .where(
              and(
                eq(projectPosts.company_uid, company_uid),
                eq(projectPosts.project_uid, project_uid),
                isNull(projectPosts.removed_at),
              ),
            ),
        ),
      ),
    )
    .returning({ post_uid: t.post_uid });
  return rows.length;
}

/** Posts that could not be asked for without a key become due; answers how many. */
export async function hurryPlatform(company_uid: string, platform: Platform, now: Date): Promise<number> {
  const own = and(
    eq(projectPosts.company_uid, company_uid),
    eq(projectPosts.platform, platform),
    isNull(projectPosts.removed_at),
  );
  const ofPlatform = db().select({ uid: projectPosts.uid }).from(projectPosts).where(own);
  const waiting = and(inArray(t.fault, KEY_FAULTS), inArray(t.post_uid, ofPlatform), not(isErased));
  const rows = await db()
    .update(t)
    .set({ next_at: now })
    .where(and(eq(t.company_uid, company_uid), waiting))
    .returning({ post_uid: t.post_uid });
  return rows.length;
}

/** A kept picture is an upload of the company's without a person behind it. */
export async function insertPicture(row: typeof uploads.$inferInsert): Promise<void> {
  await db().insert(uploads).values(row);
}

export async function findPost(company_uid: string, uid: string): Promise<PostRow | undefined> {
  const [row] = await db()
    .select()
    .from(projectPosts)
    .where(and(eq(projectPosts.company_uid, company_uid), eq(projectPosts.uid, uid)));
  return row;
}

/** The newest figures, held until the transaction ends: a person may be writing one of them. */
export async function lockMetrics(company_uid: string, uid: string): Promise<PostRow["metrics"] | undefined> {
  const [row] = await db()
    .select({ metrics: projectPosts.metrics })
    .from(projectPosts)
    .where(and(eq(projectPosts.company_uid, company_uid), eq(projectPosts.uid, uid)))
    .for("update");
  return row?.metrics;
}
