export {
  confirmEmailChange,
  type SendVerifyEmailBody,
  sendVerifyEmail,
  sendVerifyEmailBody,
  verifyEmail,
} from "./verification.endpoints.ts";
