import { MAX_UPLOAD_BYTES, uploadTypes } from "@tsumugi/contract";
import { imageProblem, useUploadImage } from "@tsumugi/hooks";
import { FileDrop, FormField } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../shared/errors.ts";

export interface EvidenceFieldProps {
  /** What the picture should show. */
  readonly hint: string;
  /** What the server says against the picture. */
  readonly error?: string | undefined;
  /** The uploaded picture's uid; undefined where there is none. */
  readonly onChange: (screenshotUid: string | undefined) => void;
}

/** A screenshot that shows what was read, uploaded as soon as it is chosen. */
export function EvidenceField({ hint, error, onChange }: EvidenceFieldProps) {
  const { uploadImage } = useUploadImage();
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();

  const take = async (chosen: File) => {
    const wrong = imageProblem(chosen);
    if (wrong) return setProblem(wrong);
    setProblem(undefined);
    setFile(chosen);
    setProgress(0);
    try {
      const { uid } = await uploadImage(chosen, "evidence", undefined, { onProgress: setProgress });
      onChange(uid);
    } catch (cause) {
      setFile(undefined);
      setProblem(fullMessageOf(cause));
    } finally {
      setProgress(undefined);
    }
  };
  const remove = () => {
    setFile(undefined);
    onChange(undefined);
  };
  return (
    <FormField group label="スクリーンショット" requirement="optional">
      <FileDrop
        label={file ? "別の画像を選ぶ" : "画像を選ぶ"}
        hint={`${hint}。JPEG・PNG・WebP、10MBまで。貼り付けもできます`}
        accept={uploadTypes.join(",")}
        maxSize={MAX_UPLOAD_BYTES}
        disabled={progress !== undefined}
        files={file ? [{ key: file.name, name: file.name, size: file.size, progress }] : []}
        onRemove={remove}
        error={problem ?? error}
        onFiles={([chosen]) => chosen && void take(chosen)}
      />
    </FormField>
  );
}
