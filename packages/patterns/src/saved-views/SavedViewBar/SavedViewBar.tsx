import type { SavedView } from "@tsumugi/contract";
import { Badge, Button, Icon, IconButton, Menu, MenuItem, MenuSeparator, PlainButton } from "@tsumugi/ui";
import { styled } from "styled-components";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  padding: 10px 16px;
  border-bottom: 1px solid var(--tsu-border);
  & > ul {
    display: flex;
    gap: 6px;
    min-width: 0;
    overflow-x: auto;
    margin: -4px;
    padding: 4px;
  }
  & > ul > li {
    flex: none;
  }
  & .view {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
    max-width: 260px;
    padding: 4px 12px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-full);
    background: var(--tsu-surface);
    color: var(--tsu-text);
    cursor: pointer;
    & > .name {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  & .view:hover {
    background: var(--tsu-hover);
  }
  & .view[aria-pressed="true"] {
    border-color: var(--tsu-brand-text);
    background: var(--tsu-selected);
    color: var(--tsu-brand-text);
    font-weight: 650;
  }
  /* Nothing to choose: no row of its own for it. */
  &[data-bare]:not([data-inline]) {
    display: none;
  }
  &[data-inline] {
    flex: 1;
    flex-wrap: nowrap;
    min-width: 0;
    padding: 0;
    border: 0;
    & > :not(ul) {
      flex: none;
    }
  }
  @media (max-width: 640px) {
    padding: 10px 12px;
    &[data-inline] {
      flex-wrap: wrap;
    }
  }
  @media (max-width: 640px), (pointer: coarse) {
    & .view {
      min-height: 44px;
    }
  }
  @media print {
    display: none;
  }
`;

export interface SavedViewBarProps {
  /** 保存したビュー。渡した順に並びます。 */
  views: readonly SavedView[];
  /** 今のビューの uid。null なら「すべて」。 */
  current: string | null;
  /** 絞り込みか列が、ビューに保存したものと違います。 */
  isChanged: boolean;
  /** 一覧が絞り込まれていて、ビューとして保存できます。 */
  isFiltered: boolean;
  /** 列が自分なりに並べ替えられていて、これもビューとして保存できます。 */
  isArranged?: boolean;
  /** ビューを選んだとき。「すべて」なら null。 */
  onChoose: (uid: string | null) => void;
  /** 今の絞り込みを、新しい名前で保存します。 */
  onSaveAs: () => void;
  /** 今の絞り込みで、ビューを上書きします。 */
  onUpdate: (view: SavedView) => void;
  /** ビューの名前を変えます。`can_edit` のビューだけ。 */
  onRename: (view: SavedView) => void;
  /** 社内への共有を始めるか、やめます。共有できない人には渡しません。 */
  onShare?: (view: SavedView) => void;
  /** 最初に開くビューにするか、やめます。 */
  onDefault: (view: SavedView) => void;
  /** ビューを削除します。`can_edit` のビューだけ。 */
  onDelete: (view: SavedView) => void;
  /** 上書きの保存中。 */
  loading?: boolean;
  /** ほかのものと同じ行に、自分の枠なしで置きます。 */
  inline?: boolean;
}

/** Views of a list side by side: one press brings its filters and columns back; a change is kept only when it is said so. */
export function SavedViewBar(props: SavedViewBarProps) {
  const { views, current, isChanged, isFiltered, onChoose, onShare, loading, inline } = props;
  const view = views.find(({ uid }) => uid === current);
  return (
    <Root
      role="group"
      aria-label="ビュー"
      data-inline={inline || undefined}
      data-changed={(view && isChanged) || undefined}
      data-bare={(views.length === 0 && !isFiltered && !props.isArranged) || undefined}
    >
      <ul>
        <li>
          <PlainButton className="view" aria-pressed={!view && !isFiltered} onClick={() => onChoose(null)}>
            すべて
          </PlainButton>
        </li>
        {views.map((one) => (
          <li key={one.uid}>
            <PlainButton
              className="view"
              aria-pressed={one.uid === current}
              title={one.is_shared && one.owner ? `${one.owner.name}さんが共有` : undefined}
              onClick={() => onChoose(one.uid)}
            >
              {one.is_shared && <Icon name="creators" size={14} label="共有" />}
              <span className="name">{one.name}</span>
              {one.is_default && <Icon name="pin" size={14} label="最初に開く" />}
            </PlainButton>
          </li>
        ))}
      </ul>
      {view && isChanged && <Badge tone="warning">変更あり</Badge>}
      {view && isChanged && view.can_edit && (
        <Button size="sm" loading={loading} onClick={() => props.onUpdate(view)}>
          ビューを更新
        </Button>
      )}
      {((view && isChanged) || (!view && (isFiltered || props.isArranged))) && (
        <Button size="sm" variant="ghost" icon="plus" onClick={props.onSaveAs}>
          {view ? "別のビューとして保存" : "ビューとして保存"}
        </Button>
      )}
      {view && (
        <Menu trigger={<IconButton icon="more" size="sm" label={`ビュー「${view.name}」の操作`} />}>
          <MenuItem onSelect={() => props.onDefault(view)}>
            {view.is_default ? "最初に開くのをやめる" : "最初に開くビューにする"}
          </MenuItem>
          {view.can_edit && (
            <>
              <MenuItem icon="edit" onSelect={() => props.onRename(view)}>
                名前を変える
              </MenuItem>
              {onShare && (
                <MenuItem onSelect={() => onShare(view)}>
                  {view.is_shared ? "社内への共有をやめる" : "社内に共有する"}
                </MenuItem>
              )}
              <MenuSeparator />
              <MenuItem icon="trash" tone="danger" onSelect={() => props.onDelete(view)}>
                削除
              </MenuItem>
            </>
          )}
        </Menu>
      )}
    </Root>
  );
}
