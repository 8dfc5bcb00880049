import { entityTypeLabels, type Payee, type PayeeBody } from "@tsumugi/contract";
import { useUpdatePayee } from "@tsumugi/hooks";
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
import { messageOf } from "../shared/errors.ts";

export interface PayeeDetailsDialogProps {
  readonly payee: Payee;
  readonly onClose: () => void;
}

const entityTypes = Object.entries(entityTypeLabels).map(([value, label]) => ({ value, label }));

/** What tax law asks of a payee beside the account: person or corporation, withholding with its reason, the number. */
export function PayeeDetailsDialog({ payee, onClose }: PayeeDetailsDialogProps) {
  const { registration } = payee;
  const [entityType, setEntityType] = useState(payee.entity_type);
  const [isWithheld, setWithheld] = useState(payee.withholding_default);
  const [reason, setReason] = useState(payee.withholding_reason);
  const [number, setNumber] = useState(registration.number);
  const [isChecked, setChecked] = useState(registration.standing === "verified");
  const { updatePayee, error, isSubmitting } = useUpdatePayee();
  const hasNumber = number.trim() !== "";
  const save = async () => {
    const body: PayeeBody = {
      entity_type: entityType,
      withholding_default: isWithheld,
      withholding_reason: reason.trim(),
      registration_number: number.trim(),
      version: payee.version,
    };
    const isNews =
      number.trim() !== registration.number || isChecked !== (registration.standing === "verified");
    try {
      await updatePayee(payee.managed_creator.uid, {
        ...body,
        ...(isNews && { registration_checked: hasNumber && isChecked }),
      });
      toast.success("支払先の情報を保存しました");
      onClose();
    } catch {
      // The cause stands in the dialog, with what was typed.
    }
  };
  return (
    <Dialog
      open
      title="支払先の情報を変更"
      description="これから作る支払通知書の初期値になります。発行した支払通知書は変わりません。"
      loading={isSubmitting}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Button variant="primary" loading={isSubmitting} onClick={() => void save()}>
          保存
        </Button>
      }
    >
      <Stack>
        {error && <Banner tone="danger">{messageOf(error)}</Banner>}
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
