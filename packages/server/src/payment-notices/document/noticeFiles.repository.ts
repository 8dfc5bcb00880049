import { and, eq, sql } from "drizzle-orm";
import { now } from "../../core/context.ts";
import { db } from "../../db/index.ts";
import { paymentNoticeFiles } from "../../db/schema/notice-files.ts";

const t = paymentNoticeFiles;

/** The kept document of an issued notice. Bytes travel in base64: as `bytea` they take the drivers far longer. */
export async function findNoticeFile(company_uid: string, notice_uid: string) {
  const [row] = await db()
    .select({ sha256: t.sha256, kept_at: t.kept_at, content: sql<string>`encode(${t.content}, 'base64')` })
    .from(t)
    .where(and(eq(t.company_uid, company_uid), eq(t.notice_uid, notice_uid)));
  return row && { ...row, content: new Uint8Array(Buffer.from(row.content, "base64")) };
}

/** Keeps the document, unless another process has done so already. */
export async function insertNoticeFile(
  company_uid: string,
  notice_uid: string,
  file: { readonly sha256: string; readonly content: Uint8Array },
): Promise<void> {
  const content = Buffer.from(file.content).toString("base64");
  await db()
    .insert(t)
    .values({
      company_uid,
      notice_uid,
      sha256: file.sha256,
      content: sql`decode(${content}, 'base64')`,
      kept_at: now(),
    })
    .onConflictDoNothing();
}
