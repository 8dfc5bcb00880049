import {
  type BulkAction,
  type CustomFieldLook,
  type CustomValue,
  customFieldOf,
  fieldWords,
  type RelationshipStage,
} from "@tsumugi/contract";
import { useCreatorTags } from "@tsumugi/hooks";
import { BulkCustomDialog, type BulkEdit, BulkEditDialog, type BulkEditKind } from "@tsumugi/patterns";
import type { Selection } from "@tsumugi/ui";
import { filterBody, selectionOf } from "../../shared/creatorFilter.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { AddToProjectDialog } from "./AddToProjectDialog.tsx";
import { CreatorsExport, type CreatorsExportProps } from "./CreatorsExport.tsx";
import type { CreatorsSelectionBarProps } from "./CreatorsSelectionBar.tsx";
import { useBulkChange } from "./useBulkChange.ts";

/** What is asked about the chosen creators, or for the export about all that are listed. */
export type Asked = BulkEditKind | "custom" | "project" | "export";

export interface CreatorsDialogsProps
  extends Pick<CreatorsSelectionBarProps, "total" | "isTotalCapped" | "owners" | "columns"> {
  readonly asked: Asked;
  readonly selection: Selection;
  /** How many are chosen. */
  readonly chosen: number;
  readonly sort: CreatorsExportProps["sort"];
  readonly onClose: () => void;
}

function actionOf(edit: BulkEdit): BulkAction {
  if (edit.kind === "set_owner") return { kind: edit.kind, owner_uid: edit.value };
  if (edit.kind === "set_stage") return { kind: edit.kind, stage: edit.value as RelationshipStage };
  return { kind: edit.kind, tags: edit.tags };
}

/**
 * The dialogs of the list. They stand beside it and not in the bar that opens them: a phone that is turned draws the bar in
 * another place, and what is typed would go with it.
 */
export function CreatorsDialogs(props: CreatorsDialogsProps) {
  const { asked, selection, chosen, owners, columns, isTotalCapped, sort, onClose } = props;
  const { customFields = [] } = columns;
  const total = props.total ?? 0;
  const url = useUrlState();
  const { creatorTags } = useCreatorTags();
  const { change, isSubmitting, error } = useBulkChange();
  const count = selection.count(total);
  const picked = () => selectionOf(selection.state(), filterBody(url));
  const common = { count, onClose, applying: isSubmitting, error: error && fullMessageOf(error) };

  const apply = async (given: BulkEdit) => {
    const owner = given.kind === "set_owner" ? owners.find(({ value }) => value === given.value) : undefined;
    try {
      await change(picked(), actionOf(given), { ...(owner && { owner: owner.label }) });
      onClose();
      selection.clear();
    } catch {
      // Shown in the dialog, which stays open.
    }
  };
  const applyCustom = async (field: CustomFieldLook, value: CustomValue | null) => {
    const words = fieldWords(customFieldOf(field), value);
    try {
      await change(
        picked(),
        { kind: "set_custom", field_uid: field.uid, value },
        {
          custom: words ? `の${field.label}を「${words}」にしました` : `の${field.label}を空にしました`,
        },
      );
      onClose();
      selection.clear();
    } catch {
      // Shown in the dialog, which stays open.
    }
  };
  if (asked === "export")
    return (
      <CreatorsExport
        selection={chosen > 0 ? picked() : selectionOf({ mode: "all", except: [] }, filterBody(url))}
        sort={sort}
        columns={columns}
        count={chosen > 0 ? chosen : total}
        isCountCapped={isTotalCapped && (chosen === 0 || selection.state().mode === "all")}
        onClose={onClose}
      />
    );
  if (asked === "custom")
    return (
      <BulkCustomDialog
        {...common}
        fields={customFields}
        onApply={(field, value) => void applyCustom(field, value)}
      />
    );
  if (asked === "project")
    return (
      <AddToProjectDialog
        open
        count={count}
        onClose={onClose}
        onAdd={async (project) => {
          await change(picked(), { kind: "assign", project_uid: project.uid }, { project: project.name });
          selection.clear();
        }}
      />
    );
  return (
    <BulkEditDialog
      {...common}
      kind={asked}
      owners={owners}
      tagSuggestions={creatorTags.map(({ name }) => name)}
      onApply={(given) => void apply(given)}
    />
  );
}
