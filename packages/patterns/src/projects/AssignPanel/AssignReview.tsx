import { platformLabels } from "@tsumugi/contract";
import { EmptyState } from "@tsumugi/ui";
import { styled } from "styled-components";
import type { AssignHints } from "./assignWords.ts";
import { CreatorRow } from "./CreatorRow.tsx";
import type { AssignChoice } from "./useAssignChoice.ts";

const Root = styled.div`
  display: grid;
  gap: 20px;
  & h3 {
    font-size: var(--tsu-text-md);
    font-weight: 650;
  }
  & .new {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 12px;
    padding: 8px 4px;
    border-bottom: 1px solid var(--tsu-border);
    overflow-wrap: anywhere;
  }
  & .new > small {
    color: var(--tsu-text-muted);
  }
`;

export interface AssignReviewProps {
  choice: AssignChoice;
  hints: AssignHints;
}

/** All that are chosen, from whichever source, each with its warnings; whoever is unchecked leaves the selection. */
export function AssignReview({ choice, hints }: AssignReviewProps) {
  const { people, order, toggle } = choice;
  if (people.length === 0 && order.register.length === 0) {
    return (
      <EmptyState compact title="まだ選んでいません">
        候補に戻って、追加する人を選んでください。
      </EmptyState>
    );
  }
  return (
    <Root>
      {people.length > 0 && (
        <section>
          <h3>選択中のクリエイター</h3>
          <ul aria-label="選択中のクリエイター">
            {people.map((creator) => (
              <CreatorRow
                key={creator.uid}
                creator={creator}
                hints={hints}
                checked
                isAssigned={false}
                onToggle={() => toggle([creator], false)}
              />
            ))}
          </ul>
        </section>
      )}
      {order.register.length > 0 && (
        <section>
          <h3>新しく登録して追加</h3>
          <ul aria-label="新しく登録して追加">
            {order.register.map(({ platform, handle, display_name }) => (
              <li key={`${platform}:${handle}`} className="new">
                {display_name}
                <small>
                  {platformLabels[platform]} @{handle}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Root>
  );
}
