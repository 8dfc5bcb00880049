export {
  FindSupportCreator,
  type FindSupportCreatorProps,
} from "./FindSupportCreator/FindSupportCreator.tsx";
export { SupportFlagMenu, type SupportFlagMenuProps } from "./SupportFlagMenu/SupportFlagMenu.tsx";
export { SupportQueue, type SupportQueueProps } from "./SupportQueue/SupportQueue.tsx";
export {
  type SupportFilterValue,
  SupportQueueFilters,
  type SupportQueueFiltersProps,
  type SupportTab,
} from "./SupportQueueFilters/SupportQueueFilters.tsx";
export { SupportRoomHeader, type SupportRoomHeaderProps } from "./SupportRoomHeader/SupportRoomHeader.tsx";
export type { SupportRoomLook } from "./supportRooms.types.ts";
export { WaitingBadge, type WaitingBadgeProps } from "./WaitingBadge/WaitingBadge.tsx";
export { waitingOf } from "./WaitingBadge/waiting.ts";
