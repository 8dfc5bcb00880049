import type { OpenCreatorDetail } from "@tsumugi/contract";
import { useConnectOpenCreator, useManagedCreator, useManagedCreators } from "@tsumugi/hooks";
import { ConnectCreatorDialog, type FieldChoices } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useState } from "react";
import { connectionChoices } from "../../shared/connectionChoices.ts";
import { fullMessageOf } from "../../shared/errors.ts";

export interface ConnectToRecordProps {
  readonly creator: OpenCreatorDetail;
  readonly open: boolean;
  readonly onClose: () => void;
}

const CANDIDATES = 20;

/** Finds the own record of this creator, lays both side by side, and connects them with what was chosen. */
export function ConnectToRecord({ creator, open, onClose }: ConnectToRecordProps) {
  const [keyword, setKeyword] = useState(creator.accounts[0]?.handle ?? creator.name);
  const [uid, setUid] = useState<string>();
  const records = useManagedCreators(open ? { keyword: keyword || undefined, limit: CANDIDATES } : null);
  const { managedCreator: record, error: loadError } = useManagedCreator(uid ?? null);
  const { connectOpenCreator, isSubmitting, error, reset } = useConnectOpenCreator();
  const close = () => {
    setUid(undefined);
    reset();
    onClose();
  };
  const connect = async (choices: FieldChoices) => {
    if (!record) return;
    try {
      const connected = await connectOpenCreator(record.uid, creator.uid, connectionChoices(choices));
      toast.success(`「${connected.display_name}」を公開プロフィールと連携しました`);
      close();
    } catch {
      // Shown in the dialog, which stays open with what was chosen.
    }
  };
  const problem = error ?? loadError ?? records.error;
  return (
    <ConnectCreatorDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      creator={creator}
      record={uid ? record : undefined}
      candidates={records.managedCreators.map((one) => ({
        uid: one.uid,
        name: one.display_name,
        image: one.image,
        sub: one.real_name || one.accounts[0]?.handle,
        follower_count: one.follower_count,
        taken: one.creator ? `「${one.creator.name}」と連携済み` : undefined,
      }))}
      keyword={keyword}
      onSearch={setKeyword}
      searching={records.isLoading}
      onChoose={setUid}
      onBack={() => {
        setUid(undefined);
        reset();
      }}
      onConnect={(choices) => void connect(choices)}
      connecting={isSubmitting}
      error={problem && fullMessageOf(problem)}
    />
  );
}
