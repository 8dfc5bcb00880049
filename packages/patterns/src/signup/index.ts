export { CheckYourMail, type CheckYourMailProps } from "./CheckYourMail/CheckYourMail.tsx";
export {
  CompanySignUpForm,
  type CompanySignUpFormProps,
  type CompanySignUpValues,
} from "./CompanySignUpForm/CompanySignUpForm.tsx";
export {
  ConfirmEmailChangeCard,
  type ConfirmEmailChangeCardProps,
} from "./ConfirmEmailChangeCard/ConfirmEmailChangeCard.tsx";
export { InvitationCard, type InvitationCardProps } from "./InvitationCard/InvitationCard.tsx";
export type { InvitationProblem } from "./invitation.types.ts";
export { MemberSignUpForm, type MemberSignUpFormProps } from "./MemberSignUpForm/MemberSignUpForm.tsx";
export { OutcomeCard, type OutcomeCardProps } from "./OutcomeCard/OutcomeCard.tsx";
export { PasswordField, type PasswordFieldProps } from "./password/PasswordField.tsx";
export { SignUpForm, type SignUpFormProps } from "./SignUpForm/SignUpForm.tsx";
export { VerifyEmailCard, type VerifyEmailCardProps } from "./VerifyEmailCard/VerifyEmailCard.tsx";
export type { VerificationState } from "./verification.types.ts";
