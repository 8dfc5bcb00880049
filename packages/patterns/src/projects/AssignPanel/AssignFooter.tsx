import { Button, Icon } from "@tsumugi/ui";
import { styled } from "styled-components";
import { type AssignHints, warningSummary } from "./assignWords.ts";
import type { AssignChoice } from "./useAssignChoice.ts";

const Root = styled.div`
  flex: 1 1 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  font-size: var(--tsu-text-sm);
  & .warning {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 4px;
    align-items: start;
    color: var(--tsu-warning-text);
  }
  & .warning > svg {
    margin-top: 3px;
  }
`;

export interface AssignFooterProps {
  choice: AssignChoice;
  hints: AssignHints;
  /** Why the warnings are not known. */
  hintsError?: string;
  onRetryHints?: () => void;
  /** The chosen people are shown instead of the sources. */
  isReviewing: boolean;
  onReview: (isReviewing: boolean) => void;
  submitting: boolean;
  onCancel: () => void;
  onSubmit: () => void;
}

/** What is chosen over all sources, what speaks against it, and the button that adds it. */
export function AssignFooter(props: AssignFooterProps) {
  const { choice, hints, hintsError, isReviewing } = props;
  const { people, order } = choice;
  const chosen = people.length + order.register.length;
  const added = order.uids.length + order.register.length;
  const warnings = warningSummary(
    people.map(({ uid }) => uid),
    hints,
  );
  return (
    <>
      {(chosen > 0 || isReviewing) && (
        <Root>
          <span role="status">
            {chosen}名を選択中
            {order.register.length > 0 && `（うち新しく登録 ${order.register.length}名）`}
            {warnings.length > 0 && (
              <span className="warning">
                <Icon name="warning" size={15} />
                {warnings.join("・")}
              </span>
            )}
          </span>
          <span>
            <Button size="sm" variant="ghost" onClick={() => props.onReview(!isReviewing)}>
              {isReviewing ? "候補に戻る" : "選択を確認"}
            </Button>
            <Button size="sm" variant="ghost" onClick={choice.clear}>
              すべて外す
            </Button>
          </span>
        </Root>
      )}
      {hintsError && (
        <Root role="alert">
          <span>別の案件での進行や競合排除を確認できませんでした。{hintsError}</span>
          <Button size="sm" onClick={() => props.onRetryHints?.()}>
            もう一度確認する
          </Button>
        </Root>
      )}
      <Button onClick={props.onCancel}>キャンセル</Button>
      <Button variant="primary" loading={props.submitting} disabled={added === 0} onClick={props.onSubmit}>
        {added > 0 ? `${added}名を追加` : "追加"}
      </Button>
    </>
  );
}
