import { confirmEmailChange, sendVerifyEmail, verifyEmail } from "@tsumugi/contract";
import { mockEndpoint } from "../core/mockEndpoint.ts";

export const verificationHandlers = [
  mockEndpoint(sendVerifyEmail, { accepted: true }),
  mockEndpoint(verifyEmail, { email_masked: "a***@demo.tsumugi.test" }),
  mockEndpoint(confirmEmailChange, { email_masked: "n***@demo.tsumugi.test" }),
];
