import {
  bulkCreateFromOpenCreators,
  bulkUpdateManagedCreators,
  checkExport,
  connectOpenCreator,
  createFromOpenCreator,
  createManagedCreator,
  deleteManagedCreator,
  exportManagedCreators,
  fetchConnectedCreator,
  findDuplicates,
  getManagedCreator,
  getMergeImpact,
  listCreatorFees,
  listCreatorProjects,
  listCreatorTags,
  listCreatorTimeline,
  listManagedCreators,
  mergeManagedCreators,
  searchConnectedCreator,
  undoBulkUpdate,
  updateManagedCreator,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { bulkUpdate } from "./bulk/bulk.service.ts";
import { undoBulk } from "./bulk/undoBulk.service.ts";
import { duplicates } from "./duplicates/duplicates.service.ts";
import { checkChosen, exportChosen, exportCsv } from "./export/exportCsv.service.ts";
import * as service from "./managed-creators.service.ts";
import { merge, mergeImpact } from "./merge/merge.service.ts";
import { connect } from "./open-creators/connect.service.ts";
import { bulkCreateFromOpen, createFromOpen } from "./open-creators/openCreators.service.ts";
import { feesOf, projectsOf, tags } from "./related/related.service.ts";
import { timeline } from "./timeline/timeline.service.ts";

export const managedCreatorsRoutes = [
  handle(listManagedCreators, (actor, query) =>
    query.format === "csv" ? exportCsv(actor, query) : service.list(actor, query),
  ),
  handle(searchConnectedCreator, async (actor, { keyword }) => ({
    items: await service.searchConnected(actor, keyword),
  })),
  handle(fetchConnectedCreator, (actor, { creator_uid }) => service.fetchConnected(actor, creator_uid)),
  handle(bulkUpdateManagedCreators, bulkUpdate),
  handle(undoBulkUpdate, (actor, { id }) => undoBulk(actor, id)),
  handle(exportManagedCreators, exportChosen),
  handle(checkExport, checkChosen),
  handle(findDuplicates, async (actor, query) => ({ items: await duplicates(actor, query) })),
  handle(getMergeImpact, (actor, { id, absorbed_uid }) => mergeImpact(actor, id, absorbed_uid)),
  handle(mergeManagedCreators, (actor, { id, ...body }) => merge(actor, id, body)),
  handle(listCreatorFees, async (actor, { id }) => ({ items: await feesOf(actor, id) })),
  handle(listCreatorTimeline, (actor, { id, ...query }) => timeline(actor, id, query)),
  handle(listCreatorProjects, (actor, { id }) => projectsOf(actor, id)),
  handle(listCreatorTags, async (actor) => ({ items: await tags(actor) })),
  handle(getManagedCreator, (actor, { id }) => service.get(actor, id)),
  handle(createManagedCreator, service.create),
  handle(updateManagedCreator, (actor, { id, ...body }) => service.update(actor, id, body)),
  handle(deleteManagedCreator, (actor, { id, erase }) => service.remove(actor, id, erase)),
  handle(createFromOpenCreator, (actor, { open_creator_uid }) => createFromOpen(actor, open_creator_uid)),
  handle(bulkCreateFromOpenCreators, async (actor, { open_creator_uids }) => ({
    items: await bulkCreateFromOpen(actor, open_creator_uids),
  })),
  handle(connectOpenCreator, (actor, { id, open_creator_uid, choices }) =>
    connect(actor, id, open_creator_uid, choices),
  ),
];
