import type { CustomField } from "@tsumugi/contract";
import { useCustomFields, useSaveCustomField } from "@tsumugi/hooks";
import { CustomFieldDialog, type CustomFieldDraft, CustomFieldsList, SettingsFrame } from "@tsumugi/patterns";
import { Button, Card, PageHeader, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { ListBody } from "../../shared/ListBody.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { ReadOnlyBadge } from "../../shared/ReadOnlyBadge.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { DeleteCustomField } from "./DeleteCustomField.tsx";
import { useFieldChanges } from "./useFieldChanges.tsx";

/** Fields that the company made for its creators: made, named, put in order, put away and deleted. */
export function CustomFieldsPage() {
  usePageTitle("自社の項目");
  const { customFields, isLoading, isRefreshing, error, refresh } = useCustomFields();
  const save = useSaveCustomField();
  const { canWrite } = usePermissions();
  const [editing, setEditing] = useState<CustomField | "new">();
  const [deleting, setDeleting] = useState<CustomField>();

  const { save: saveChanges, conflictDialog } = useFieldChanges(save.updateCustomField);

  const say = async (act: Promise<unknown>, done: string) => {
    try {
      await act;
      toast.success(done);
    } catch (cause) {
      toast.error(fullMessageOf(cause));
      void refresh();
    }
  };
  const handleSave = async ({ label, type, options }: CustomFieldDraft) => {
    try {
      if (editing === "new") await save.createCustomField({ label, type, options });
      else if (editing) {
        const answer = await saveChanges(editing, { label, options });
        if (answer === "back") return save.reset();
        if (answer === "theirs") {
          setEditing(undefined);
          return await refresh();
        }
      }
      toast.success(`「${label}」を保存しました`);
      setEditing(undefined);
    } catch {
      // Shown in the dialog, with everything typed still there.
    }
  };
  const move = (field: CustomField, by: -1 | 1) => {
    const before = customFields.map(({ uid }) => uid);
    const uids = [...before];
    const from = uids.indexOf(field.uid);
    uids.splice(from + by, 0, ...uids.splice(from, 1));
    const moved = `「${field.label}」を${by < 0 ? "前へ" : "後ろへ"}動かしました`;
    void say(save.orderCustomFields(uids, before), moved);
  };
  const archive = (field: CustomField, is_archived: boolean) =>
    void say(
      save.updateCustomField(field.uid, { is_archived, version: field.version }),
      is_archived
        ? `「${field.label}」をアーカイブしました。入っている値は残ります`
        : `「${field.label}」を元に戻しました`,
    );
  const open = (field: CustomField | "new") => {
    save.reset();
    setEditing(field);
  };
  const acts = canWrite
    ? { onAdd: () => open("new"), onEdit: open, onMove: move, onArchive: archive, onDelete: setDeleting }
    : {};

  return (
    <SettingsFrame>
      <PageHeader
        title="自社の項目"
        lead="クリエイターごとに残したいことを、社内だけの項目として足せます。クリエイターには見えません"
        badges={<ReadOnlyBadge />}
        actions={
          canWrite && (
            <Button variant="primary" icon="plus" onClick={() => open("new")}>
              項目を追加
            </Button>
          )
        }
      />
      {isLoading ? (
        <PageSkeleton />
      ) : (
        <Card flush>
          <ListBody
            error={error}
            hasRows={customFields.length > 0}
            onRetry={() => void refresh()}
            retrying={isRefreshing}
          >
            <CustomFieldsList fields={customFields} loading={save.isSubmitting} {...acts} />
          </ListBody>
        </Card>
      )}
      {editing && (
        <CustomFieldDialog
          field={editing === "new" ? undefined : editing}
          loading={save.isSubmitting}
          error={save.error && save.error.code !== "stale_version" ? fullMessageOf(save.error) : undefined}
          onSave={(draft) => void handleSave(draft)}
          onClose={() => setEditing(undefined)}
        />
      )}
      {conflictDialog}
      {deleting && <DeleteCustomField field={deleting} onClose={() => setDeleting(undefined)} />}
    </SettingsFrame>
  );
}
