import type { ProjectColumn } from "@tsumugi/contract";
import { Banner, Button, type CellValue, PlainButton, RelativeTime } from "@tsumugi/ui";
import { styled } from "styled-components";
import type { OptionLook } from "../../shared/types.ts";
import { cellWords, columnName } from "../ProjectSheet/cellWords.ts";

/** A cell that somebody else changed while one's own value was on its way. */
export interface SheetConflict {
  /** 行の鍵。 */
  rowKey: string;
  /** 列の鍵。 */
  columnKey: string;
  /** 行の名前。 */
  name: string;
  /** 自分が入れようとした値。 */
  mine: CellValue;
  /** ほかの人が先に入れた、今の値。 */
  theirs: CellValue;
  /** 先に変えた人の名前。 */
  by?: string | undefined;
  /** 先に変わった日時（ISO）。`by` とともに出ます。 */
  at?: string | undefined;
}

const List = styled.ul`
  display: grid;
  gap: 6px;
  max-height: 236px;
  margin-top: 8px;
  overflow: auto;
  & > li {
    display: grid;
    grid-template-columns: minmax(120px, 0.8fr) minmax(0, 2fr) auto;
    align-items: center;
    gap: 4px 14px;
  }
  & .cell {
    border: 0;
    padding: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 650;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
  & .values {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    overflow-wrap: anywhere;
  }
  & .values b {
    font-weight: 500;
    color: var(--tsu-text-muted);
  }
  & .choice {
    display: flex;
    gap: 6px;
  }
  @media (max-width: 640px) {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export interface SheetConflictsProps {
  /** 食い違ったセル。なければ何も出ません。 */
  conflicts: readonly SheetConflict[];
  /** 案件の列。列の名前と値を読める言葉にします。 */
  columns: readonly ProjectColumn[];
  /** 企業のメンバー。値にある人を名前で出します。 */
  members: readonly OptionLook[];
  /** 今の値に、自分の値を上書きして保存します。 */
  onMine: (conflicts: readonly SheetConflict[]) => void;
  /** 今の値のままにします。 */
  onTheirs: (conflicts: readonly SheetConflict[]) => void;
  /** そのセルに移ります。 */
  onShow: (conflict: SheetConflict) => void;
}

/** Cells that two people changed at once: both values, and the choice between them. Nothing is lost until then. */
export function SheetConflicts(props: SheetConflictsProps) {
  const { conflicts, columns, members, onMine, onTheirs, onShow } = props;
  if (conflicts.length === 0) return null;
  const words = (key: string, value: CellValue) => cellWords(columns, key, value, members);
  return (
    <Banner
      tone="warning"
      title={`${conflicts.length}件のセルを、ほかの人が先に変更しました`}
      actions={
        conflicts.length > 1 && (
          <>
            <Button size="sm" onClick={() => onTheirs(conflicts)}>
              すべて現在のまま
            </Button>
            <Button size="sm" onClick={() => onMine(conflicts)}>
              すべて自分の値にする
            </Button>
          </>
        )
      }
    >
      <List aria-label="どちらの値にするか">
        {conflicts.map((conflict) => (
          <li key={`${conflict.rowKey} ${conflict.columnKey}`}>
            <PlainButton className="cell" onClick={() => onShow(conflict)}>
              {conflict.name}・{columnName(columns, conflict.columnKey)}
            </PlainButton>
            <span className="values">
              <span>
                <b>自分</b> {words(conflict.columnKey, conflict.mine)}
              </span>
              <span>
                <b>現在</b> {words(conflict.columnKey, conflict.theirs)}
                {conflict.by && <small>（{conflict.by}</small>}
                {conflict.by && conflict.at && (
                  <small>
                    ・<RelativeTime value={conflict.at} />
                  </small>
                )}
                {conflict.by && <small>）</small>}
              </span>
            </span>
            <span className="choice">
              <Button size="sm" onClick={() => onTheirs([conflict])}>
                現在のまま
              </Button>
              <Button size="sm" onClick={() => onMine([conflict])}>
                自分の値にする
              </Button>
            </span>
          </li>
        ))}
      </List>
    </Banner>
  );
}
