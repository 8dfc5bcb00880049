import {
  adminSearchCreators,
  deleteCreator,
  getCreator,
  listCreators,
  searchConnectTarget,
} from "@tsumugi/contract";
import { NOW } from "../core/clock.ts";
import { indexOf, pageBy, pageOf } from "../core/counter.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildAdminCreator, buildOpenCreator, buildOpenCreatorDetail } from "./creators.fixtures.ts";

export const creatorsHandlers = [
  mockEndpoint(listCreators, ({ query }) =>
    query.uid
      ? pageOf(query.uid.map((uid) => buildOpenCreator({}, indexOf(uid))))
      : pageBy(buildOpenCreator, 24, query),
  ),
  mockEndpoint(getCreator, ({ params }) => buildOpenCreatorDetail({}, indexOf(params.id))),
  mockEndpoint(deleteCreator, ({ params }) => ({ uid: params.id ?? "", deleted_at: NOW })),
  mockEndpoint(searchConnectTarget, () => ({
    items: [1, 2, 4].map((index) => buildOpenCreator({}, index)),
  })),
  mockEndpoint(adminSearchCreators, ({ query }) => pageBy(buildAdminCreator, 24, query)),
];
