import {
  type Figures,
  figuresOf,
  type ParsedBodyOf,
  type ProjectReport,
  perMeasuredPost,
  type ReportComparison,
  reportSections,
  sumFigures,
  type updateProjectReport as updateCall,
} from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { quantile } from "../posts/dailySeries.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { comparedProjects } from "./companyReport.repository.ts";
import * as repository from "./reports.repository.ts";

/** What is kept with a project's report. @throws AppError not_found */
export async function getProjectReport(
  { company_uid }: Pick<MemberActor, "company_uid">,
  { id }: { id: string },
): Promise<ProjectReport> {
  found(await findProjectRow(company_uid, id));
  const row = await repository.findReport(company_uid, id);
  if (!row) {
    return {
      sections: [...reportSections],
      targets: {},
      comment: "",
      version: 1,
      updated_at: null,
      updated_by: null,
    };
  }
  const { sections, targets, comment, version, updated_at } = row.report;
  return {
    sections,
    targets,
    comment,
    version,
    updated_at: updated_at.toISOString(),
    updated_by: row.editor,
  };
}

/** Keeps what is named; the rest stays. @throws AppError not_found, stale_version */
export async function updateProjectReport(
  actor: MemberActor,
  { id, version, sections, targets, comment }: ParsedBodyOf<typeof updateCall> & { id: string },
): Promise<ProjectReport> {
  const { company_uid } = actor;
  const present = await getProjectReport(actor, { id });
  const kept = {
    sections: sections ?? present.sections,
    targets: targets ?? present.targets,
    comment: comment ?? present.comment,
    version,
  };
  const isKept =
    present.version === version &&
    (await repository.keepReport({ company_uid, project_uid: id }, kept, {
      updated_by: actor.uid,
      updated_at: now(),
    }));
  if (!isKept) throw new AppError("stale_version", { current: await getProjectReport(actor, { id }) });
  return getProjectReport(actor, { id });
}

const medianOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  return known.length === 0 ? null : quantile(known, 0.5);
};

/** The project beside the company's others that have posts. @throws AppError not_found */
export async function compareProject(
  { company_uid, canSeeFees }: MemberActor,
  { id }: { id: string },
): Promise<ReportComparison> {
  found(await findProjectRow(company_uid, id));
  const compared = await comparedProjects(company_uid, id);
  const own = compared.find(({ project }) => project.uid === id);
  const others = compared
    .filter(({ project }) => project.uid !== id)
    .map(({ project, sums }) => {
      const figures = figuresOf(sums, canSeeFees);
      return { project, ...figures };
    });
  const median = (of: (figures: Figures) => number | null) => medianOf(others.map(of));
  return {
    own: figuresOf(own?.sums ?? sumFigures([]), canSeeFees),
    projects: others,
    median: {
      post_count: median(({ post_count }) => post_count),
      views_per_post: median((figures) => perMeasuredPost(figures, "views")),
      engagements_per_post: median((figures) => perMeasuredPost(figures, "engagements")),
      er: median(({ er }) => er.value),
      cost: median(({ cost }) => cost),
      cpv: median(({ cpv }) => cpv.value),
      cpe: median(({ cpe }) => cpe.value),
    },
  };
}
