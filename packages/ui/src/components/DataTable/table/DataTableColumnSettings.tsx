import { useCallback, useId, useRef, useState } from "react";
import { useWord } from "../../../words/useWord.ts";
import { Button } from "../../Button/Button.tsx";
import { Checkbox } from "../../Checkbox/Checkbox.tsx";
import { Icon } from "../../Icon/Icon.tsx";
import { IconButton } from "../../IconButton/IconButton.tsx";
import { Popover } from "../../Popover/Popover.tsx";
import { ColumnsPanel } from "../DataTable.styles.ts";
import { ColumnWidthField } from "./ColumnWidthField.tsx";
import {
  canHide,
  type DataTableLayout,
  emptyLayout,
  isDefaultLayout,
  type LayoutColumn,
  moveColumn,
  resolveLayout,
  setColumnWidth,
  toggleColumn,
} from "./layout.ts";
import { useColumnDrag } from "./useColumnDrag.ts";

export interface DataTableColumnSettingsProps {
  /** 表に渡すのと同じ列。 */
  columns: readonly (LayoutColumn & { header: string })[];
  /** 列の順・表示・幅。 */
  layout?: Partial<DataTableLayout>;
  /** 列の順・表示・幅が変わったとき。 */
  onLayoutChange: (layout: DataTableLayout) => void;
}

/** 「列の設定」: visibility, order and widths of the columns, and a reset to the defaults. */
export function DataTableColumnSettings({
  columns,
  layout: stored,
  onLayoutChange,
}: DataTableColumnSettingsProps) {
  const word = useWord();
  const layout = resolveLayout(columns, stored);
  const [announcement, setAnnouncement] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const hintId = useId();
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const change = (next: DataTableLayout, said: string) => {
    if (next !== layout) onLayoutChange(next);
    setAnnouncement(next === layout ? word("これ以上は動かせません") : said);
  };
  const placeIn = (next: DataTableLayout, key: string) =>
    next.order.filter((one) => one === key || !next.hidden.includes(one)).indexOf(key) + 1;
  const move = (key: string, by: number) => {
    const next = moveColumn(layout, key, by);
    change(
      next,
      word("{name}を{place}列目に移動しました", {
        name: byKey.get(key)?.header ?? "",
        place: placeIn(next, key),
      }),
    );
  };
  const drag = useColumnDrag(list, move);
  // The first column can be neither hidden nor moved: the focus would fall into its width, and a digit change it.
  const begin = useCallback((element: HTMLUListElement | null) => {
    list.current = element;
    element?.querySelector<HTMLElement>("input[type=checkbox]:enabled")?.focus({ preventScroll: true });
  }, []);

  return (
    <Popover
      label={word("列の設定")}
      align="end"
      trigger={
        <Button size="sm" variant="ghost" icon="settings">
          {word("列の設定")}
        </Button>
      }
    >
      <ColumnsPanel>
        <p id={hintId} className="tsu-muted">
          {word("チェックを外すと隠れます。矢印かつまみで並べ替え、幅は数字で決められます。")}
        </p>
        <ul ref={begin} aria-describedby={hintId}>
          {layout.order.map((key, index) => {
            const column = byKey.get(key);
            if (!column) return null;
            const isShown = !layout.hidden.includes(key);
            const isFirst = index === 0;
            return (
              <li key={key} data-column={key}>
                <span
                  className="grip"
                  aria-hidden="true"
                  data-fixed={isFirst || undefined}
                  onPointerDown={isFirst ? undefined : (event) => drag(event, key)}
                >
                  <Icon name={isFirst ? "pin" : "menu"} size={16} />
                </span>
                <Checkbox
                  label={column.header}
                  checked={isShown}
                  disabled={!canHide(columns, key)}
                  onChange={({ target }) =>
                    change(
                      toggleColumn(layout, key, target.checked),
                      word(target.checked ? "{name}を表示しました" : "{name}を隠しました", {
                        name: column.header,
                      }),
                    )
                  }
                />
                <IconButton
                  icon="chevronUp"
                  size="sm"
                  label={word("{name}を前へ", { name: column.header })}
                  disabled={isFirst}
                  onClick={() => move(key, -1)}
                />
                <IconButton
                  icon="chevronDown"
                  size="sm"
                  label={word("{name}を後ろへ", { name: column.header })}
                  disabled={isFirst}
                  onClick={() => move(key, 1)}
                />
                <ColumnWidthField
                  header={column.header}
                  width={layout.widths[key] ?? column.width}
                  onWidthChange={(width) =>
                    change(
                      setColumnWidth(layout, key, width),
                      word("{name}の幅 {width}px", { name: column.header, width }),
                    )
                  }
                />
              </li>
            );
          })}
        </ul>
        <span className="tsu-hidden" role="status">
          {announcement}
        </span>
        <Button
          size="sm"
          icon="restore"
          aria-disabled={isDefaultLayout(columns, layout)}
          onClick={() => {
            if (!isDefaultLayout(columns, layout))
              change(resolveLayout(columns, emptyLayout), word("初期設定に戻しました"));
          }}
        >
          {word("初期設定に戻す")}
        </Button>
      </ColumnsPanel>
    </Popover>
  );
}
