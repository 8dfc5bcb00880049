export {
  EntranceLayout,
  type EntranceLayoutProps,
} from "./EntranceLayout/EntranceLayout.tsx";
export {
  SignInForm,
  type SignInFormProps,
  type SignInValues,
} from "./SignInForm/SignInForm.tsx";
