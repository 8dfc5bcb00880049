import { type PrRecord, prLabelNames } from "@tsumugi/contract";
import { Banner, Button, Checkbox, FormField, TextArea } from "@tsumugi/ui";
import { type FormEvent, useState } from "react";
import type { FieldErrors } from "../../shared/types.ts";
import { ShortForm } from "./form.styles.ts";
import { reasonNeeded } from "./ledgerWords.ts";

export interface PrSignValues {
  has_label: boolean;
  note: string;
}

export interface PrSignFormProps {
  record: PrRecord;
  /** Whose name the signature bears. */
  signer: string;
  loading?: boolean;
  error?: string;
  fields?: FieldErrors;
  onDirtyChange?: (isDirty: boolean) => void;
  onSign: (values: PrSignValues) => void;
}

/** Signs for a post's disclosure by name. Where something lacks, only with a reason. */
export function PrSignForm({ record, signer, onDirtyChange, onSign, ...state }: PrSignFormProps) {
  const { loading = false, error, fields } = state;
  const [hasLabel, setLabel] = useState(false);
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string>();
  const why = reasonNeeded(record, hasLabel);

  const sign = (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const isUnexplained = why !== undefined && note.trim() === "";
    setProblem(isUnexplained ? `${why}。このまま署名するときは、理由を入力してください。` : undefined);
    if (!isUnexplained) onSign({ has_label: hasLabel, note: note.trim() });
  };
  return (
    <ShortForm noValidate onSubmit={sign}>
      {error && !fields?.note && <Banner tone="danger">{error}</Banner>}
      {record.needs_label && (
        <Checkbox
          label={`${prLabelNames[record.post.platform]}が付いていることを確認した`}
          description="SNSのラベルは自動では読み取れません。投稿を開いて確かめてください。"
          checked={hasLabel}
          onChange={(event) => {
            setLabel(event.target.checked);
            onDirtyChange?.(true);
          }}
        />
      )}
      <FormField
        label={why ? "このまま署名する理由" : "メモ"}
        requirement={why ? "required" : "optional"}
        hint={why && `${why}。理由は台帳とCSVに残ります。`}
        error={problem ?? fields?.note}
      >
        <TextArea
          rows={2}
          limit={1000}
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            onDirtyChange?.(event.target.value !== "");
          }}
        />
      </FormField>
      <div className="foot">
        <Button type="submit" variant="primary" icon="check" loading={loading}>
          {signer}として署名する
        </Button>
      </div>
    </ShortForm>
  );
}
