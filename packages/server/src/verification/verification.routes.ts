import {
  cancelEmailChange,
  confirmEmailChange,
  getEmailChange,
  resendEmailChange,
  sendVerifyEmail,
  verifyEmail,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as change from "./emailChange.service.ts";
import * as service from "./verification.service.ts";

export const verificationRoutes = [
  handle(sendVerifyEmail, service.sendVerification),
  handle(verifyEmail, service.verifyEmail),
  handle(confirmEmailChange, service.confirmEmailChange),
  handle(getEmailChange, change.getEmailChange),
  handle(resendEmailChange, change.resendEmailChange),
  handle(cancelEmailChange, change.cancelEmailChange),
];
