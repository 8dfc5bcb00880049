export { confirmEmailChange, sendVerifyEmail, verifyEmail } from "./verification.endpoints.ts";
export type { SendVerifyEmailBody } from "./verification.schemas.ts";
