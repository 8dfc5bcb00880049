import {
  bulkCreateFromOpenCreators,
  connectOpenCreator,
  createFromOpenCreator,
  createManagedCreator,
  deleteManagedCreator,
  fetchConnectedCreator,
  getManagedCreator,
  listManagedCreators,
  searchConnectedCreator,
  updateManagedCreator,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { exportCsv } from "./exportCsv.service.ts";
import * as service from "./managed-creators.service.ts";
import { bulkCreateFromOpen, connect, createFromOpen } from "./openCreators.service.ts";

export const managedCreatorsRoutes = [
  handle(listManagedCreators, ({ actor, query }) =>
    query.format === "csv" ? exportCsv(actor, query) : service.list(actor, query),
  ),
  handle(searchConnectedCreator, async ({ actor, query }) => ({
    items: await service.searchConnected(actor, query.keyword),
  })),
  handle(fetchConnectedCreator, ({ actor, query }) => service.fetchConnected(actor, query.creator_uid)),
  handle(getManagedCreator, ({ actor, params }) => service.get(actor, params.id)),
  handle(createManagedCreator, ({ actor, body }) => service.create(actor, body)),
  handle(updateManagedCreator, ({ actor, params, body }) => service.update(actor, params.id, body)),
  handle(deleteManagedCreator, ({ actor, params, query }) => service.remove(actor, params.id, query.erase)),
  handle(createFromOpenCreator, ({ actor, body }) => createFromOpen(actor, body.open_creator_uid)),
  handle(bulkCreateFromOpenCreators, async ({ actor, body }) => ({
    items: await bulkCreateFromOpen(actor, body.open_creator_uids),
  })),
  handle(connectOpenCreator, ({ actor, params, body }) => connect(actor, params.id, body.open_creator_uid)),
];
