import { Banner, Button, FileDrop, FormField, TextArea } from "@tsumugi/ui";
import { type FormEvent, useState } from "react";
import { ShortForm } from "./form.styles.ts";

export interface PrCheckValues {
  /** 投稿の本文。 */
  caption: string;
  /** 投稿の画面の画像。なければ null。 */
  screenshot: File | null;
}

export interface PrCheckFormProps {
  /** 記録中。 */
  loading?: boolean;
  /** 画像を送った割合（0〜1）。 */
  progress?: number | undefined;
  /** 記録できなかったわけ。 */
  error?: string;
  /** 画像を送れないわけ。送れるなら undefined。 */
  pictureProblem: (file: File) => string | undefined;
  /** 入力が変わるたび。文字が空に戻ると false。 */
  onDirtyChange?: (isDirty: boolean) => void;
  /** 本文を入れて記録したとき。 */
  onKeep: (values: PrCheckValues) => void;
  /** 「キャンセル」を押したとき。 */
  onCancel: () => void;
}

/** Keeps what a person saw at a post: its picture, and its text where the product cannot read it. */
export function PrCheckForm({ pictureProblem, onDirtyChange, onKeep, onCancel, ...state }: PrCheckFormProps) {
  const { loading = false, progress, error } = state;
  const [caption, setCaption] = useState("");
  const [picture, setPicture] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [captionProblem, setCaptionProblem] = useState<string>();

  const choose = (file: File | undefined) => {
    if (!file) return;
    setProblem(pictureProblem(file));
    setPicture(pictureProblem(file) ? null : file);
    onDirtyChange?.(true);
  };
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    if (caption.trim() === "") {
      setProblem(undefined);
      setCaptionProblem("本文が入力されていません。投稿の本文を貼り付けてください。");
      return;
    }
    onKeep({ caption, screenshot: picture });
  };
  return (
    <ShortForm noValidate onSubmit={keep}>
      {error && <Banner tone="danger">{error}</Banner>}
      <FormField
        label="投稿の本文"
        requirement="required"
        hint="投稿に表示されている本文を、そのまま貼り付けます。"
        error={captionProblem}
      >
        <TextArea
          rows={4}
          value={caption}
          onChange={(event) => {
            setCaption(event.target.value);
            setCaptionProblem(undefined);
            onDirtyChange?.(event.target.value !== "");
          }}
        />
      </FormField>
      <FileDrop
        label="投稿の画面の画像を選ぶ"
        hint="任意。JPEG・PNG・WebP、10MBまで。貼り付けもできます。"
        accept="image/jpeg,image/png,image/webp"
        error={problem}
        files={
          picture
            ? [
                {
                  key: picture.name,
                  name: picture.name,
                  size: picture.size,
                  ...(loading && progress !== undefined && { progress }),
                },
              ]
            : []
        }
        onRemove={() => setPicture(null)}
        onFiles={([file]) => choose(file)}
      />
      <div className="foot">
        <Button type="submit" variant="primary" loading={loading}>
          確認した内容を記録する
        </Button>
        <Button onClick={onCancel}>キャンセル</Button>
      </div>
    </ShortForm>
  );
}
