export { DeviceList, type DeviceListProps } from "./DeviceList/DeviceList.tsx";
export {
  EmailChangeDialog,
  type EmailChangeDialogProps,
  type EmailChangeValues,
} from "./EmailChangeDialog/EmailChangeDialog.tsx";
export {
  EntranceLayout,
  type EntranceLayoutProps,
} from "./EntranceLayout/EntranceLayout.tsx";
export {
  PasswordChangeDialog,
  type PasswordChangeDialogProps,
  type PasswordChangeValues,
} from "./PasswordChangeDialog/PasswordChangeDialog.tsx";
export {
  SecondFactorDialog,
  type SecondFactorDialogProps,
  type SecondFactorStep,
} from "./SecondFactorDialog/SecondFactorDialog.tsx";
export {
  SignInForm,
  type SignInFormProps,
  type SignInValues,
} from "./SignInForm/SignInForm.tsx";
