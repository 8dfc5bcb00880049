import type { Platform } from "@tsumugi/contract";

/** Values of the form = the body of the call, field by field. */
export interface ProjectFormValues {
  name: string;
  client_name: string;
  product_name: string;
  purpose: string;
  budget: number | null;
  starts_on: string | null;
  ends_on: string | null;
  platforms: Platform[];
  owner_uid: string | null;
  required_hashtags: string[];
  required_mentions: string[];
  disclosure_rule: string;
  reply_due_on: string | null;
  draft_due_on: string | null;
  posting_starts_on: string | null;
  posting_ends_on: string | null;
  metrics_due_on: string | null;
  payment_due_on: string | null;
}

export const emptyProjectForm: ProjectFormValues = {
  name: "",
  client_name: "",
  product_name: "",
  purpose: "",
  budget: null,
  starts_on: null,
  ends_on: null,
  platforms: [],
  owner_uid: null,
  required_hashtags: [],
  required_mentions: [],
  disclosure_rule: "",
  reply_due_on: null,
  draft_due_on: null,
  posting_starts_on: null,
  posting_ends_on: null,
  metrics_due_on: null,
  payment_due_on: null,
};
