import type { JobStatusMove } from "@tsumugi/contract";
import { Checkbox, Icon, type LinkElement, PlainButton, type Selection, useIsSelected } from "@tsumugi/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { jobStatusLook } from "../../job-requests/StatusBadge/jobStatus.ts";
import { StatusBadge } from "../../job-requests/StatusBadge/StatusBadge.tsx";
import { type Asked, AskedMove } from "../JobBoard/AskedMove.tsx";
import type { BoardCreator, BoardMove } from "../JobBoard/boardPlaces.ts";
import { JobCardBody } from "../JobBoard/JobCardBody.tsx";
import { jobCardStyle } from "../JobBoard/jobCardStyle.ts";
import { LazyStatusMenu } from "../JobBoard/LazyStatusMenu.tsx";

const Root = styled.ul`
  display: grid;
  /* A card out of sight remembers how wide it was before the phone was turned. */
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 8px 0;
  & > li {
    ${jobCardStyle}
    padding: 12px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-surface);
    font-size: var(--tsu-text-sm);
    content-visibility: auto;
    contain-intrinsic-block-size: auto 168px;
    list-style: none;
    &:has(> .top > :checked) {
      border-color: var(--tsu-brand);
      background: var(--tsu-selected);
    }
  }
  & .acts {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 44px;
    & .press {
      min-width: 44px;
      min-height: 44px;
      white-space: nowrap;
    }
  }
`;

export interface JobCardsProps<Row extends BoardCreator> {
  /** 案件のクリエイター。1 人が 1 枚のカードです。 */
  creators: readonly Row[];
  /** 開く目当ての人の uid。そこまで動いてフォーカスします。 */
  targetUid?: string | undefined;
  /** その人のステータスを変えられる先。 */
  movesOf: (creator: Row) => readonly JobStatusMove[];
  /** ステータスを変えたとき。渡さなければ見るだけです。 */
  onMove?: ((move: BoardMove) => unknown) | undefined;
  /** すべての値のある行を開くとき。渡さなければ「詳細」は出ません。 */
  onOpen?: ((creator: Row) => void) | undefined;
  /** カードの選択。渡さなければチェックボックスは出ません。 */
  selection?: Selection | undefined;
  /** 名前に付けるリンク。中身は空で渡します。渡さなければ名前は文字だけです。 */
  linkTo?: (creator: Row) => LinkElement;
  /** その人の部屋へのリンク。部屋がなければ undefined。 */
  chatLinkTo?: (creator: Row) => LinkElement | undefined;
  /** 次の一手をするところへのリンク。渡さなければ、次の一手は文字だけです。 */
  nextLinkTo?: (creator: Row) => LinkElement | undefined;
  /** 報酬も出します。既定は true。 */
  showFees?: boolean;
  /** ステータスの横に置くもの。行のメニューなど。 */
  actions?: (creator: Row) => ReactNode;
}

/** The sheet on a phone: one card per row with status, next step, deadline and unread. */
export function JobCards<Row extends BoardCreator>(props: JobCardsProps<Row>) {
  const { creators, movesOf, onMove, onOpen, selection, showFees = true } = props;
  const root = useRef<HTMLUListElement>(null);
  const [asking, setAsking] = useState<Asked>();
  const { targetUid } = props;
  const isThere = creators.some(({ creator_uid }) => creator_uid === targetUid);
  useEffect(() => {
    if (!targetUid || !isThere) return;
    const card = root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(targetUid)}"]`);
    card?.focus();
    card?.scrollIntoView({ block: "center" });
  }, [targetUid, isThere]);
  return (
    <>
      <Root ref={root} aria-label="案件のクリエイター">
        {creators.map((creator) => {
          const { creator_uid: uid, display_name: name, job_status: status } = creator;
          return (
            <li key={uid} data-key={uid} aria-label={name} tabIndex={-1}>
              <JobCardBody
                creator={creator}
                showFees={showFees}
                link={props.linkTo?.(creator)}
                chatLink={props.chatLinkTo?.(creator)}
                nextLink={props.nextLinkTo?.(creator)}
                menu={selection && <CardCheckbox selection={selection} uid={uid} name={name} />}
              />
              <div className="acts">
                {onMove ? (
                  <LazyStatusMenu
                    status={status}
                    name={name}
                    movesOf={() => movesOf(creator)}
                    onAsk={(to) => setAsking({ creator, to })}
                    onMove={(change) => onMove({ creator_uid: uid, was: status, ...change })}
                    trigger={(open) => (
                      <PlainButton
                        look="status"
                        className="press"
                        aria-haspopup="menu"
                        aria-label={`${name}のステータス: ${jobStatusLook(status).label}（変更）`}
                        onClick={open}
                      >
                        <StatusBadge status={status} />
                        <Icon name="chevronDown" size={14} />
                      </PlainButton>
                    )}
                  />
                ) : (
                  <StatusBadge status={status} />
                )}
                <span className="tsu-inline">
                  {onOpen && (
                    <PlainButton look="cell" className="press" onClick={() => onOpen(creator)}>
                      詳細
                      <span className="tsu-hidden">: {name}</span>
                    </PlainButton>
                  )}
                  {props.actions?.(creator)}
                </span>
              </div>
            </li>
          );
        })}
      </Root>
      {asking && onMove && (
        <AskedMove asked={asking} creators={creators} onMove={onMove} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
}

function CardCheckbox({ selection, uid, name }: { selection: Selection; uid: string; name: string }) {
  const isSelected = useIsSelected(selection, uid);
  return (
    <Checkbox
      checked={isSelected}
      aria-label={`${name}を選ぶ`}
      onChange={() => selection.set([uid], !isSelected)}
    />
  );
}
