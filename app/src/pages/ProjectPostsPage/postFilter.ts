import { mediaTypes, metricSources, platforms, prStates } from "@tsumugi/contract";
import { postFilterKeys } from "@tsumugi/patterns";
import { type FilterUrl, filterPatchOf, listOf } from "../../shared/filterUrl.ts";

/** What the address narrows the posts by; what one typed by hand gets wrong is left out. */
export const postFilter = (url: FilterUrl) => ({
  platform: listOf(url.manyOf("platform", platforms)),
  media_type: listOf(url.manyOf("media_type", mediaTypes)),
  creator_uid: listOf(url.getAll("creator_uid")),
  pr_state: listOf(url.manyOf("pr_state", prStates)),
  source: listOf(url.manyOf("source", metricSources)),
});

export const noPostFilter = filterPatchOf(postFilterKeys, {});
