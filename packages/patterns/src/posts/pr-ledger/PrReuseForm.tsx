import type { PostReuse } from "@tsumugi/contract";
import { Banner, Button } from "@tsumugi/ui";
import { normalizeAddress } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormArea, FormDay, FormText } from "../../shared/fields.tsx";
import type { FieldErrors } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";
import { ShortForm } from "./form.styles.ts";

export type PrReuseValues = Pick<
  PostReuse,
  "place" | "url" | "disclosure" | "starts_on" | "ends_on" | "note"
>;

export interface PrReuseFormProps {
  /** すでにある二次利用の記録。新しく書くなら undefined。 */
  reuse?: PostReuse | undefined;
  /** 利用のようすを示す画像の欄。 */
  evidence?: ReactNode;
  /** 保存中。 */
  loading?: boolean;
  /** 保存できなかったわけ。 */
  error?: string;
  /** サーバーの答えの `fields`。欄ごとに出します。 */
  fields?: FieldErrors;
  /** 初めの値から変わると true、戻ると false。描かれたときにも一度呼ばれます。 */
  onDirtyChange?: (isDirty: boolean) => void;
  /** 検査を通った値で保存したとき。 */
  onSave: (values: PrReuseValues) => void;
  /** 「キャンセル」を押したとき。 */
  onCancel: () => void;
}

const valuesOf = (reuse: PostReuse | undefined): PrReuseValues => ({
  place: reuse?.place ?? "",
  url: reuse?.url ?? "",
  disclosure: reuse?.disclosure ?? "",
  starts_on: reuse?.starts_on ?? null,
  ends_on: reuse?.ends_on ?? null,
  note: reuse?.note ?? "",
});

/** Where a post is used again, with which disclosure, and until when. */
export function PrReuseForm({
  reuse,
  evidence,
  onDirtyChange,
  onSave,
  onCancel,
  ...state
}: PrReuseFormProps) {
  const { loading = false, error, fields } = state;
  const form = useForm<PrReuseValues>({ defaultValues: valuesOf(reuse), mode: "onTouched" });
  useServerFields(form, fields, onDirtyChange);
  const { control } = form;
  return (
    <ShortForm noValidate onSubmit={form.handleSubmit((values) => !loading && onSave(values))}>
      {error && <Banner tone="danger">{error}</Banner>}
      <FormText
        control={control}
        name="place"
        label="利用先"
        requirement="required"
        placeholder="例: 公式オンラインストアの商品ページ"
        rules={{
          validate: (value) =>
            String(value).trim() !== "" || "利用先が入力されていません。入力してください。",
        }}
      />
      <FormText
        control={control}
        name="url"
        label="利用先のURL"
        inputMode="url"
        normalize={normalizeAddress}
      />
      <FormText
        control={control}
        name="disclosure"
        label="利用先でのPR表記"
        placeholder="例: PR・クリエイターへの依頼による投稿です"
      />
      <div className="pair">
        <FormDay control={control} name="starts_on" label="開始日" />
        <FormDay control={control} name="ends_on" label="終了日" hint="空にすると、期限なしです。" />
      </div>
      <FormArea control={control} name="note" label="メモ" rows={2} limit={1000} />
      {evidence}
      <div className="foot">
        <Button type="submit" variant="primary" loading={loading}>
          {reuse ? "変更を保存する" : "二次利用を記録する"}
        </Button>
        <Button onClick={onCancel}>キャンセル</Button>
      </div>
    </ShortForm>
  );
}
