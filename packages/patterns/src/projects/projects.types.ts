import type { JobPhase, NextDeadline, Platform } from "@tsumugi/contract";
import type { AccountLook } from "../managed-creators/creators.types.ts";
import type { PersonLook } from "../shared/types.ts";

export interface ProjectLook {
  uid: string;
  name: string;
  client_name: string;
  product_name: string;
  starts_on: string | null;
  ends_on: string | null;
  platforms: readonly Platform[];
  owner: PersonLook | null;
  budget: number | null;
  phase_counts: Partial<Record<JobPhase, number>>;
  creator_count: number;
  next_deadline: NextDeadline | null;
  /** Rows that wait for us. */
  pending_count: number;
  archived_at: string | null;
  updated_at: string;
}

export interface ProjectCreatorLook {
  creator_uid: string;
  display_name: string;
  image: string | null;
  accounts: readonly AccountLook[];
  follower_count: number | null;
  job_status: string;
  job_request_uid: string | null;
  chat_room_uid: string | null;
  fee: number | null;
  memo: string;
  days_in_status: number;
  next_deadline: NextDeadline | null;
  unread_count: number;
  post_count: number;
}

/** A move that the menu offers, or shows with the reason why not. */
export interface StatusMove {
  job_status: string;
  allowed: boolean;
  needs_reason: boolean;
  /** Why it cannot be chosen. */
  reason?: string;
}

/** What a job is asked for, as typed. */
export interface TermsValues {
  work: string;
  delivery_on: string | null;
  delivery_place: string;
  inspection_on: string | null;
  fee: number | null;
  payment_on: string | null;
  payment_method: string;
  secondary_use: string;
  note: string;
  reply_due_on: string | null;
}
