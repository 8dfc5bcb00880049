import type { ManagedCreatorDetail } from "@tsumugi/contract";
import { useConnectOpenCreator, useConnectTargets, useCreator } from "@tsumugi/hooks";
import { ConnectCreatorDialog, DisconnectCreatorDialog, type FieldChoices } from "@tsumugi/patterns";
import { Button, toast } from "@tsumugi/ui";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { connectionChoices } from "../../shared/connectionChoices.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import { usePermissions } from "../../shared/usePermissions.ts";

/** The public profile of a record: the way there, and connecting and disconnecting with what is kept of both. */
export function CreatorConnection({ creator }: { readonly creator: ManagedCreatorDetail }) {
  const { canWrite, hasFeature } = usePermissions();
  const { connectOpenCreator, isSubmitting, error, reset } = useConnectOpenCreator();
  const [asking, setAsking] = useState<"connect" | "disconnect" | null>(null);
  const [keyword, setKeyword] = useState(creator.accounts[0]?.handle ?? creator.display_name);
  const [openUid, setOpenUid] = useState<string | null>(null);
  const targets = useConnectTargets(asking === "connect" ? keyword : null);
  const { creator: open, error: loadError } = useCreator(openUid);
  const close = () => {
    reset();
    setAsking(null);
    setOpenUid(null);
  };
  const save = async (uid: string | null, choices?: FieldChoices) => {
    try {
      await connectOpenCreator(creator.uid, uid, choices && connectionChoices(choices));
      toast.success(uid ? "公開プロフィールと連携しました" : "連携を解除しました");
      close();
    } catch {
      // Shown in the dialog, which stays open.
    }
  };
  const problem = error ?? loadError ?? targets.error;
  const canConnect = canWrite && !creator.archived_at && hasFeature("creator_search");
  return (
    <>
      {creator.creator && hasFeature("creator_search") && (
        <Button asChild size="sm" icon="external">
          <Link to={paths.openCreator.getHref(creator.creator.uid)}>公開プロフィールを見る</Link>
        </Button>
      )}
      {creator.creator && canWrite && (
        <Button size="sm" variant="ghost" onClick={() => setAsking("disconnect")}>
          連携を解除
        </Button>
      )}
      {!creator.creator && canConnect && (
        <Button size="sm" icon="link" onClick={() => setAsking("connect")}>
          公開プロフィールと連携
        </Button>
      )}
      <ConnectCreatorDialog
        open={asking === "connect"}
        onOpenChange={(isOpen) => !isOpen && close()}
        record={creator}
        creator={openUid ? open : undefined}
        candidates={targets.creators.map((one) => ({ ...one, sub: one.accounts[0]?.handle }))}
        keyword={keyword}
        onSearch={setKeyword}
        searching={targets.isLoading}
        onChoose={setOpenUid}
        onBack={() => setOpenUid(null)}
        onConnect={(choices) => void save(openUid, choices)}
        connecting={isSubmitting}
        error={problem && fullMessageOf(problem)}
      />
      <DisconnectCreatorDialog
        open={asking === "disconnect"}
        onOpenChange={(isOpen) => !isOpen && close()}
        creator={creator}
        onDisconnect={() => void save(null)}
        disconnecting={isSubmitting}
        error={error && fullMessageOf(error)}
      />
    </>
  );
}
