import {
  bulkCreateFromOpenCreators,
  bulkUpdateManagedCreators,
  checkExport,
  connectOpenCreator,
  createFromOpenCreator,
  createManagedCreator,
  decideDuplicatePair,
  deleteManagedCreator,
  exportManagedCreators,
  fetchConnectedCreator,
  findDuplicates,
  getErasureImpact,
  getManagedCreator,
  getMergeImpact,
  listCreatorFees,
  listCreatorProjects,
  listCreatorTags,
  listCreatorTimeline,
  listDuplicatePairs,
  listManagedCreators,
  mergeManagedCreators,
  searchConnectedCreator,
  undoBulkUpdate,
  updateManagedCreator,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { bulkUpdate } from "./bulk/bulk.service.ts";
import { undoBulk } from "./bulk/undoBulk.service.ts";
import { decidePair, duplicatePairs } from "./duplicates/duplicatePairs.service.ts";
import { duplicates } from "./duplicates/duplicates.service.ts";
import { erasureImpact } from "./erase/erasureImpact.service.ts";
import { checkChosen, exportChosen, listOrExport } from "./export/exportCsv.service.ts";
import * as service from "./managed-creators.service.ts";
import { merge, mergeImpact } from "./merge/merge.service.ts";
import { connect } from "./open-creators/connect.service.ts";
import { bulkCreateFromOpen, createFromOpen } from "./open-creators/openCreators.service.ts";
import { fees, projectsOf, tags } from "./related/related.service.ts";
import { timeline } from "./timeline/timeline.service.ts";

export const managedCreatorsRoutes = [
  handle(listManagedCreators, listOrExport),
  handle(searchConnectedCreator, service.searchConnected),
  handle(fetchConnectedCreator, service.fetchConnected),
  handle(bulkUpdateManagedCreators, bulkUpdate),
  handle(undoBulkUpdate, undoBulk),
  handle(exportManagedCreators, exportChosen),
  handle(checkExport, checkChosen),
  handle(findDuplicates, duplicates),
  handle(listDuplicatePairs, duplicatePairs),
  handle(decideDuplicatePair, decidePair),
  handle(getErasureImpact, erasureImpact),
  handle(getMergeImpact, mergeImpact),
  handle(mergeManagedCreators, merge),
  handle(listCreatorFees, fees),
  handle(listCreatorTimeline, timeline),
  handle(listCreatorProjects, projectsOf),
  handle(listCreatorTags, tags),
  handle(getManagedCreator, service.get),
  handle(createManagedCreator, service.create),
  handle(updateManagedCreator, service.update),
  handle(deleteManagedCreator, service.remove),
  handle(createFromOpenCreator, createFromOpen),
  handle(bulkCreateFromOpenCreators, bulkCreateFromOpen),
  handle(connectOpenCreator, connect),
];
