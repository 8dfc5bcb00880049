import type { ManagedCreatorDetail } from "@tsumugi/contract";
import { Button, IconButton, Menu, MenuItem, MenuSeparator } from "@tsumugi/ui";
import { useState } from "react";
import { MergeCreator } from "../../managed-creators/MergeCreator.tsx";
import type { useCreatorActions } from "../../managed-creators/useCreatorActions.ts";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { FeatureButton } from "../../shared/FeatureButton.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { EraseCreator } from "./EraseCreator.tsx";

export interface CreatorHeaderActionsProps {
  readonly creator: ManagedCreatorDetail;
  readonly actions: ReturnType<typeof useCreatorActions>;
}

/** Message and edit at hand; what happens once in a while in the menu. */
export function CreatorHeaderActions({ creator, actions }: CreatorHeaderActionsProps) {
  const { canWrite, canChat, isAdmin } = usePermissions();
  const [asking, setAsking] = useState<"merge" | "erase" | null>(null);
  if (!canWrite || creator.archived_at) return null;
  return (
    <>
      <Menu align="end" trigger={<IconButton icon="more" label="その他の操作" />}>
        <MenuItem icon="copy" onSelect={() => setAsking("merge")}>
          ほかの記録とまとめる
        </MenuItem>
        <MenuItem icon="archive" onSelect={() => void actions.archive(creator.uid)}>
          アーカイブ
        </MenuItem>
        {isAdmin && (
          <>
            <MenuSeparator />
            <MenuItem icon="trash" tone="danger" onSelect={() => setAsking("erase")}>
              個人情報を消去
            </MenuItem>
          </>
        )}
      </Menu>
      {canChat && (
        <FeatureButton
          feature="dm"
          icon="chat"
          loading={actions.isOpening}
          onClick={() => void actions.openRoom(creator.uid)}
        >
          メッセージ
        </FeatureButton>
      )}
      <Button asChild variant="primary" icon="edit">
        <Link to={paths.managedCreatorEdit.getHref(creator.uid)}>編集</Link>
      </Button>
      {asking === "merge" && <MergeCreator creator={creator} onClose={() => setAsking(null)} />}
      <EraseCreator
        isOpen={asking === "erase"}
        creator={creator}
        actions={actions}
        onClose={() => setAsking(null)}
      />
    </>
  );
}
