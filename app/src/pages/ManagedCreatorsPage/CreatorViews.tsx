import type { DataTableLayout } from "@tsumugi/ui";
import { viewPatch, viewQuery } from "../../shared/creatorFilter.ts";
import { ListViews } from "../../shared/ListViews.tsx";
import { useUrlState } from "../../shared/useUrlState.ts";

/** Views of the list of creators. */
export const CreatorViews = ({ layout }: { readonly layout: Partial<DataTableLayout> | undefined }) => (
  <ListViews
    list="creators"
    query={viewQuery(useUrlState())}
    layout={layout ?? {}}
    param="view"
    patchOf={viewPatch}
    kept="クリエイターの記録は変わりません。"
  />
);
