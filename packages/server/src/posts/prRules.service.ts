import type { Platform, PrRule, PrRuleBody } from "@tsumugi/contract";
import { findCompany } from "../companies/companyProfile.repository.ts";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { inTransaction } from "../db/index.ts";
import type { PrRules } from "./prCheck.ts";
import { savePrRule, selectPrRules } from "./prRules.repository.ts";

type ProjectRules = Pick<PrRules, "required_hashtags" | "required_mentions">;

/** What a company asks of posts, by platform and project; read once for however many posts. */
export async function rulesOf(
  company_uid: string,
): Promise<(platform: Platform, project: ProjectRules) => PrRules> {
  const [company, rules] = [await findCompany(company_uid), await selectPrRules(company_uid)];
  const ng_words = company?.ng_words ?? [];
  return (platform, { required_hashtags, required_mentions }) => ({
    required_hashtags,
    required_mentions,
    ng_words,
    platform: rules[platform],
  });
}

export async function listRules({
  company_uid,
}: Pick<MemberActor, "company_uid">): Promise<{ items: PrRule[] }> {
  return { items: Object.values(await selectPrRules(company_uid)) };
}

/** @throws AppError stale_version */
export function setRule(actor: MemberActor, body: PrRuleBody): Promise<PrRule> {
  const { company_uid } = actor;
  const { platform } = body;
  return inTransaction(async () => {
    const by = { updated_by: actor.uid, updated_at: now() };
    const saved = await savePrRule(company_uid, body, by);
    if (!saved) {
      const current = (await selectPrRules(company_uid))[platform];
      throw new AppError("stale_version", { current });
    }
    await audit("pr_rule.change", null, { platform });
    return saved;
  });
}
