export {
  adminSearchCreators,
  deleteCreator,
  getCreator,
  listCreators,
  searchConnectTarget,
} from "./creators.endpoints.ts";
export {
  type AdminCreator,
  adminCreator,
  type OpenCreator,
  type OpenCreatorDetail,
  type OpenCreatorList,
  type OpenCreatorListQuery,
  type OpenCreatorSort,
  openCreator,
  openCreatorDetail,
  openCreatorList,
  openCreatorListQuery,
  openCreatorSorts,
} from "./creators.schemas.ts";
