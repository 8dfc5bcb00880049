import { entityTypeLabels, type Payee } from "@tsumugi/contract";
import { useUpdatePayee } from "@tsumugi/hooks";
import { ConflictDialog } from "@tsumugi/patterns";
import {
  Banner,
  Button,
  Checkbox,
  Dialog,
  FormField,
  RadioGroup,
  Stack,
  TextField,
  toast,
} from "@tsumugi/ui";
import { useState } from "react";
import { changedFields } from "../shared/changedFields.ts";
import { messageOf } from "../shared/errors.ts";
import { type Contested, saveOwnChanges } from "../shared/saveOwnChanges.ts";

export interface PayeeDetailsDialogProps {
  readonly payee: Payee;
  readonly onClose: () => void;
}

const entityTypes = Object.entries(entityTypeLabels).map(([value, label]) => ({ value, label }));

const valuesOf = (payee: Payee) => ({
  entity_type: payee.entity_type,
  withholding_default: payee.withholding_default,
  withholding_reason: payee.withholding_reason,
  // A number is checked as it was typed: the two are one field.
  registration: { number: payee.registration.number, checked: payee.registration.standing === "verified" },
});
type Values = ReturnType<typeof valuesOf>;

const yesNo = (is: boolean) => (is ? "はい" : "いいえ");
const rowsOf = ({ theirs, contested }: Contested<Payee, Values>) => {
  const words = (values: Values) => [
    { label: "個人・法人", value: entityTypeLabels[values.entity_type] },
    { label: "源泉徴収する", value: yesNo(values.withholding_default) },
    { label: "源泉徴収の理由", value: values.withholding_reason },
    { label: "登録番号", value: values.registration.number },
    { label: "公表サイトで確認した", value: yesNo(values.registration.checked) },
  ];
  const present = words(valuesOf(theirs));
  return words({ ...valuesOf(theirs), ...contested }).flatMap(({ label, value: mine }, index) => {
    const now = present[index]?.value ?? "";
    return mine === now ? [] : [{ label, mine, theirs: now }];
  });
};

/** What tax law asks of a payee beside the account: person or corporation, withholding with its reason, the number. */
export function PayeeDetailsDialog({ payee: present, onClose }: PayeeDetailsDialogProps) {
  // The state that it was opened with: the one on screen goes on meanwhile.
  const [payee] = useState(present);
  const [conflict, setConflict] = useState<Contested<Payee, Values>>();
  const { registration } = payee;
  const [entityType, setEntityType] = useState(payee.entity_type);
  const [isWithheld, setWithheld] = useState(payee.withholding_default);
  const [reason, setReason] = useState(payee.withholding_reason);
  const [number, setNumber] = useState(registration.number);
  const [isChecked, setChecked] = useState(registration.standing === "verified");
  const { updatePayee, error, isSubmitting } = useUpdatePayee();
  const hasNumber = number.trim() !== "";
  const mine: Values = {
    entity_type: entityType,
    withholding_default: isWithheld,
    withholding_reason: reason.trim(),
    registration: { number: number.trim(), checked: hasNumber && isChecked },
  };
  const changes = changedFields(valuesOf(payee), mine);
  const save = async (over: Payee) => {
    try {
      const result = await saveOwnChanges({
        changes,
        over,
        valuesOf,
        send: ({ registration: typed, ...rest }, { version }) =>
          updatePayee(payee.managed_creator.uid, {
            ...rest,
            ...(typed && { registration_number: typed.number, registration_checked: typed.checked }),
            version,
          }),
      });
      if (!("saved" in result)) return setConflict(result);
      toast.success("支払先の情報を保存しました");
      onClose();
    } catch {
      // The cause stands in the dialog, with what was typed.
      setConflict(undefined);
    }
  };
  if (conflict)
    return (
      <ConflictDialog
        open
        rows={rowsOf(conflict)}
        loading={isSubmitting}
        onKeepMine={() => void save(conflict.theirs)}
        onTakeTheirs={onClose}
        onClose={() => setConflict(undefined)}
      />
    );
  return (
    <Dialog
      open
      title="支払先の情報を変更"
      description="これから作る支払通知書の初期値になります。発行した支払通知書は変わりません。"
      loading={isSubmitting}
      hasChanges={Object.keys(changes).length > 0}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Button variant="primary" loading={isSubmitting} onClick={() => void save(payee)}>
          保存する
        </Button>
      }
    >
      <Stack>
        {error && error.code !== "stale_version" && <Banner tone="danger">{messageOf(error)}</Banner>}
        <RadioGroup
          label="個人・法人"
          options={entityTypes}
          value={entityType}
          onValueChange={(value) => setEntityType(value as Payee["entity_type"])}
        />
        <Checkbox
          label="源泉徴収する"
          description="明細ごとに変えられます"
          checked={isWithheld}
          onChange={(event) => setWithheld(event.target.checked)}
        />
        {isWithheld && (
          <FormField
            label="源泉徴収の理由"
            requirement="required"
            hint="例: 個人への出演料・原稿料のため"
            error={error?.fields?.withholding_reason}
          >
            <TextField value={reason} limit={200} onChange={(event) => setReason(event.target.value)} />
          </FormField>
        )}
        <FormField
          label="登録番号（インボイス）"
          hint="T と数字13桁。登録がなければ空のままにします"
          error={error?.fields?.registration_number}
        >
          <TextField
            value={number}
            autoComplete="off"
            onChange={(event) => {
              setNumber(event.target.value);
              setChecked(false);
            }}
          />
        </FormField>
        {hasNumber && (
          <Checkbox
            label="国税庁の公表サイトで確認した"
            description="確認した日と人を記録します"
            checked={isChecked}
            onChange={(event) => setChecked(event.target.checked)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
