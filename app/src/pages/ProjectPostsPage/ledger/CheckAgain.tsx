import { imageProblem, useCheckPostPr, useUploadImage } from "@tsumugi/hooks";
import { PrCheckForm, type PrCheckValues } from "@tsumugi/patterns";
import { Button, Stack, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../../shared/errors.ts";
import type { LedgerPart } from "./part.ts";

/** Reads the post again, or keeps what a person read and photographed there. */
export function CheckAgain({ record: { post }, onDirtyChange }: LedgerPart) {
  const { checkPostPr, isSubmitting } = useCheckPostPr();
  const { uploadImage } = useUploadImage();
  const [isOpen, setOpen] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();

  const close = () => {
    setOpen(false);
    setProblem(undefined);
    onDirtyChange(false);
  };
  const look = () => {
    checkPostPr(post.uid, {}).then(
      () => toast.success("もう一度確認しました"),
      (error: unknown) => toast.error(fullMessageOf(error)),
    );
  };
  const keep = async ({ caption, screenshot }: PrCheckValues) => {
    setKeeping(true);
    setProblem(undefined);
    try {
      const image = screenshot
        ? await uploadImage(screenshot, "evidence", undefined, { onProgress: setProgress })
        : undefined;
      await checkPostPr(post.uid, { caption, screenshot_uid: image?.uid });
      toast.success("確認した内容を記録しました");
      close();
    } catch (error) {
      setProblem(fullMessageOf(error));
    } finally {
      setKeeping(false);
      setProgress(undefined);
    }
  };
  if (isOpen)
    return (
      <PrCheckForm
        loading={isKeeping}
        progress={progress}
        error={problem}
        pictureProblem={imageProblem}
        onDirtyChange={onDirtyChange}
        onKeep={(values) => void keep(values)}
        onCancel={close}
      />
    );
  return (
    <Stack layout="row" gap="sm">
      <Button icon="refresh" loading={isSubmitting} onClick={look}>
        もう一度確認する
      </Button>
      <Button icon="image" onClick={() => setOpen(true)}>
        目で確認した内容を記録
      </Button>
    </Stack>
  );
}
