export {
  ConflictDialog,
  type ConflictDialogProps,
  type ConflictRow,
} from "./ConflictDialog/ConflictDialog.tsx";
export {
  type EntityCode,
  entityNames,
  type PlatformCode,
  platformNames,
  type StageCode,
  stageNames,
} from "./labels.ts";
export { PlatformIcon, type PlatformIconProps } from "./PlatformIcon.tsx";
export type { FieldErrors, OptionLook, PersonLook } from "./types.ts";
