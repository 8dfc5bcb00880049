import type { OpenCreatorDetail } from "@tsumugi/contract";
import { Button } from "@tsumugi/ui";
import { useState } from "react";
import { useAddCreator } from "../../shared/useAddCreator.ts";
import { ConnectToRecord } from "./ConnectToRecord.tsx";

/** The two ways of a creator into our records: a new one, or one that stands already. */
export function ProfileActions({ creator }: { readonly creator: OpenCreatorDetail }) {
  const { addCreator, addingUid } = useAddCreator();
  const [isConnecting, setConnecting] = useState(false);
  return (
    <>
      <Button
        variant="primary"
        icon="plus"
        loading={addingUid === creator.uid}
        onClick={() => void addCreator(creator)}
      >
        クリエイター管理に追加する
      </Button>
      <Button icon="link" onClick={() => setConnecting(true)}>
        登録済みの記録と連携
      </Button>
      <ConnectToRecord creator={creator} open={isConnecting} onClose={() => setConnecting(false)} />
    </>
  );
}
