import { useCurrentUser, useUpdateCompanyUser, useUploadImage } from "@tsumugi/hooks";
import { ImageField } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";

/** One's own picture: kept as soon as it is chosen. */
export function OwnImage() {
  const { currentUser, refresh } = useCurrentUser();
  const { uploadImage } = useUploadImage();
  const { updateCompanyUser } = useUpdateCompanyUser();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const keep = async (find: () => Promise<string | null>, done: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await updateCompanyUser(currentUser.uid, { image: await find() });
      await refresh();
      toast.success(done);
    } catch (error) {
      setProblem(fullMessageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ImageField
      label="自分の画像"
      name={currentUser.name}
      image={currentUser.image}
      loading={isBusy}
      error={problem}
      onFile={(file) => void keep(async () => (await uploadImage(file, "profile")).url, "画像を保存しました")}
      onClear={() => void keep(async () => null, "画像を外しました")}
    />
  );
}
