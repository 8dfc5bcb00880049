export { ChangeRoleDialog, type ChangeRoleDialogProps } from "./ChangeRoleDialog/ChangeRoleDialog.tsx";
export { ImageField, type ImageFieldProps } from "./ImageField/ImageField.tsx";
export {
  InviteMemberDialog,
  type InviteMemberDialogProps,
} from "./InviteMemberDialog/InviteMemberDialog.tsx";
export { MemberTable, type MemberTableProps } from "./MemberTable/MemberTable.tsx";
export {
  PendingInvitationList,
  type PendingInvitationListProps,
} from "./PendingInvitationList/PendingInvitationList.tsx";
export {
  RemoveMemberDialog,
  type RemoveMemberDialogProps,
} from "./RemoveMemberDialog/RemoveMemberDialog.tsx";
export { RoleSelect, type RoleSelectProps } from "./RoleSelect/RoleSelect.tsx";
export { SeatsMeter, type SeatsMeterProps } from "./SeatsMeter/SeatsMeter.tsx";
