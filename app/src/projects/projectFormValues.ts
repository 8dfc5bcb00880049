import type { Project } from "@tsumugi/contract";
import type { ProjectFormValues } from "@tsumugi/patterns";

/** What the form edits, from what the server keeps. */
export const projectFormValues = (project: Project): ProjectFormValues => ({
  name: project.name,
  client_name: project.client_name,
  product_name: project.product_name,
  purpose: project.purpose,
  budget: project.budget,
  starts_on: project.starts_on,
  ends_on: project.ends_on,
  platforms: [...project.platforms],
  owner_uid: project.owner?.uid ?? null,
  required_hashtags: [...project.required_hashtags],
  required_mentions: [...project.required_mentions],
  disclosure_rule: project.disclosure_rule,
  reply_due_on: project.reply_due_on,
  draft_due_on: project.draft_due_on,
  posting_starts_on: project.posting_starts_on,
  posting_ends_on: project.posting_ends_on,
  metrics_due_on: project.metrics_due_on,
  payment_due_on: project.payment_due_on,
});
