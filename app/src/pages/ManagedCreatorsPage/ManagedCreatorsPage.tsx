import { useCompanyUsers, useCustomFields, useImportTask, useManagedCreators } from "@tsumugi/hooks";
import { CreatorTable } from "@tsumugi/patterns";
import { Card, GuidedTour, LoadMore, Stack, useSelectedCount } from "@tsumugi/ui";
import { usePhone } from "@tsumugi/ui/theme";
import { useMemo, useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { filterPatch, filterValue, isFiltered, listFilter } from "../../shared/creatorFilter.ts";
import { ListBody } from "../../shared/ListBody.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useSelectionWithin } from "../../shared/useSelectionWithin.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { useViewLayout } from "../../shared/useViewLayout.ts";
import { useTour } from "../../tours/useTour.ts";
import type { Asked } from "./CreatorsDialogs.tsx";
import { CreatorsHeader } from "./CreatorsHeader.tsx";
import { CreatorsSelectionBar } from "./CreatorsSelectionBar.tsx";
import { CreatorsToolbar } from "./CreatorsToolbar.tsx";
import { CreatorsDialogs, CreatorsEmpty } from "./creatorsParts.ts";
import { ImportNotice } from "./ImportNotice.tsx";
import { useCreatorCells } from "./useCreatorCells.ts";

const linkTo = ({ uid }: { uid: string }) => <Link to={paths.managedCreator.getHref(uid)} />;

export function ManagedCreatorsPage() {
  usePageTitle("クリエイター管理");
  const url = useUrlState();
  const arrangement = useViewLayout("creators", "view");
  const filter = listFilter(url);
  const value = filterValue(url);
  const list = useManagedCreators(filter);
  const { total, isTotalCapped, managedCreators: creators } = list;
  const { companyUsers } = useCompanyUsers();
  const { importTask, phase } = useImportTask();
  const { fieldsInUse: customFields } = useCustomFields();
  const { canWrite, canSeeFees } = usePermissions();
  const columns = { ...arrangement, showFees: canSeeFees, customFields };
  const selection = useSelectionWithin(JSON.stringify(value), creators, { ...list, order: filter.sort });
  const chosen = useSelectedCount(selection, total ?? 0);
  const [asked, setAsked] = useState<Asked | null>(null);
  const tour = useTour("cms", !list.isLoading && canWrite);
  const owners = useMemo(
    () => companyUsers.map(({ uid, name }) => ({ value: uid, label: name })),
    [companyUsers],
  );
  const saveCells = useCreatorCells(creators, owners, customFields);

  const isPhone = usePhone();
  const toolbar = { owners, total, isTotalCapped, columns, onExport: () => setAsked("export") };
  const bar = { ...toolbar, selection, onAsk: setAsked };
  const selectionBar = chosen > 0 && <CreatorsSelectionBar {...bar} />;

  return (
    <>
      <CreatorsHeader />
      <Stack>
        <ImportNotice task={importTask} phase={phase} />
        <Card flush>
          <CreatorsToolbar {...toolbar} selectionBar={!isPhone && selectionBar} />
          <ListBody
            error={list.error}
            hasRows={creators.length > 0}
            onRetry={list.refresh}
            retrying={list.isRefreshing}
          >
            <CreatorTable
              {...columns}
              columnSettings={false}
              creators={creators}
              linkTo={linkTo}
              sort={filter.sort}
              onSortChange={(sort) => url.set({ sort })}
              selection={canWrite ? selection : undefined}
              selectionBar={selectionBar}
              owners={owners}
              onEdit={canWrite ? saveCells : undefined}
              totalCount={total}
              isTotalCapped={isTotalCapped}
              loading={list.isLoading || (list.isRefreshing && !list.isLoadingMore)}
              empty={
                <CreatorsEmpty isFiltered={isFiltered(value)} onClear={() => url.set(filterPatch({}))} />
              }
            />
            <LoadMore
              shown={creators.length}
              total={total}
              unit={isTotalCapped ? "名以上" : "名"}
              hasMore={list.hasMore}
              loading={list.isLoadingMore}
              onLoadMore={list.loadMore}
            />
          </ListBody>
        </Card>
      </Stack>
      {asked && (
        <CreatorsDialogs
          {...bar}
          asked={asked}
          chosen={chosen}
          sort={filter.sort}
          onClose={() => setAsked(null)}
        />
      )}
      <GuidedTour {...tour} />
    </>
  );
}
