import {
  blankOf,
  type CustomFieldLook,
  type CustomValue,
  customFieldOf,
  managedCreatorFields,
} from "@tsumugi/contract";
import { Banner, Button, Dialog, DialogClose, FormField, Select, Stack } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { DeclaredField } from "../../shared/DeclaredField.tsx";

export interface BulkCustomDialogProps {
  /** 選んだクリエイターの人数。 */
  count: number;
  /** 使っている自社の項目。1 つ以上渡します。 */
  fields: readonly CustomFieldLook[];
  /** キャンセル、×、Esc、外側を押したとき。 */
  onClose: () => void;
  /** 選んだ項目の値を変えるとき。null は値をなくします。 */
  onApply: (field: CustomFieldLook, value: CustomValue | null) => void;
  /** 保存中。終わるまで閉じられません。 */
  applying?: boolean;
  /** 変えられなかった理由。原因、次に直し方を書きます。 */
  error?: ReactNode;
}

interface Values {
  value: CustomValue | null;
}

const blank = (field: CustomFieldLook | undefined): Values => ({
  value: field ? (blankOf(customFieldOf(field)) as Values["value"]) : null,
});

const TITLE = `${managedCreatorFields.custom_values.label}を変える`;

/** One of the company's own fields for all that are chosen. It can be taken back afterwards, so it asks nothing more. */
export function BulkCustomDialog(props: BulkCustomDialogProps) {
  const { count, fields, onClose, onApply, applying = false, error } = props;
  const [chosen, setChosen] = useState(fields[0]?.uid);
  const field = fields.find(({ uid }) => uid === chosen);
  const { control, handleSubmit, reset, formState, getValues, setValue } = useForm<Values>({
    defaultValues: blank(fields[0]),
  });
  // What was typed for a field stands there again after a look at another one; applied is one field alone.
  const [typed, setTyped] = useState<ReadonlyMap<string, Values["value"]>>(new Map());
  const isTypedElsewhere = [...typed.keys()].some((uid) => uid !== chosen);
  const choose = (uid: string) => {
    const next = new Map(typed);
    if (chosen && formState.isDirty) next.set(chosen, getValues("value"));
    else if (chosen) next.delete(chosen);
    setTyped(next);
    setChosen(uid);
    reset(blank(fields.find((one) => one.uid === uid)));
    const before = next.get(uid);
    if (before !== undefined) setValue("value", before, { shouldDirty: true });
  };
  const apply = handleSubmit(({ value }) => field && onApply(field, value === "" ? null : value));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      loading={applying}
      hasChanges={(formState.isDirty || isTypedElsewhere) && !applying}
      size="sm"
      title={`${formatInteger(count)}名の${TITLE}`}
      footer={
        <>
          <DialogClose>
            <Button>キャンセル</Button>
          </DialogClose>
          <Button variant="primary" loading={applying} onClick={() => void apply()}>
            {TITLE}
          </Button>
        </>
      }
    >
      <Stack>
        {error && <Banner tone="danger">{error}</Banner>}
        <FormField
          label="変える項目"
          hint={isTypedElsewhere && "ほかの項目に入力した値は、まだ変わりません。1項目ずつ変えます。"}
        >
          <Select
            options={fields.map(({ uid, label }) => ({ value: uid, label }))}
            value={chosen}
            onChange={(event) => choose(event.target.value)}
          />
        </FormField>
        {field && (
          <DeclaredField
            key={field.uid}
            control={control}
            field={customFieldOf(field)}
            name="value"
            hint={`${field.type === "check" ? "未設定" : "空"}のままにすると、値をなくします`}
          />
        )}
      </Stack>
    </Dialog>
  );
}
