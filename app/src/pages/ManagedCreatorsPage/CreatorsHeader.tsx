import { Button, PageHeader } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { ReadOnlyBadge } from "../../shared/ReadOnlyBadge.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { tourAnchors } from "../../tours/tours.ts";
import { CreatorDuplicates } from "./CreatorDuplicates.tsx";

const anchors = tourAnchors.cms;

/** Title and the ways to register; what the tour `cms` points at. */
export function CreatorsHeader() {
  const { canWrite } = usePermissions();
  return (
    <PageHeader
      title="クリエイター管理"
      badges={<ReadOnlyBadge />}
      lead="自社で取引するクリエイターの台帳です"
      actions={
        <>
          <Button asChild variant="ghost" icon="help" data-tour={anchors.help}>
            <Link to={paths.help.getHref({ topic: "cms" })}>ヘルプ</Link>
          </Button>
          {canWrite && (
            <>
              <CreatorDuplicates />
              <Button asChild icon="upload" data-tour={anchors.csvImport}>
                <Link to={paths.creatorImport.getHref()}>一括登録</Link>
              </Button>
              <Button asChild variant="primary" icon="creatorAdd" data-tour={anchors.manualRegister}>
                <Link to={paths.managedCreatorNew.getHref()}>手動登録</Link>
              </Button>
            </>
          )}
        </>
      }
    />
  );
}
