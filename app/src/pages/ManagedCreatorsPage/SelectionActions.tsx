import type { ManagedCreatorFilterBody } from "@tsumugi/contract";
import { Button, Menu, MenuItem, type Selection, toast } from "@tsumugi/ui";
import { selectionOf } from "../../shared/creatorFilter.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import type { Asked } from "./CreatorsDialogs.tsx";
import { useBulkChange } from "./useBulkChange.ts";

export interface SelectionActionsProps {
  readonly selection: Selection;
  readonly filter: ManagedCreatorFilterBody;
  /** The company has fields of its own in use. */
  readonly hasCustomFields: boolean;
  readonly onAsk: (asked: Asked) => void;
  /** Absent for those who may not export. */
  readonly onExport: (() => void) | undefined;
}

/** What can be done with the chosen creators: one change at a time for all of them, with a way back. */
export function SelectionActions(props: SelectionActionsProps) {
  const { selection, filter, hasCustomFields, onAsk, onExport } = props;
  const { change, isSubmitting } = useBulkChange();
  const move = (kind: "archive" | "restore") =>
    change(selectionOf(selection.state(), filter), { kind }).then(selection.clear, (cause) =>
      toast.error(fullMessageOf(cause)),
    );

  if (filter.archived)
    return (
      <Button size="sm" icon="restore" loading={isSubmitting} onClick={() => void move("restore")}>
        元に戻す
      </Button>
    );
  return (
    <>
      <Menu
        trigger={
          <Button size="sm" icon="tag" iconEnd="chevronDown">
            タグ
          </Button>
        }
      >
        <MenuItem onSelect={() => onAsk("add_tags")}>タグを付ける</MenuItem>
        <MenuItem onSelect={() => onAsk("remove_tags")}>タグを外す</MenuItem>
      </Menu>
      <Button size="sm" onClick={() => onAsk("set_owner")}>
        担当
      </Button>
      <Button size="sm" onClick={() => onAsk("set_stage")}>
        関係
      </Button>
      {hasCustomFields && (
        <Button size="sm" onClick={() => onAsk("custom")}>
          自社の項目
        </Button>
      )}
      <Button size="sm" icon="project" onClick={() => onAsk("project")}>
        案件に追加
      </Button>
      {onExport && (
        <Button size="sm" icon="download" onClick={onExport}>
          CSV出力
        </Button>
      )}
      <Button size="sm" icon="archive" loading={isSubmitting} onClick={() => void move("archive")}>
        アーカイブ
      </Button>
    </>
  );
}
