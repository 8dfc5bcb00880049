import type { AssignHint } from "@tsumugi/contract";
import { Icon, Money, RelativeTime } from "@tsumugi/ui";
import { styled } from "styled-components";
import { warningsOf } from "./assignWords.ts";

const Root = styled.span`
  display: grid;
  gap: 2px;
  font-size: var(--tsu-text-sm);
  color: var(--tsu-text-muted);
  & > .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
  }
  & > .warning {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: start;
    gap: 4px;
    color: var(--tsu-warning-text);
    overflow-wrap: anywhere;
  }
  & > .warning > svg {
    margin-top: 3px;
  }
`;

export interface CreatorNotesProps {
  hint: AssignHint | undefined;
  /** In the project that the row comes from. */
  fee?: number | null;
}

/** What is good to know about a creator before adding: fees, last contact, and what speaks against it. */
export function CreatorNotes({ hint, fee }: CreatorNotesProps) {
  const lastFee = hint?.last_fee ?? null;
  const contact = hint?.last_contact_at ?? null;
  const warnings = warningsOf(hint);
  const hasFee = fee !== undefined && fee !== null;
  const lacksMail = hint?.has_email === false;
  if (!hasFee && lastFee === null && !contact && !lacksMail && warnings.length === 0) return null;
  return (
    <Root>
      {(hasFee || lastFee !== null || contact || lacksMail) && (
        <span className="facts">
          {hasFee && (
            <span>
              この案件での報酬 <Money value={fee} />
            </span>
          )}
          {lastFee !== null && (
            <span>
              前回の報酬 <Money value={lastFee} />
            </span>
          )}
          {contact && (
            <span>
              最終連絡 <RelativeTime value={contact} />
            </span>
          )}
          {lacksMail && <span>メールアドレス未登録</span>}
        </span>
      )}
      {warnings.map((warning) => (
        <span key={warning} className="warning">
          <Icon name="warning" size={15} />
          {warning}
        </span>
      ))}
    </Root>
  );
}
