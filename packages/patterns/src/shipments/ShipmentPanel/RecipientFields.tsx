import type { Shipment, ShipmentRecipient } from "@tsumugi/contract";
import { Badge, Button, FormField, TextArea, TextField, toast } from "@tsumugi/ui";
import { formatDay } from "@tsumugi/ui/format";
import { useState } from "react";

export interface RecipientFieldsProps {
  shipment: Pick<
    Shipment,
    "recipient_source" | "recipient_taken_at" | "address_confirmed_at" | "display_name"
  >;
  recipient: ShipmentRecipient;
  error?: string | undefined;
  readOnly?: boolean;
  onChange: (recipient: ShipmentRecipient) => void;
}

/** The lines of a label, as they are pasted into another program. */
export const labelText = ({ name, phone, postal_code, address }: ShipmentRecipient): string =>
  [postal_code && `〒${postal_code}`, address, name && `${name} 様`, phone].filter(Boolean).join("\n");

const sources = { record: "クリエイターの記録", staff: "担当者が入力", creator: "本人が入力" } as const;

/** Name, phone and address on the label: read and copied at once, changed after a press. */
export function RecipientFields({
  shipment,
  recipient,
  error,
  readOnly = false,
  onChange,
}: RecipientFieldsProps) {
  const [isEditing, setEditing] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(labelText(recipient));
      toast.success("お届け先をコピーしました");
    } catch {
      toast.error("コピーできませんでした。住所を選択してコピーしてください。");
    }
  };
  const field = (key: "name" | "phone" | "postal_code", label: string, autoComplete: string) => (
    <FormField label={label}>
      <TextField
        value={recipient[key]}
        autoComplete="off"
        inputMode={key === "name" ? undefined : (autoComplete as "tel")}
        onChange={(event) => onChange({ ...recipient, [key]: event.target.value })}
      />
    </FormField>
  );
  const taken = shipment.recipient_taken_at;
  const origin = taken
    ? `${sources[shipment.recipient_source]}・${formatDay(taken)}に確定`
    : "クリエイターの記録（手配済みにすると、この内容で確定します）";
  return (
    <section className="recipient" aria-label="お届け先">
      <div className="tsu-inline head">
        <h3>お届け先</h3>
        {shipment.address_confirmed_at && <Badge tone="success">本人が確認済み</Badge>}
        <span className="end">
          <Button size="sm" icon="copy" onClick={() => void copy()}>
            コピー
          </Button>
          {!readOnly && !isEditing && (
            <Button size="sm" icon="edit" onClick={() => setEditing(true)}>
              変更
            </Button>
          )}
        </span>
      </div>
      {error && (
        <p className="problem" role="alert">
          {error}
        </p>
      )}
      {isEditing ? (
        <>
          {field("name", "お名前", "text")}
          <div className="pair">
            {field("phone", "電話番号", "tel")}
            {field("postal_code", "郵便番号", "numeric")}
          </div>
          <FormField label="住所" hint="建物名の前に空白を入れると、送り状CSVで列が分かれます。">
            <TextArea
              value={recipient.address}
              rows={2}
              limit={300}
              onChange={(event) => onChange({ ...recipient, address: event.target.value })}
            />
          </FormField>
        </>
      ) : (
        <address>
          {recipient.address ? labelText(recipient) : `${shipment.display_name}さんの住所はまだありません。`}
        </address>
      )}
      <p className="tsu-muted">{origin}</p>
    </section>
  );
}
