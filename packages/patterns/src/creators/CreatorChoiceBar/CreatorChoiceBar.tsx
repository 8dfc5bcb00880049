import type { OpenCreator } from "@tsumugi/contract";
import { Avatar, Button, type LinkElement } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { cloneElement } from "react";
import { styled } from "styled-components";

/** More columns than that can neither be compared nor printed. */
export const COMPARE_LIMIT = 5;
const FACES = 5;

const Root = styled.section`
  position: sticky;
  bottom: 12px;
  z-index: var(--tsu-z-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 16px;
  padding: 10px 16px;
  border: 1px solid var(--tsu-brand-line);
  border-radius: var(--tsu-radius-lg);
  background: var(--tsu-raised);
  box-shadow: var(--tsu-shadow-md);
  /* They are in sight already: the list stays where it is when they get the focus. */
  & :is(a, button) {
    scroll-margin-block: 100px -100px;
  }
  & > .faces {
    display: flex;
    padding-left: 8px;
    & > .face {
      margin-left: -8px;
      box-shadow: 0 0 0 2px var(--tsu-raised);
    }
  }
  & > .count {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & > .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-left: auto;
  }
  & .why {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  @media (max-width: 640px) {
    bottom: 0;
    & > .actions {
      width: 100%;
      margin: 0;
      & > :not(.why) {
        flex: 1;
      }
    }
    & .why {
      width: 100%;
    }
  }
  @media print {
    display: none;
  }
`;

export interface CreatorChoiceBarProps {
  /** 選んだクリエイター。選んだ順に渡します。空なら何も出しません。 */
  chosen: readonly Pick<OpenCreator, "uid" | "name" | "image" | "managed">[];
  /** 比較へのリンク。ルーターのリンクを、中身を入れずに渡します。2〜5 名を選んだときに押せます。 */
  compareLink?: LinkElement;
  /** 自社にまだいない人の uid を渡して呼びます。書き込めない人には渡しません。 */
  onAdd?: (uids: string[]) => void;
  /** 「選択を解除」を押したとき。 */
  onClear: () => void;
}

/** What can be done with the creators chosen in cards or table: compare up to five, add those that are new. */
export function CreatorChoiceBar({ chosen, compareLink, onAdd, onClear }: CreatorChoiceBarProps) {
  if (chosen.length === 0) return null;
  const fresh = chosen.filter((creator) => !creator.managed);
  const canCompare = chosen.length >= 2 && chosen.length <= COMPARE_LIMIT;
  return (
    <Root aria-label="選択したクリエイター">
      <span className="faces">
        {chosen.slice(0, FACES).map((creator) => (
          <Avatar className="face" key={creator.uid} name={creator.name} image={creator.image} size="sm" />
        ))}
      </span>
      <span className="count" role="status">
        {formatInteger(chosen.length)}名選択中
      </span>
      <span className="actions">
        {compareLink && !canCompare && (
          <span className="why">
            {chosen.length < 2 ? "比較は2名から" : `比較は${COMPARE_LIMIT}名まで`}です
          </span>
        )}
        <Button variant="ghost" onClick={onClear}>
          選択を解除
        </Button>
        {compareLink && canCompare && (
          <Button asChild icon="chart">
            {cloneElement(compareLink, {}, "比較する")}
          </Button>
        )}
        {onAdd && fresh.length > 0 && (
          <Button variant="primary" icon="plus" onClick={() => onAdd(fresh.map(({ uid }) => uid))}>
            {formatInteger(fresh.length)}名を追加する
          </Button>
        )}
      </span>
    </Root>
  );
}
