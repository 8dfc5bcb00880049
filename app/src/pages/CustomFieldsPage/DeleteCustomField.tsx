import type { CustomField } from "@tsumugi/contract";
import { useCustomFieldUse, useSaveCustomField } from "@tsumugi/hooks";
import { ConfirmDialog, toast } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { fullMessageOf } from "../../shared/errors.ts";

/** Asks before a field goes with its values, and says how many creators have one. Shown while mounted. */
export function DeleteCustomField({
  field,
  onClose,
}: {
  readonly field: CustomField;
  readonly onClose: () => void;
}) {
  const { customFieldUse, error } = useCustomFieldUse(field.uid);
  const { deleteCustomField } = useSaveCustomField();
  const count = customFieldUse?.creators;
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      tone="danger"
      title={`「${field.label}」を削除しますか？`}
      description={
        count === undefined
          ? "値が入っているクリエイターの数を調べています。"
          : count === 0
            ? "値が入っているクリエイターはいません。"
            : `${formatInteger(count)}名に入っている値もなくなり、元に戻せません。値を残すなら、アーカイブしてください。`
      }
      confirmLabel="項目を削除する"
      loading={count === undefined && !error}
      error={error && fullMessageOf(error)}
      errorText={fullMessageOf}
      onConfirm={async () => {
        await deleteCustomField(field.uid);
        toast.success(`「${field.label}」を削除しました`);
        onClose();
      }}
    />
  );
}
