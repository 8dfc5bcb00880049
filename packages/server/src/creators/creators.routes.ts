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
  handle(listCreators, service.list),
  handle(getCreator, service.get),
  handle(deleteCreator, service.remove),
  handle(searchConnectTarget, service.connectTargets),
  handle(adminSearchCreators, service.adminSearch),
];
