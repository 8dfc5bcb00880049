import {
  type BulkAction,
  type CustomFieldLook,
  type CustomValue,
  customFieldOf,
  fieldWords,
  type ManagedCreatorFilterBody,
  type RelationshipStage,
} from "@tsumugi/contract";
import {
  BulkCustomDialog,
  type BulkEdit,
  BulkEditDialog,
  type BulkEditKind,
  type OptionLook,
} from "@tsumugi/patterns";
import { Button, Menu, MenuItem, type Selection, toast } from "@tsumugi/ui";
import { useState } from "react";
import { selectionOf } from "../../shared/creatorFilter.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import { AddToProjectDialog } from "./AddToProjectDialog.tsx";
import { useBulkChange } from "./useBulkChange.ts";

export interface SelectionActionsProps {
  readonly selection: Selection;
  readonly filter: ManagedCreatorFilterBody;
  /** Creators that match, for the number of those chosen by 「すべて」. */
  readonly total: number;
  readonly owners: readonly OptionLook[];
  readonly tags: readonly string[];
  /** The company's own fields in use. */
  readonly customFields: readonly CustomFieldLook[];
  /** Absent for those who may not export. */
  readonly onExport: (() => void) | undefined;
}

function actionOf(edit: BulkEdit): BulkAction {
  if (edit.kind === "set_owner") return { kind: edit.kind, owner_uid: edit.value };
  if (edit.kind === "set_stage") return { kind: edit.kind, stage: edit.value as RelationshipStage };
  return { kind: edit.kind, tags: edit.tags };
}

/** What can be done with the chosen creators: one change at a time for all of them, with a way back. */
export function SelectionActions(props: SelectionActionsProps) {
  const { selection, filter, total, owners, tags, customFields, onExport } = props;
  const { change, isSubmitting, error, reset } = useBulkChange();
  const [editing, setEditing] = useState<BulkEditKind | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [isSettingCustom, setSettingCustom] = useState(false);
  const count = selection.count(total);
  const chosen = () => selectionOf(selection.state(), filter);

  const edit = (kind: BulkEditKind) => {
    reset();
    setEditing(kind);
  };
  const apply = async (given: BulkEdit) => {
    const owner = given.kind === "set_owner" ? owners.find(({ value }) => value === given.value) : undefined;
    try {
      await change(chosen(), actionOf(given), { ...(owner && { owner: owner.label }) });
      setEditing(null);
      selection.clear();
    } catch {
      // Shown in the dialog, which stays open.
    }
  };
  const applyCustom = async (field: CustomFieldLook, value: CustomValue | null) => {
    const words = fieldWords(customFieldOf(field), value);
    try {
      await change(
        chosen(),
        { kind: "set_custom", field_uid: field.uid, value },
        {
          custom: words ? `の${field.label}を「${words}」にしました` : `の${field.label}を空にしました`,
        },
      );
      setSettingCustom(false);
      selection.clear();
    } catch {
      // Shown in the dialog, which stays open.
    }
  };
  const move = (kind: "archive" | "restore") =>
    change(chosen(), { kind }).then(selection.clear, (cause) => toast.error(fullMessageOf(cause)));

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
        <MenuItem onSelect={() => edit("add_tags")}>タグを付ける</MenuItem>
        <MenuItem onSelect={() => edit("remove_tags")}>タグを外す</MenuItem>
      </Menu>
      <Button size="sm" onClick={() => edit("set_owner")}>
        担当
      </Button>
      <Button size="sm" onClick={() => edit("set_stage")}>
        関係
      </Button>
      {customFields.length > 0 && (
        <Button
          size="sm"
          onClick={() => {
            reset();
            setSettingCustom(true);
          }}
        >
          自社の項目
        </Button>
      )}
      <Button size="sm" icon="project" onClick={() => setAdding(true)}>
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
      <BulkEditDialog
        kind={editing}
        count={count}
        owners={owners}
        tagSuggestions={tags}
        onClose={() => setEditing(null)}
        onApply={(given) => void apply(given)}
        applying={isSubmitting}
        error={error && fullMessageOf(error)}
      />
      {isSettingCustom && (
        <BulkCustomDialog
          count={count}
          fields={customFields}
          onClose={() => setSettingCustom(false)}
          onApply={(field, value) => void applyCustom(field, value)}
          applying={isSubmitting}
          error={error && fullMessageOf(error)}
        />
      )}
      <AddToProjectDialog
        open={isAdding}
        count={count}
        onClose={() => setAdding(false)}
        onAdd={async (project) => {
          await change(chosen(), { kind: "assign", project_uid: project.uid }, { project: project.name });
          selection.clear();
        }}
      />
    </>
  );
}
