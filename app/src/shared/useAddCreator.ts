import type { ManagedCreator, OpenCreator } from "@tsumugi/contract";
import { isApiError, useCreateFromOpenCreator } from "@tsumugi/hooks";
import { toast } from "@tsumugi/ui";
import { useCallback, useState } from "react";
import { paths } from "../paths.ts";
import { useNavigate } from "../routing/address.ts";
import { fullMessageOf } from "./errors.ts";

/** Makes one open creator an own record and tells so, with the way there; also where a colleague was faster. */
export function useAddCreator() {
  const { createFromOpenCreator } = useCreateFromOpenCreator();
  const [addingUid, setAddingUid] = useState<string>();
  const navigate = useNavigate();
  const addCreator = useCallback(
    async ({ uid, name }: Pick<OpenCreator, "uid" | "name">) => {
      const openRecord = (record: string) => ({
        label: "記録を開く",
        onClick: () => navigate(paths.managedCreator.getHref(record), { isFromOutside: true }),
      });
      setAddingUid(uid);
      try {
        const record = await createFromOpenCreator(uid);
        toast.show(`「${name}」をクリエイター管理に追加しました`, { action: openRecord(record.uid) });
      } catch (error) {
        const held = isApiError(error) ? (error.current as ManagedCreator | undefined) : undefined;
        toast.error(fullMessageOf(error), held ? { action: openRecord(held.uid) } : undefined);
      } finally {
        setAddingUid(undefined);
      }
    },
    [createFromOpenCreator, navigate],
  );
  return { addCreator, addingUid };
}
