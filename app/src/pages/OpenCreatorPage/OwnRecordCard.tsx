import type { OpenCreatorDetail } from "@tsumugi/contract";
import { relationshipStageLabels } from "@tsumugi/contract";
import { useConnectedCreator, useConnectOpenCreator } from "@tsumugi/hooks";
import { DisconnectCreatorDialog } from "@tsumugi/patterns";
import { Badge, Button, Card, DescriptionList, Stack, toast } from "@tsumugi/ui";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";

/** Our own record of the creator, with the way there and the way apart. */
export function OwnRecordCard({ creator }: { readonly creator: Pick<OpenCreatorDetail, "uid"> }) {
  const { managedCreator: record, error: loadError, refresh } = useConnectedCreator(creator.uid);
  const { connectOpenCreator, isSubmitting, error, reset } = useConnectOpenCreator();
  const { canWrite } = usePermissions();
  const [isAsking, setAsking] = useState(false);
  // Without it nothing on the page could be done with a creator whom the company has.
  if (!record && loadError)
    return (
      <Card title="自社の記録">
        <LoadFailure error={loadError} onRetry={() => void refresh()} />
      </Card>
    );
  if (!record) return null;

  const handleOpenChange = (open: boolean) => {
    reset();
    setAsking(open);
  };
  const disconnect = async () => {
    try {
      await connectOpenCreator(record.uid, null);
      setAsking(false);
      toast.success(`「${record.display_name}」の連携を解除しました`);
    } catch {
      // Shown in the dialog, which stays open.
    }
  };
  return (
    <Card
      title="自社の記録"
      actions={
        <Badge tone="success" icon="link">
          公開プロフィールと同期
        </Badge>
      }
    >
      <Stack gap="sm">
        <DescriptionList
          layout="rows"
          items={[
            { term: "表示名", description: record.display_name },
            { term: "関係", description: relationshipStageLabels[record.stage] },
            { term: "担当", description: record.owner?.name },
            { term: "タグ", description: record.tags.join("、") },
          ]}
        />
        <Stack layout="row" gap="sm">
          <Button asChild size="sm" icon="creator">
            <Link to={paths.managedCreator.getHref(record.uid)}>記録を開く</Link>
          </Button>
          {canWrite && (
            <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
              連携を解除
            </Button>
          )}
        </Stack>
      </Stack>
      <DisconnectCreatorDialog
        open={isAsking}
        onOpenChange={handleOpenChange}
        creator={record}
        onDisconnect={() => void disconnect()}
        disconnecting={isSubmitting}
        error={error && fullMessageOf(error)}
      />
    </Card>
  );
}
