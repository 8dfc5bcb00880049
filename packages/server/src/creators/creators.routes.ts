import {
  adminSearchCreators,
  deleteCreator,
  getCreator,
  listCreators,
  searchConnectTarget,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as service from "./creators.service.ts";

export const creatorsRoutes = [
  handle(listCreators, ({ actor, query }) => service.list(actor, query)),
  handle(getCreator, ({ actor, params }) => service.get(actor, params.id)),
  handle(deleteCreator, ({ params, body }) => service.remove(params.id, body.reason)),
  handle(searchConnectTarget, async ({ actor, query }) => ({
    items: await service.connectTargets(actor, query.keyword),
  })),
  handle(adminSearchCreators, ({ query }) => service.adminSearch(query)),
];
