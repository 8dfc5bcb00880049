import { useId, useRef, useState } from "react";
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
  columns: readonly (LayoutColumn & { header: string })[];
  layout?: Partial<DataTableLayout>;
  onLayoutChange: (layout: DataTableLayout) => void;
}

/** 「列の設定」: visibility, order and widths of the columns, and a reset to the defaults. */
export function DataTableColumnSettings({
  columns,
  layout: stored,
  onLayoutChange,
}: DataTableColumnSettingsProps) {
  const layout = resolveLayout(columns, stored);
  const [announcement, setAnnouncement] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const hintId = useId();
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const change = (next: DataTableLayout, words: string) => {
    if (next !== layout) onLayoutChange(next);
    setAnnouncement(next === layout ? "これ以上は動かせません" : words);
  };
  const placeIn = (next: DataTableLayout, key: string) =>
    next.order.filter((one) => one === key || !next.hidden.includes(one)).indexOf(key) + 1;
  const move = (key: string, by: number) => {
    const next = moveColumn(layout, key, by);
    change(next, `${byKey.get(key)?.header}を${placeIn(next, key)}列目に移動しました`);
  };
  const drag = useColumnDrag(list, move);

  return (
    <Popover
      label="列の設定"
      align="end"
      trigger={
        <Button size="sm" variant="ghost" icon="settings">
          列の設定
        </Button>
      }
    >
      <ColumnsPanel>
        <p id={hintId} className="tsu-muted">
          チェックを外すと隠れます。矢印かつまみで並べ替え、幅は数字で決められます。
        </p>
        <ul ref={list} aria-describedby={hintId}>
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
                      `${column.header}を${target.checked ? "表示しました" : "隠しました"}`,
                    )
                  }
                />
                <IconButton
                  icon="chevronUp"
                  size="sm"
                  label={`${column.header}を前へ`}
                  disabled={isFirst}
                  onClick={() => move(key, -1)}
                />
                <IconButton
                  icon="chevronDown"
                  size="sm"
                  label={`${column.header}を後ろへ`}
                  disabled={isFirst}
                  onClick={() => move(key, 1)}
                />
                <ColumnWidthField
                  header={column.header}
                  width={layout.widths[key] ?? column.width}
                  onWidthChange={(width) =>
                    change(setColumnWidth(layout, key, width), `${column.header}の幅 ${width}px`)
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
              change(resolveLayout(columns, emptyLayout), "初期設定に戻しました");
          }}
        >
          初期設定に戻す
        </Button>
      </ColumnsPanel>
    </Popover>
  );
}
