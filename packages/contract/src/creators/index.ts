export { creatorLanguages, prefectures } from "./creatorFacts.ts";
export {
  type AdminCreatorSort,
  type AdminCreatorState,
  adminCreatorSorts,
  adminCreatorStateLabels,
  adminCreatorStates,
  type OpenCreatorSort,
  openCreatorSorts,
} from "./creators.constants.ts";
export {
  adminSearchCreators,
  deleteCreator,
  getCreator,
  listCreators,
  searchConnectTarget,
} from "./creators.endpoints.ts";
export type {
  AdminCreator,
  AdminCreatorListQuery,
  OpenCreator,
  OpenCreatorDetail,
  OpenCreatorList,
  OpenCreatorListQuery,
} from "./creators.schemas.ts";
