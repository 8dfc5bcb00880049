import type { OpenCreator } from "@tsumugi/contract";
import { type LinkElement, type Selection, Skeleton } from "@tsumugi/ui";
import { memo, type ReactNode } from "react";
import { styled } from "styled-components";
import { OpenCreatorCard } from "./OpenCreatorCard.tsx";

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: 16px;
  & > li {
    display: flex;
    flex-direction: column;
    gap: 12px;
    padding: 16px;
    min-width: 0;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-lg);
    background: var(--tsu-surface);
    content-visibility: auto;
    contain-intrinsic-block-size: auto 332px;
  }
  & > li:hover {
    border-color: var(--tsu-border-strong);
  }
  & > li:has(.who > :checked) {
    border-color: var(--tsu-brand-text);
    background: var(--tsu-selected);
  }
  & .who {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 12px;
    align-items: start;
  }
  & h3 {
    line-height: 1.45;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  & .sub {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
    line-height: 1.5;
  }
  /* Always two lines: the figures of neighbouring cards stand at one height. */
  & .bio {
    min-height: 3em;
    font-size: var(--tsu-text-sm);
    line-height: 1.5;
    color: var(--tsu-text-muted);
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  @media (max-width: 640px), (pointer: coarse) {
    & .names {
      position: relative;
    }
    & h3 > a::after {
      content: "";
      position: absolute;
      inset: 0;
      min-height: 44px;
    }
  }
  & .accounts {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 14px;
    min-height: 24px;
    color: var(--tsu-text-muted);
  }
  & .accounts > li {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    & > data {
      color: var(--tsu-text);
      font-weight: 600;
    }
  }
  & .figures {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px 12px;
    padding-top: 12px;
    border-top: 1px dashed var(--tsu-border);
    margin-top: auto;
  }
  & .figures dt {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
    line-height: 1.5;
  }
  & .figures dd {
    line-height: 1.5;
  }
  & .figures .sum {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
    font-weight: 650;
  }
  & .end {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 30px;
  }
  & .end > .words {
    display: flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
    overflow: hidden;
    & > small {
      flex: none;
      color: var(--tsu-text-muted);
    }
    & > :not(small) {
      min-width: 2.5em;
    }
  }
  & .end > :not(.words) {
    flex: none;
  }
`;

export interface OpenCreatorCardsProps {
  /** 並べる公開クリエイター。 */
  creators: readonly OpenCreator[];
  /** プロフィールへのリンク。ルーターのリンクを、中身を入れずに渡します。 */
  linkTo?: (creator: OpenCreator) => LinkElement;
  /** 比較や追加のために選んだ人。結果のページを移っても残るよう、外で持ちます。 */
  selection?: Selection;
  /** 追加するとき。書き込めない人には渡しません。渡さなければボタンは出ません。 */
  onAdd?: (creator: OpenCreator) => void;
  /** いま追加しているクリエイターの uid。 */
  addingUid?: string;
  /** 読み込み中。カードがまだなければ骨組みを出し、あれば残します。 */
  loading?: boolean;
  /** クリエイターがいないときに、カードの代わりに出すもの。 */
  empty?: ReactNode;
}

/** Drawn again only when something of its own changes: there are fifty on a page, and more with each further one. */
const Item = memo(function Item({
  creator,
  linkTo,
  onAdd,
  ...card
}: Pick<OpenCreatorCardsProps, "linkTo" | "selection" | "onAdd"> & {
  creator: OpenCreator;
  adding: boolean;
}) {
  return (
    <li>
      <OpenCreatorCard
        creator={creator}
        link={linkTo?.(creator)}
        onAdd={onAdd && (() => onAdd(creator))}
        {...card}
      />
    </li>
  );
});

/** Results of the search as cards, for those who would rather look than read. */
export function OpenCreatorCards(props: OpenCreatorCardsProps) {
  const { creators, linkTo, selection, onAdd, addingUid, loading = false, empty } = props;
  if (creators.length === 0 && !loading) return empty;
  return (
    <Root aria-label="公開クリエイター" aria-busy={loading || undefined}>
      {creators.length === 0 &&
        [1, 2, 3, 4, 5, 6].map((key) => (
          <li key={key}>
            <Skeleton shape="block" height={244} />
          </li>
        ))}
      {creators.map((creator) => (
        <Item
          key={creator.uid}
          creator={creator}
          linkTo={linkTo}
          selection={selection}
          onAdd={onAdd}
          adding={addingUid === creator.uid}
        />
      ))}
    </Root>
  );
}
