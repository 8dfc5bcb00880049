import { and, count, eq, inArray, isNull, like, notInArray, or, sql } from "drizzle-orm";
import { now } from "../core/context.ts";
import { deleteRowsOf } from "../core/deleteRowsOf.repository.ts";
import { purgeOutboxFiles } from "../core/purgeOutboxFiles.job.ts";
import { db, inSavepoint, inTransaction, isForeignKeyViolation } from "../db/index.ts";
import { companies, memberships, users } from "../db/schema/accounts.ts";
import { creators } from "../db/schema/creators.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { outboxMails } from "../db/schema/records.ts";
import { credentials, refreshFamilies } from "../db/schema/sign-in.ts";
import { supportChatRooms } from "../db/schema/support-chat-rooms.ts";
import { uploads } from "../db/schema/uploads.ts";
import { purgeUploads } from "../uploads/purgeUploads.job.ts";
import { demoCompanies, demoPeople } from "./accounts.ts";
import { companyData, peopleOf } from "./data/companyData.ts";

const companyUids = [...Object.values(demoCompanies), ...companyData.map(({ uid }) => uid)];
const personUids = [...demoPeople, ...peopleOf(companyData)].map(({ uid }) => uid);

/** What goes with the demo, in words of whoever is asked: also members who joined its companies later. */
export async function whatDemoHolds() {
  const names = await db()
    .select({ uid: companies.uid, name: companies.name })
    .from(companies)
    .where(inArray(companies.uid, companyUids));
  const [row] = await db()
    .select({ count: count() })
    .from(managedCreators)
    .where(inArray(managedCreators.company_uid, companyUids));
  const others = await db()
    .selectDistinct({ email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.uid, memberships.user_uid))
    .where(and(inArray(memberships.company_uid, companyUids), notInArray(users.uid, personUids)));
  return {
    companies: companyUids.flatMap((uid) => names.find((each) => each.uid === uid)?.name ?? []),
    managedCreators: row?.count ?? 0,
    members: others.map(({ email }) => email),
  };
}

/** Removes the demo's companies with all that is theirs, its accounts and its sample creators, and then their files. */
export async function removeDemo(): Promise<void> {
  await removeRows();
  // A nightly run does the same, should this one be cut off.
  await purgeOutboxFiles.run({});
  await purgeUploads.run({});
}

/** Whole or not at all. */
const removeRows = (): Promise<void> =>
  inTransaction(async () => {
    await takeFilesAway();
    await db()
      .update(users)
      .set({ active_company_uid: null })
      .where(inArray(users.active_company_uid, companyUids));
    await deleteRowsOf("company_uid", companyUids);
    // Written by the deletion of the creators just now.
    await db().execute(sql`delete from creator_changes where ${inArray(sql`company_uid`, companyUids)}`);
    await db().delete(companies).where(inArray(companies.uid, companyUids));
    await db().delete(credentials).where(inArray(credentials.user_uid, personUids));
    await db().delete(refreshFamilies).where(inArray(refreshFamilies.user_uid, personUids));
    await deleteRowsOf("user_uid", personUids);
    await db().delete(supportChatRooms).where(like(supportChatRooms.creator_uid, "demo-creator-%"));
    for (const uid of personUids) {
      const isGone = await tried(() => db().delete(users).where(eq(users.uid, uid)));
      // What another company has of this person keeps its author; nobody can sign in as them any more.
      if (!isGone) await db().update(users).set({ deleted_at: now(), image: null }).where(eq(users.uid, uid));
    }
    const samples = await db()
      .select({ uid: creators.uid })
      .from(creators)
      .where(like(creators.uid, "demo-creator-%"));
    for (const { uid } of samples) {
      await tried(() => db().delete(creators).where(eq(creators.uid, uid)));
    }
  });

/** Pictures are marked, so that the purge finds their files; mails to the demo's people name no company. */
async function takeFilesAway(): Promise<void> {
  await db()
    .update(uploads)
    .set({ removed_at: now(), name: "", company_uid: null, room_uid: null })
    .where(
      or(
        inArray(uploads.company_uid, companyUids),
        and(isNull(uploads.company_uid), inArray(uploads.uploader_uid, personUids)),
        like(uploads.support_creator_uid, "demo-creator-%"),
      ),
    );
  const addresses = db().select({ email: users.email }).from(users).where(inArray(users.uid, personUids));
  await db().delete(outboxMails).where(inArray(outboxMails.to_address, addresses));
}

/** Whether it could be done: false where a row of somebody else refers to what was to go. */
async function tried(run: () => Promise<unknown>): Promise<boolean> {
  try {
    await inSavepoint(run);
    return true;
  } catch (cause) {
    if (isForeignKeyViolation(cause)) return false;
    throw cause;
  }
}
