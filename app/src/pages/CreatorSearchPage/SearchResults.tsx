import type { OpenCreator } from "@tsumugi/contract";
import type { CreatorFilter, useCreators } from "@tsumugi/hooks";
import {
  OpenCreatorCards,
  OpenCreatorColumnSettings,
  OpenCreatorTable,
  type OpenCreatorTableProps,
  type SearchView,
} from "@tsumugi/patterns";
import { Card, LoadMore, type Selection } from "@tsumugi/ui";
import { type ReactNode, useCallback } from "react";
import { paths } from "../../paths.ts";
import { useLocation } from "../../routing/address.ts";
import { Link } from "../../routing/Link.tsx";
import { messageOf } from "../../shared/errors.ts";
import { ListBody } from "../../shared/ListBody.tsx";
import { useAddCreator } from "../../shared/useAddCreator.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useTableLayout } from "../../shared/useTableLayout.ts";

export interface SearchResultsProps {
  readonly list: ReturnType<typeof useCreators>;
  readonly view: SearchView;
  readonly sort: NonNullable<CreatorFilter["sort"]>;
  readonly onSortChange: (sort: string | undefined) => void;
  readonly selection: Selection;
  readonly empty: ReactNode;
}

const TABLE = "open-creators";

/** The columns are read with the table only: the cards have none. */
const ArrangedTable = (props: OpenCreatorTableProps) => (
  <OpenCreatorTable {...props} {...useTableLayout(TABLE)} columnSettings={false} />
);

export const SearchColumns = () => <OpenCreatorColumnSettings {...useTableLayout(TABLE)} />;

/** What the search found, as cards or as a table, page after page. */
export function SearchResults({ list, view, sort, onSortChange, selection, empty }: SearchResultsProps) {
  const { canWrite } = usePermissions();
  const { addCreator, addingUid } = useAddCreator();
  const { search } = useLocation();
  const isTable = view === "table";
  // The way back from the profile leads to this very search.
  const linkTo = useCallback(
    ({ uid }: Pick<OpenCreator, "uid">) => <Link to={paths.openCreator.getHref(uid)} state={{ search }} />,
    [search],
  );
  const shared = {
    creators: list.creators,
    linkTo,
    selection,
    onAdd: canWrite ? addCreator : undefined,
    addingUid,
    loading: list.isLoading || (isTable && list.isRefreshing && !list.isLoadingMore),
    empty,
  };
  const body = (
    <ListBody
      error={list.error}
      hasRows={list.creators.length > 0}
      onRetry={list.refresh}
      retrying={list.isRefreshing}
    >
      {isTable ? (
        <ArrangedTable
          {...shared}
          sort={sort}
          onSortChange={onSortChange}
          totalCount={list.total}
          isTotalCapped={list.isTotalCapped}
        />
      ) : (
        <OpenCreatorCards {...shared} />
      )}
      <LoadMore
        shown={list.creators.length}
        total={list.total}
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        error={list.error && messageOf(list.error)}
        onLoadMore={list.loadMore}
        unit={list.isTotalCapped ? "名以上" : "名"}
      />
    </ListBody>
  );
  return (
    <>
      <h2 className="tsu-hidden">検索の結果</h2>
      {isTable ? <Card flush>{body}</Card> : body}
    </>
  );
}
