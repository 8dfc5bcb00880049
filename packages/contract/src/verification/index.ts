export {
  cancelEmailChange,
  confirmEmailChange,
  getEmailChange,
  resendEmailChange,
  sendVerifyEmail,
  verifyEmail,
} from "./verification.endpoints.ts";
export type { EmailChange, SendVerifyEmailBody } from "./verification.schemas.ts";
