import type { MatchedLine, NewCreator, PlatformAccount } from "@tsumugi/contract";

/** Where the candidates come from. */
export type AssignSource = "search" | "views" | "projects" | "paste";

export interface AssignableCreator {
  uid: string;
  display_name: string;
  real_name: string;
  image: string | null;
  accounts: readonly Pick<PlatformAccount, "platform" | "handle">[];
  follower_count: number | null;
  /** Tax-excluded yen in the project that the row comes from; absent elsewhere, null for viewers. */
  fee?: number | null;
}

/** The rows of one source, as far as they have arrived. */
export interface AssignRowsLook {
  creators: readonly AssignableCreator[];
  loading?: boolean;
  /** Why rows are missing: cause, then cure. */
  error?: string;
  onRetry?: () => void;
  totalCount?: number;
  hasMore?: boolean;
  onLoadMore?: () => void;
}

/** A source of which one has to be chosen first: a saved view, another project. */
export interface AssignFromLook extends AssignRowsLook {
  options: readonly { value: string; label: string }[];
  optionsLoading?: boolean;
  chosen: string | null;
  onChoose: (uid: string | null) => void;
}

/** A pasted line with what was decided about it. */
export interface PastedLine {
  matched: MatchedLine;
  /** Of several candidates. */
  picked: string | null;
  registers: boolean;
  /** Under which name it is registered. */
  display_name: string;
}

export interface AssignOrder {
  uids: readonly string[];
  register: readonly NewCreator[];
}

/** What became of an order. One half can fail without the other. */
export interface AssignOutcome {
  assigned: readonly string[];
  already: readonly string[];
  /** How many were registered, and how many accounts somebody had registered meanwhile; null: failed or not asked. */
  registered: { made: number; existing: number } | null;
  assignFailure?: string;
  registerFailure?: string;
}
