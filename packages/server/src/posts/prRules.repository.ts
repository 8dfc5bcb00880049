import {
  type Platform,
  type PrPlatformRule,
  type PrRule,
  type PrRuleBody,
  platforms,
  prRuleDefaults,
} from "@tsumugi/contract";
import { and, eq, sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import { prRules } from "../db/schema/pr-ledger.ts";

/** Every platform's rule: the company's own, otherwise the product's. */
export async function selectPrRules(company_uid: string): Promise<Record<Platform, PrRule>> {
  const rows = await db().select().from(prRules).where(eq(prRules.company_uid, company_uid));
  const saved = new Map(rows.map((row) => [row.platform, row]));
  return Object.fromEntries(
    platforms.map((platform) => [platform, toRule(platform, saved.get(platform))]),
  ) as Record<Platform, PrRule>;
}

function toRule(platform: Platform, row: (PrPlatformRule & { version: number }) | undefined): PrRule {
  const { wordings, required_tags, head_chars, needs_label } = row ?? prRuleDefaults[platform];
  return {
    platform,
    wordings: [...wordings],
    required_tags: [...required_tags],
    head_chars,
    needs_label,
    version: row?.version ?? 0,
  };
}

/** Undefined where somebody else has saved another version meanwhile. */
export async function savePrRule(
  company_uid: string,
  { platform, version, ...rule }: PrRuleBody,
  by: { readonly updated_by: string; readonly updated_at: Date },
): Promise<PrRule | undefined> {
  const values = Object.assign({ ...rule }, by);
  const [row] =
    version === 0
      ? await db()
          .insert(prRules)
          .values({ company_uid, platform, ...values })
          .onConflictDoNothing()
          .returning()
      : await db()
          .update(prRules)
          .set({ ...values, version: sql`${prRules.version} + 1` })
          .where(
            and(
              eq(prRules.company_uid, company_uid),
              eq(prRules.platform, platform),
              eq(prRules.version, version),
            ),
          )
          .returning();
  return row && toRule(platform, row);
}
