import {
  adminSearchCreators,
  deleteCreator,
  getCreator,
  listCreators,
  searchConnectTarget,
} from "@tsumugi/contract";
import { NOW } from "../core/clock.ts";
import { buildList, indexOf, pageBy } from "../core/counter.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildAdminCreator, buildOpenCreator, buildOpenCreatorDetail } from "./creators.fixtures.ts";

export const creatorsHandlers = [
  mockEndpoint(listCreators, ({ query }) => pageBy(buildOpenCreator, 24, query)),
  mockEndpoint(getCreator, ({ params }) => buildOpenCreatorDetail({}, indexOf(params.id))),
  mockEndpoint(deleteCreator, ({ params }) => ({ uid: params.id ?? "", deleted_at: NOW })),
  mockEndpoint(searchConnectTarget, () => ({
    items: [1, 2, 4].map((index) => buildOpenCreator({}, index)),
  })),
  mockEndpoint(adminSearchCreators, () => ({ items: [...buildList(buildAdminCreator, 5)] })),
];
