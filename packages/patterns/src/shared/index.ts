export {
  ConflictDialog,
  type ConflictDialogProps,
  type ConflictRow,
} from "./ConflictDialog/ConflictDialog.tsx";
export { PlatformIcon, type PlatformIconProps } from "./PlatformIcon.tsx";
export type { FieldErrors, OptionLook, PersonLook } from "./types.ts";
