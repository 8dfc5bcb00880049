import {
  carrierLabels,
  carriers,
  looksMistyped,
  shipmentStatuses,
  shipmentStatusLabels,
  trackingKey,
} from "@tsumugi/contract";
import { DateField, FormField, NumberField, Select, TextArea, TextField } from "@tsumugi/ui";
import type { ShipmentDraft } from "../shipmentChanges.ts";

export interface ShipmentFieldsProps {
  draft: ShipmentDraft;
  /** Causes by key of the draft. */
  problems: Partial<Record<keyof ShipmentDraft, string | undefined>>;
  readOnly?: boolean;
  onChange: (changes: Partial<ShipmentDraft>) => void;
  /** A day or number that cannot be read. */
  onProblem: (key: keyof ShipmentDraft, problem: string | undefined) => void;
}

const options = (codes: readonly string[], labels: Readonly<Record<string, string>>) =>
  codes.map((value) => ({ value, label: labels[value] ?? value }));

const MISTYPED = "検査数字が合いません。番号の打ち間違いがないか確認してください。";

/** Step, product, carrier and days of one parcel. */
export function ShipmentFields({
  draft,
  problems,
  readOnly = false,
  onChange,
  onProblem,
}: ShipmentFieldsProps) {
  const day = (key: "sent_on" | "arrived_on", label: string) => (
    <FormField label={label} error={problems[key]}>
      <DateField
        value={draft[key]}
        readOnly={readOnly}
        onValueChange={(value, { problem }) => {
          onProblem(key, problem);
          if (value !== undefined) onChange({ [key]: value });
        }}
      />
    </FormField>
  );
  return (
    <>
      <FormField label="発送の状況" error={problems.status}>
        <Select
          options={options(shipmentStatuses, shipmentStatusLabels)}
          value={draft.status}
          disabled={readOnly}
          onChange={(event) => {
            const status = shipmentStatuses.find((code) => code === event.target.value);
            if (status) onChange({ status });
          }}
        />
      </FormField>
      <div className="pair">
        <FormField label="品名" error={problems.item}>
          <TextField
            value={draft.item}
            limit={200}
            readOnly={readOnly}
            onChange={(event) => onChange({ item: event.target.value })}
          />
        </FormField>
        <FormField label="個数" error={problems.quantity}>
          <NumberField
            unit="個"
            min={1}
            max={999}
            readOnly={readOnly}
            value={draft.quantity}
            onValueChange={(value, { problem }) => {
              onProblem(
                "quantity",
                problem ?? (value === null ? "個数が空です。1個以上で入力してください。" : undefined),
              );
              if (value) onChange({ quantity: value });
            }}
          />
        </FormField>
      </div>
      <div className="pair">
        <FormField label="配送会社" error={problems.carrier}>
          <Select
            placeholder="未定"
            options={options(carriers, carrierLabels)}
            value={draft.carrier ?? ""}
            disabled={readOnly}
            onChange={(event) =>
              onChange({ carrier: carriers.find((code) => code === event.target.value) ?? null })
            }
          />
        </FormField>
        <FormField
          label="送り状番号"
          error={problems.tracking_number}
          hint={looksMistyped(draft.carrier, trackingKey(draft.tracking_number)) ? MISTYPED : undefined}
        >
          <TextField
            value={draft.tracking_number}
            inputMode="numeric"
            maxLength={60}
            readOnly={readOnly}
            onChange={(event) => onChange({ tracking_number: event.target.value })}
          />
        </FormField>
      </div>
      <div className="pair">
        {day("sent_on", "発送日")}
        {day("arrived_on", "到着日")}
      </div>
      <FormField
        label="メモ"
        hint="社内だけに見えます。送り状CSVの「記事」にも入ります。"
        error={problems.note}
      >
        <TextArea
          value={draft.note}
          rows={2}
          limit={1000}
          readOnly={readOnly}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </FormField>
    </>
  );
}
