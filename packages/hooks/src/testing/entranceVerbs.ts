import * as hooks from "../index.ts";
import { type Row, row } from "./verbRow.ts";

export const entranceVerbs: readonly Row[] = [
  row(hooks.useVerifyEmail, "verifyEmail", ["t1"], "PUT /api/verification/t1/verify_email"),
  row(
    hooks.useConfirmEmailChange,
    "confirmEmailChange",
    ["t1"],
    "PUT /api/verification/t1/confirm_email_change",
  ),
  row(hooks.useResendEmailChange, "resendEmailChange", [], "POST /auth/email_change"),
  row(hooks.useCancelEmailChange, "cancelEmailChange", [], "DELETE /auth/email_change"),
  row(
    hooks.useStartSecondFactor,
    "startSecondFactor",
    ["present password", "123456"],
    "POST /auth/second_factor",
  ),
  row(hooks.useConfirmSecondFactor, "confirmSecondFactor", ["123456"], "PUT /auth/second_factor"),
  row(
    hooks.useRemoveSecondFactor,
    "removeSecondFactor",
    ["present password", "123456"],
    "DELETE /auth/second_factor",
  ),
  row(hooks.useResendOwnInvitations, "resendOwnInvitations", [], "POST /company/invitations/resend_own"),
  row(
    hooks.useSignupMember,
    "signupMember",
    [{ token: "token", name: "新井 さくら", password: "correct horse battery" }],
    "POST /api/company/signup/signup_member",
  ),
];
