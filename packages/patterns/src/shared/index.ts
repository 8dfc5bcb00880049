export {
  ConflictDialog,
  type ConflictDialogProps,
  type ConflictRow,
} from "./ConflictDialog/ConflictDialog.tsx";
export { handleWords } from "./handleWords.ts";
export { PlatformIcon, type PlatformIconProps } from "./PlatformIcon.tsx";
export { ReasonDialog, type ReasonDialogProps } from "./StatusMoves.tsx";
export type { FieldErrors, OptionLook, PersonLook } from "./types.ts";
