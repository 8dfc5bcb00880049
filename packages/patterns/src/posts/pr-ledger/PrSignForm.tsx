import { type PrRecord, prLabelNames } from "@tsumugi/contract";
import { Banner, Button, Checkbox, FormField, TextArea } from "@tsumugi/ui";
import { type FormEvent, useState } from "react";
import type { FieldErrors } from "../../shared/types.ts";
import { ShortForm } from "./form.styles.ts";
import { reasonNeeded } from "./ledgerWords.ts";

export interface PrSignValues {
  /** SNS のラベルが付いていることを、自分で確かめました。 */
  has_label: boolean;
  /** メモ。足りないもののある投稿では、それでも署名する理由です。 */
  note: string;
}

export interface PrSignFormProps {
  /** 署名する記録。 */
  record: PrRecord;
  /** 署名に残る名前。 */
  signer: string;
  /** 署名中。 */
  loading?: boolean;
  /** 署名できなかったわけ。 */
  error?: string;
  /** サーバーの答えの `fields`。`note` は欄に出します。 */
  fields?: FieldErrors;
  /** 入力が変わるたび。文字が空に戻ると false。 */
  onDirtyChange?: (isDirty: boolean) => void;
  /** 署名を押したとき。理由の要る投稿では、理由を入れるまで呼ばれません。 */
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
