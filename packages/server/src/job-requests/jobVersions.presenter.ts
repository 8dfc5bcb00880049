import type { JobVersion } from "@tsumugi/contract";
import type { JobVersionView } from "./jobVersions.repository.ts";
import { type FeeSight, presentTerms } from "./terms.presenter.ts";

/** A version of the terms on the wire; viewers get no fee, wished ones neither. */
export function presentVersion({ row, sender, recorder }: JobVersionView, sight: FeeSight): JobVersion {
  const { version, terms, answer, wish } = row;
  return {
    version,
    terms: presentTerms(terms, sight),
    sent_by: sender,
    sent_at: row.sent_at?.toISOString() ?? null,
    scheduled_at: row.scheduled_at?.toISOString() ?? null,
    answer,
    answered_at: row.answered_at?.toISOString() ?? null,
    answered_by: recorder,
    wish: wish && { ...wish, fee: sight.canSeeFees ? wish.fee : null },
  };
}
