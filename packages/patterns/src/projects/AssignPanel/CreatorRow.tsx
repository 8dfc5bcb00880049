import { Checkbox, CompactNumber, Person } from "@tsumugi/ui";
import { styled } from "styled-components";
import { handleWords } from "../../shared/handleWords.ts";
import { PlatformIcon } from "../../shared/PlatformIcon.tsx";
import type { AssignableCreator } from "./assign.types.ts";
import type { AssignHints } from "./assignWords.ts";
import { CreatorNotes } from "./CreatorNotes.tsx";

const Root = styled.li`
  /* A view may hold thousands of rows; those off screen cost nothing. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 60px;
  border-bottom: 1px solid var(--tsu-border);
  & > label {
    width: 100%;
    padding: 8px 4px;
  }
  & > label:hover {
    background: var(--tsu-hover);
  }
  & > label > input {
    margin-top: 6px;
  }
  & .text {
    flex: 1;
    min-width: 0;
  }
  & .row {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-width: 0;
  }
  & .figures {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    flex: none;
  }
  & .notes {
    display: block;
    padding-left: 36px;
  }
`;

/** A handle tells two of one name apart. */
const subOf = ({ accounts, real_name }: AssignableCreator) =>
  [accounts[0] && handleWords(accounts[0]), real_name].filter(Boolean).join("・");

/** The face of a candidate, with accounts and followers. */
export const CandidateLook = ({ creator, sub }: { creator: AssignableCreator; sub?: string }) => (
  <span className="row">
    <Person name={creator.display_name} image={creator.image} sub={sub ?? subOf(creator)} />
    <span className="figures">
      {/* The figure is the sum of all accounts: only where there is one is it that platform's. */}
      {creator.accounts.length > 1 && "計"}
      {creator.accounts.length === 1 &&
        creator.accounts.map(({ platform }) => <PlatformIcon key={platform} platform={platform} size={15} />)}
      <CompactNumber value={creator.follower_count} unit="人" />
    </span>
  </span>
);

export interface CreatorRowProps {
  creator: AssignableCreator;
  hints: AssignHints;
  checked: boolean;
  isAssigned: boolean;
  onToggle: (on: boolean) => void;
}

/** One candidate with a checkbox and what is good to know. Who is archived can only be taken out again. */
export function CreatorRow({ creator, hints, checked, isAssigned, onToggle }: CreatorRowProps) {
  const hint = hints.get(creator.uid);
  return (
    <Root>
      <Checkbox
        checked={isAssigned || checked}
        disabled={isAssigned || (hint?.archived === true && !checked)}
        onChange={(event) => onToggle(event.target.checked)}
        label={
          <>
            <CandidateLook creator={creator} sub={isAssigned ? "追加済み" : undefined} />
            <span className="notes">{!isAssigned && <CreatorNotes hint={hint} fee={creator.fee} />}</span>
          </>
        }
      />
    </Root>
  );
}
