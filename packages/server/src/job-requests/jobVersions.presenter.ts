import type { JobVersion } from "@tsumugi/contract";
import type { JobVersionView } from "./jobVersions.repository.ts";
import { presentTerms } from "./terms.presenter.ts";

/** A version of the terms on the wire; viewers get no fee, wished ones neither. */
export function presentVersion({ row, sender, recorder }: JobVersionView, canSeeFees: boolean): JobVersion {
  const { version, terms, answer, wish } = row;
  return {
    version,
    terms: presentTerms(terms, canSeeFees),
    sent_by: sender,
    sent_at: row.sent_at?.toISOString() ?? null,
    scheduled_at: row.scheduled_at?.toISOString() ?? null,
    answer,
    answered_at: row.answered_at?.toISOString() ?? null,
    answered_by: recorder,
    wish: wish && { ...wish, fee: canSeeFees ? wish.fee : null },
  };
}
