import { useImportDrafts } from "@tsumugi/hooks";
import { ImportDraftList } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";

export interface KeptDraftsProps {
  readonly onGoOn: (uid: string) => void;
  readonly onDiscard: (uid: string) => Promise<unknown>;
}

/** Files that were handed in and not taken over yet: to go on with, or to throw away. */
export function KeptDrafts({ onGoOn, onDiscard }: KeptDraftsProps) {
  const { importDrafts } = useImportDrafts();
  const discard = (uid: string) => void onDiscard(uid).catch((cause) => toast.error(fullMessageOf(cause)));
  return <ImportDraftList drafts={importDrafts} onGoOn={onGoOn} onDiscard={discard} />;
}
