import { reportSections } from "@tsumugi/contract";
import { now } from "../core/context.ts";
import { projectReports } from "../db/schema/reports.ts";
import { insertAll, type SeedCompany } from "./seedContext.ts";
import type { SeedJob } from "./seedJobs.ts";

const COMMENT = [
  "「{product}」の投稿は、朝の支度や乾燥を感じる場面を見せたものほど保存が伸びました。",
  "再生は公開から3日でおよそ半分が集まり、2週目以降も検索からの再生が続いています。",
  "次回は、反応の単価が低かったクリエイターに続けて依頼し、比較の形の動画を1本ずつ加えることを提案します。",
].join("\n");

const POSTED = ["posted", "inspected", "paying", "completed"];

/** What the demo's staff wrote of projects whose posts are up, with what was aimed at. */
export async function seedReports(company: SeedCompany, jobs: readonly SeedJob[]): Promise<void> {
  const done = jobs.filter(({ status }) => POSTED.includes(status));
  const projects = new Map(done.map(({ project }) => [project.uid, project]));
  await insertAll(
    projectReports,
    [...projects.values()].map(({ uid, product_name }) => {
      const posts = done.filter(({ project }) => project.uid === uid).length;
      return {
        company_uid: company.uid,
        project_uid: uid,
        sections: [...reportSections],
        targets: { post_count: posts, views: posts * 60_000, engagements: posts * 6_500 },
        comment: COMMENT.replace("{product}", product_name),
        version: 2,
        updated_by: company.staff[0],
        updated_at: now(),
      };
    }),
  );
}
