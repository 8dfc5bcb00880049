import { viewPatch, viewQuery } from "../../shared/creatorFilter.ts";
import { ListViews } from "../../shared/ListViews.tsx";
import { useUrlState } from "../../shared/useUrlState.ts";

/** Views of the list of creators. */
export const CreatorViews = () => (
  <ListViews
    list="creators"
    query={viewQuery(useUrlState())}
    param="view"
    patchOf={viewPatch}
    kept="クリエイターの記録は変わりません。"
  />
);
