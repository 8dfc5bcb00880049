export { ConflictDialog, type ConflictDialogProps } from "./ConflictDialog/ConflictDialog.tsx";
export { type ConflictRow, ConflictTable, type ConflictTableProps } from "./ConflictDialog/ConflictTable.tsx";
export { handleWords } from "./handleWords.ts";
export { PlatformIcon, type PlatformIconProps } from "./PlatformIcon.tsx";
export { SaveFoot, type SaveFootProps } from "./SaveFoot/SaveFoot.tsx";
export { ReasonDialog, type ReasonDialogProps } from "./StatusMoves.tsx";
export type { FieldErrors, OptionLook, PersonLook } from "./types.ts";
