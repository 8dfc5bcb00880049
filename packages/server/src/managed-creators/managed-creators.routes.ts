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
import { bulkUpdate } from "./bulk.service.ts";
import { connect } from "./connect.service.ts";
import { duplicates } from "./duplicates.ts";
import { checkChosen, exportChosen, exportCsv } from "./exportCsv.service.ts";
import * as service from "./managed-creators.service.ts";
import { merge, mergeImpact } from "./merge.service.ts";
import { bulkCreateFromOpen, createFromOpen } from "./openCreators.service.ts";
import { feesOf, projectsOf, tags } from "./related.service.ts";
import { timeline } from "./timeline.ts";
import { undoBulk } from "./undoBulk.service.ts";

export const managedCreatorsRoutes = [
  handle(listManagedCreators, ({ actor, query }) =>
    query.format === "csv" ? exportCsv(actor, query) : service.list(actor, query),
  ),
  handle(searchConnectedCreator, async ({ actor, query }) => ({
    items: await service.searchConnected(actor, query.keyword),
  })),
  handle(fetchConnectedCreator, ({ actor, query }) => service.fetchConnected(actor, query.creator_uid)),
  handle(bulkUpdateManagedCreators, ({ actor, body }) => bulkUpdate(actor, body)),
  handle(undoBulkUpdate, ({ actor, params }) => undoBulk(actor, params.id)),
  handle(exportManagedCreators, ({ actor, body }) => exportChosen(actor, body)),
  handle(checkExport, ({ actor, body }) => checkChosen(actor, body)),
  handle(findDuplicates, async ({ actor, query }) => ({ items: await duplicates(actor, query) })),
  handle(getMergeImpact, ({ actor, params, query }) => mergeImpact(actor, params.id, query.absorbed_uid)),
  handle(mergeManagedCreators, ({ actor, params, body }) => merge(actor, params.id, body)),
  handle(listCreatorFees, async ({ actor, params }) => ({ items: await feesOf(actor, params.id) })),
  handle(listCreatorTimeline, ({ actor, params, query }) => timeline(actor, params.id, query)),
  handle(listCreatorProjects, ({ actor, params }) => projectsOf(actor, params.id)),
  handle(listCreatorTags, async ({ actor }) => ({ items: await tags(actor) })),
  handle(getManagedCreator, ({ actor, params }) => service.get(actor, params.id)),
  handle(createManagedCreator, ({ actor, body }) => service.create(actor, body)),
  handle(updateManagedCreator, ({ actor, params, body }) => service.update(actor, params.id, body)),
  handle(deleteManagedCreator, ({ actor, params, query }) => service.remove(actor, params.id, query.erase)),
  handle(createFromOpenCreator, ({ actor, body }) => createFromOpen(actor, body.open_creator_uid)),
  handle(bulkCreateFromOpenCreators, async ({ actor, body }) => ({
    items: await bulkCreateFromOpen(actor, body.open_creator_uids),
  })),
  handle(connectOpenCreator, ({ actor, params, body }) =>
    connect(actor, params.id, body.open_creator_uid, body.choices),
  ),
];
