import {
  useCompanyUsers,
  useExportManagedCreators,
  useGenres,
  useImportTask,
  useManagedCreators,
} from "@tsumugi/hooks";
import {
  Button,
  Card,
  CreatorFilters,
  CreatorTable,
  GuidedTour,
  LoadMore,
  Stack,
  Toolbar,
  toast,
  useSelection,
} from "@tsumugi/ui";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import { ListBody } from "../../shared/ListBody.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useTableLayout } from "../../shared/useTableLayout.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { useTour } from "../../tours/useTour.ts";
import { CreatorsEmpty } from "./CreatorsEmpty.tsx";
import { CreatorsHeader } from "./CreatorsHeader.tsx";
import { filterPatch, filterValue, isFiltered, listFilter } from "./creatorFilter.ts";
import { ImportNotice } from "./ImportNotice.tsx";
import { SelectionActions } from "./SelectionActions.tsx";

export function ManagedCreatorsPage() {
  usePageTitle("クリエイター管理");
  const url = useUrlState();
  const arrangement = useTableLayout("creators");
  const filter = listFilter(url);
  const value = filterValue(url);
  const list = useManagedCreators(filter);
  const { genres } = useGenres();
  const { companyUsers } = useCompanyUsers();
  const { importTask, phase } = useImportTask();
  const { exportManagedCreators, isDownloading } = useExportManagedCreators();
  const { canWrite, canSeeFees, hasFeature } = usePermissions();
  const { selection, selectedKeys } = useSelection();
  const tour = useTour("cms", !list.isLoading && canWrite);

  const handleExport = () => {
    exportManagedCreators(filter).then(
      (name) => toast.success(`「${name}」を保存しました`),
      (error: unknown) => toast.error(fullMessageOf(error)),
    );
  };

  return (
    <>
      <CreatorsHeader />
      <Stack>
        <ImportNotice task={importTask} phase={phase} />
        <Card flush>
          <Toolbar
            selectedCount={selectedKeys.length}
            onClearSelection={selection.clear}
            selectionActions={<SelectionActions creators={list.managedCreators} selection={selection} />}
            actions={
              hasFeature("csv_export") && (
                <Button icon="download" loading={isDownloading} onClick={handleExport}>
                  CSV出力
                </Button>
              )
            }
          >
            <CreatorFilters
              value={value}
              onChange={(next) => url.set(filterPatch(next))}
              genres={genres.map(({ uid, name }) => ({ value: uid, label: name }))}
              owners={companyUsers.map(({ uid, name }) => ({ value: uid, label: name }))}
            />
          </Toolbar>
          <ListBody
            error={list.error}
            hasRows={list.managedCreators.length > 0}
            onRetry={list.refresh}
            retrying={list.isRefreshing}
          >
            <CreatorTable
              {...arrangement}
              creators={list.managedCreators}
              linkTo={(creator) => <Link to={paths.managedCreator.getHref(creator.uid)} />}
              sort={filter.sort}
              onSortChange={(sort) => url.set({ sort })}
              selection={canWrite ? selection : undefined}
              totalCount={list.total}
              loading={list.isLoading || (list.isRefreshing && !list.isLoadingMore)}
              showFees={canSeeFees}
              empty={
                <CreatorsEmpty isFiltered={isFiltered(value)} onClear={() => url.set(filterPatch({}))} />
              }
            />
            <LoadMore
              shown={list.managedCreators.length}
              total={list.total}
              hasMore={list.hasMore}
              loading={list.isLoadingMore}
              onLoadMore={list.loadMore}
            />
          </ListBody>
        </Card>
      </Stack>
      <GuidedTour {...tour} />
    </>
  );
}
